import * as z from 'zod/mini'
import { FocusSchema, id, instant, PictureSchema } from './fields.ts'
import { optionalText, text } from './input.ts'

/** Bytes of a photograph as staff send it. */
export const PHOTOGRAPH_BYTES = 30 * 1024 * 1024

const alt = () => optionalText(300)

/** A photograph of the shop, as the library of the staff shows it. */
export const AdminPictureSchema = z.object({
  id: id(),
  /** What a `Picture` names it by. */
  path: PictureSchema.shape.path,
  /** File name as sent. */
  name: z.string(),
  /** Where it lay when it was brought in; empty for pictures that were sent alone. */
  folder: z.string(),
  alt: z.string(),
  focus: z.nullable(FocusSchema),
  /** Pixels, turned upright. */
  width: z.int(),
  height: z.int(),
  /** Bytes as kept. */
  size: z.int(),
  uploaded_at: instant(),
  /** Since when nothing shows it; null while something does. Thirty days later it is cleared. */
  unused_since: z.nullable(instant()),
  /** Sent back with a change, which is refused when somebody else saved meanwhile. */
  version: z.int(),
})
export type AdminPicture = z.infer<typeof AdminPictureSchema>

/** Something that shows a picture. */
export const PicturePlaceSchema = z.object({
  kind: z.enum([
    'product',
    'news',
    'blog',
    'maker',
    'category',
    'banner',
    'free_area',
    'message',
    'faq',
    'static_page',
    'landing_page',
    'popup',
    'stylist',
    'outfit',
    'catalog',
  ]),
  title: z.string(),
})
export type PicturePlace = z.infer<typeof PicturePlaceSchema>

/** One photograph, and what shows it. */
export const AdminPictureDetailSchema = z.extend(AdminPictureSchema, { places: z.array(PicturePlaceSchema) })

export const PictureUploadSchema = z.object({
  /** `PHOTOGRAPH_BYTES` at most. */
  file: z.file(),
  alt: z.optional(alt()),
  /** Its name, when it is not the file's own. */
  name: z.optional(text(200)),
  folder: z.optional(optionalText(200)),
})

export const PictureChangeSchema = z.object({
  alt: z.optional(alt()),
  /** Null: the middle. */
  focus: z.optional(z.nullable(FocusSchema)),
  version: z.int(),
})
