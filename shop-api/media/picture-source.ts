import type { Picture } from '#contract/shapes/fields.ts'
import type { PictureSource } from '#shop-api/db/json/picture-source.ts'
import { createHash } from 'node:crypto'

/**
 * Grows whenever `demo/drawings` draws the same thing differently, so that pictures cached for good get new
 * addresses.
 */
const DRAWING_VERSION = 2

/** Ten characters that change with what a picture is made from; part of its path, which may be cached for ever. */
export function toPictureDigest(source: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, source]))
    .digest('hex')
    .slice(0, 10)
}

/** Units of a page of a catalogue, near A4. */
export const PAGE_WIDTH = 600
export const PAGE_HEIGHT = 848

const SCENE_HEIGHTS = { scene: 900, banner: 640, square: 1600 }

/** Pixels a source has at its largest. */
export function toPictureSize(source: PictureSource): { width: number; height: number } {
  if (source.type === 'thing') return { width: 1600, height: 1600 }
  if (source.type === 'logo') return { width: 960, height: 480 }
  if (source.type === 'page') return { width: 1600, height: Math.round((1600 * PAGE_HEIGHT) / PAGE_WIDTH) }
  return { width: 1600, height: SCENE_HEIGHTS[source.shape] }
}

/** The picture a source becomes when stored under a folder; its path changes when the source does. */
export function toStoredPicture(folder: string, source: PictureSource, alt: string): Picture {
  return { path: `${folder}/${toPictureDigest(source)}`, ...toPictureSize(source), alt }
}
