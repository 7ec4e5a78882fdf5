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
