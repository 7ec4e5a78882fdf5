import * as z from 'zod/mini'
import { ArticleSchema } from './content.ts'
import { id, instant, key, PictureSchema, richText, yen } from './fields.ts'
import { text } from './input.ts'
import { ProductSchema } from './product.ts'

/** `scheduled`: `published_at` is still to come. `draft`: never shown. */
export const PublicationSchema = z.enum(['draft', 'scheduled', 'published'])
export type Publication = z.infer<typeof PublicationSchema>

/** A piece of news as the editor sees it. */
export const AdminArticleSchema = z.extend(ArticleSchema, { publication: PublicationSchema })
export type AdminArticle = z.infer<typeof AdminArticleSchema>

export const ArticleInputSchema = z.object({
  key: key(),
  title: text(120),
  summary: z.string().check(z.maxLength(300)),
  body: richText(),
  category: text(50),
  picture: z.nullable(PictureSchema),
  /** When it appears; in the future it waits. Null keeps it a draft. */
  published_at: z.nullable(instant()),
})
export type ArticleInput = z.input<typeof ArticleInputSchema>

/** A product as the editor sees it. */
export const AdminProductSchema = z.extend(ProductSchema, {
  publication: PublicationSchema,
  stocks: z.array(z.object({ product_id: id(), stock: z.int() })),
})
export type AdminProduct = z.infer<typeof AdminProductSchema>

export const ProductInputSchema = z.object({
  key: key(),
  name: text(200),
  catch_copy: z.string().check(z.maxLength(200)),
  description: richText(),
  maker_key: z.nullable(key()),
  brand_key: z.nullable(key()),
  category_keys: z.array(key()).check(z.minLength(1)),
  tag_keys: z.array(key()),
  tax_rate: z.literal([8, 10]),
  is_giftable: z.boolean(),
  pictures: z.array(PictureSchema),
  specs: z.array(z.object({ label: text(50), value: text(200) })),
  /** Names of the variation axes; empty with one variation. */
  axes: z.array(text(30)),
  products: z
    .array(
      z.object({
        /** Left out for a new variation. */
        id: z.optional(id()),
        code: text(64),
        options: z.array(text(50)),
        unit_price: yen(),
        list_price: z.nullable(yen()),
        stock: z.int().check(z.nonnegative()),
        jan_code: z.nullable(z.string()),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
  /** When it appears; in the future it waits. Null keeps it a draft. */
  published_at: z.nullable(instant()),
})
export type ProductInput = z.input<typeof ProductInputSchema>
