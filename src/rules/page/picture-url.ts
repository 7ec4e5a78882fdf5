import type { Picture } from '#contract/shapes/fields.ts'

/** Widths the storage encodes, pixels. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Address of a stored picture in one size and format. */
export function toPictureUrl(
  storageUrl: string,
  picture: Pick<Picture, 'path'>,
  width: PictureWidth,
  format: 'avif' | 'webp' | 'png',
): string {
  return `${storageUrl}/${picture.path}/${width}.${format}`
}

/** Of the widths a place offers, those that show more of a picture so wide than the one before. */
export function offerWidths(widths: readonly PictureWidth[], width: number): PictureWidth[] {
  return widths.filter((_, at) => at === 0 || (widths[at - 1] ?? 0) < width)
}

/** What a crop keeps in sight, in tenths, for `data-focus`: `x2 y8`; undefined for the middle. */
export function toFocusMark({ focus }: Pick<Picture, 'focus'>): string | undefined {
  if (!focus) return undefined
  return `x${Math.round(focus.x * 10)} y${Math.round(focus.y * 10)}`
}
