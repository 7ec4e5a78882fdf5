import { readFile, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { normalisePicture } from './normalise-picture.ts'
import type { Answer, PictureFilePair } from './picture-process.ts'

// Whoever visits a shop or saves something comes first.
setPriority(constants.priority.PRIORITY_LOW)
// One thread a picture, and nothing kept between two.
sharp.concurrency(1)
sharp.cache(false)

// Ctrl+C is meant for the API, which lets this picture be finished and then hangs up.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())

/** Runs in a process of its own (`picture-process.ts`). */
process.on('message', (files: PictureFilePair) => {
  void read(files).then((answer) => process.send?.(answer))
})

async function read({ given, made }: PictureFilePair): Promise<Answer> {
  const picture = await normalisePicture(await readFile(given))
  if ('refused' in picture) return picture
  const { bytes, ...answer } = picture
  await writeFile(made, bytes)
  return { ...answer, size: bytes.byteLength }
}
