import * as z from 'zod/mini'
import { id, instant, key, PictureSchema, richText, version } from './fields.ts'
import { ProductSummarySchema } from './product.ts'

/** One of the shop's people who show how to wear its goods. */
export const StylistSchema = z.object({
  id: id(),
  key: key(),
  name: z.string(),
  name_kana: z.string(),
  /** Shop or job, e.g. 銀座店. */
  title: z.string(),
  /** Centimetres; null when not told. */
  height: z.nullable(z.int()),
  picture: z.nullable(PictureSchema),
  updated_at: instant(),
  version: version(),
})
export type Stylist = z.infer<typeof StylistSchema>

export const StylistDetailSchema = z.extend(StylistSchema, {
  /** Rich text. */
  profile: richText(),
  /** Outfits, newest first. */
  coordinates: z.array(
    z.object({
      id: id(),
      title: z.string(),
      body: z.string(),
      picture: PictureSchema,
      products: z.array(ProductSummarySchema),
      published_at: instant(),
    }),
  ),
})
export type StylistDetail = z.infer<typeof StylistDetailSchema>
