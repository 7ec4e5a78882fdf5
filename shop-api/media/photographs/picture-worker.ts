import { type NormalPicture, normalisePicture, type Refusal } from './normalise-picture.ts'

/** Runs in a thread of its own (`normalise-beside.ts`). */
export default function normaliseHere(bytes: Uint8Array): Promise<NormalPicture | { refused: Refusal }> {
  return normalisePicture(bytes)
}
