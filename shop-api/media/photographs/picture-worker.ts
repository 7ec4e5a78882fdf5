import { type NormalPicture, normalisePicture, type Refusal } from './normalise-picture.ts'

// libheif says on the console what is wrong with a file; who sent it is told already.
Object.assign(console, { log: () => {} })

/** Runs in a thread of its own (`normalise-beside.ts`). */
export default function normaliseHere(bytes: Uint8Array): Promise<NormalPicture | { refused: Refusal }> {
  return normalisePicture(bytes)
}
