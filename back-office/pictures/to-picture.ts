import type { AdminPicture } from '#contract/shapes/admin-pictures.ts'
import type { Picture } from '#contract/shapes/fields.ts'

/** A photograph of the library as a place takes it up. */
export function toPicture({ path, width, height, alt, focus }: AdminPicture): Picture {
  return { path, width, height, alt, ...(focus && { focus }) }
}
