import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { normalisePicture } from './normalise-picture.ts'

// Whoever visits a shop or saves something comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// One thread a picture, and nothing kept between two.
sharp.concurrency(1)
sharp.cache(false)

// Ctrl+C is meant for the API, which lets this picture be finished and then hangs up.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())

/** Runs in a process of its own (`picture-process.ts`): bytes come in, a picture or its refusal goes out. */
process.on('message', (bytes: Uint8Array) => {
  void normalisePicture(bytes).then((answer) => process.send?.(answer))
})
