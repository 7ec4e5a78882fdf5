import type { Picture } from '#contract/shapes/fields.ts'
import { PAGE_HEIGHT, PAGE_WIDTH, type PageRequest } from '#demo/drawings/draw-page.ts'
import type { Ground } from '#demo/drawings/grounds.ts'
import type { Traits } from '#demo/drawings/pen.ts'
import { toPictureDigest } from './picture-path.ts'

/** What a stored picture is made from (`pictures.source`); `shop-api/pictures` says what the words mean. */
export type PictureSource =
  /** One thing on its ground. */
  | { type: 'thing'; kind: string; seed: number; colourway: string; ground: Ground; traits?: Traits }
  /** Several things together, for articles and banners. */
  | {
      type: 'scene'
      kinds: string[]
      seed: number
      ground: Ground
      mood: 'morning' | 'day' | 'evening'
      shape: 'scene' | 'banner'
    }
  /** A maker's mark. */
  | { type: 'logo'; name: string; seed: number }
  /** One of the shop's people. */
  | { type: 'portrait'; seed: number; ground: Ground; traits?: Traits }
  /** A page of a printed catalogue. */
  | ({ type: 'page' } & PageRequest)

/** Pixels a source has at its largest. */
function toPictureSize(source: PictureSource): { width: number; height: number } {
  if (source.type === 'thing') return { width: 1600, height: 1600 }
  if (source.type === 'logo') return { width: 960, height: 480 }
  if (source.type === 'portrait') return { width: 1600, height: 1600 }
  if (source.type === 'page') return { width: 1600, height: Math.round((1600 * PAGE_HEIGHT) / PAGE_WIDTH) }
  return source.shape === 'banner' ? { width: 1600, height: 640 } : { width: 1600, height: 900 }
}

/** The picture a source becomes when stored under a folder; its path changes when the source does. */
export function toStoredPicture(folder: string, source: PictureSource, alt: string): Picture {
  return { path: `${folder}/${toPictureDigest(source)}`, ...toPictureSize(source), alt }
}
