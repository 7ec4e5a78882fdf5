import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Pictures are compared at this width. */
const SMALL = 64
/** Shades of 256 by which two pictures of one screen may differ in the mean: WebP shifts colours by one and a half, dates move on. */
const SAME = 2.5

/** Writes a picture as WebP, unless the one there shows the same. @returns whether it was written */
export async function keepPicture(file: string, shot: Buffer): Promise<boolean> {
  if (existsSync(file) && (await areAlike(await readFile(file), shot))) return false
  await writeFile(file, await sharp(shot).webp({ quality: 72, effort: 6 }).toBuffer())
  return true
}

/** Whether two pictures show the same at a glance. */
export async function areAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map(toSmall))
  if (!a || !b || a.length !== b.length) return false
  return a.reduce((sum, shade, at) => sum + Math.abs(shade - (b[at] ?? 0)), 0) / a.length < SAME
}

const toSmall = (picture: Buffer) => sharp(picture).resize({ width: SMALL }).removeAlpha().raw().toBuffer()
