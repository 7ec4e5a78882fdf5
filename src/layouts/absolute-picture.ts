import type { Picture } from '#contract/shapes/fields.ts'
import { toPictureUrl } from '#src/rules/page/picture-url.ts'
import type { PublicSite } from '#src/site/public-site.ts'

/** A picture's whole address, in the size machines are shown. */
export function toAbsolutePicture(
  picture: Pick<Picture, 'path'>,
  site: Pick<PublicSite, 'origin' | 'storage_url'>,
): string {
  return new URL(toPictureUrl(site.storage_url, picture, 1280, 'webp'), site.origin).href
}
