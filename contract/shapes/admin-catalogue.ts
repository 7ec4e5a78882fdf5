import * as z from 'zod/mini'
import { asKept } from './as-kept.ts'
import { id, PictureSchema, textOrNull } from './fields.ts'
import { optionalLines, optionalText, text } from './input.ts'
import { urlKey } from './rules.ts'

/** What a thing without dates carries beside its own fields when the editor reads it. */
export const keptFields = {
  id: id(),
  /** Sent back with a change, which is refused when somebody else saved meanwhile. */
  version: z.int(),
}

export const slug = () => text(100).check(urlKey())
/** Place among its neighbours, from 0; the others make room. Left out when it is made: the last. */
export const placeInput = () => z.optional(z.int().check(z.nonnegative(), z.lte(100_000)))

const categoryFields = {
  key: slug(),
  name: text(100),
  description: optionalLines(2000),
  picture: z.nullable(PictureSchema),
}
export const CategoryInputSchema = z.object({
  ...categoryFields,
  /** The category it lies in; null: at the top. Left out when it is made: at the top. */
  parent_key: z.optional(textOrNull(100)),
  position: placeInput(),
})
export type CategoryInput = z.infer<typeof CategoryInputSchema>
/** A category of a tree. Lists are depth first, parents before children. */
export const AdminCategorySchema = z.object({
  ...asKept(categoryFields),
  ...keptFields,
  parent_key: textOrNull(),
  /** 0 at the top. */
  depth: z.int(),
  position: z.int(),
  /** Products in it and below it, hidden ones too. */
  product_count: z.int(),
})
export type AdminCategory = z.infer<typeof AdminCategorySchema>

const brandFields = {
  key: slug(),
  name: text(100),
  name_kana: optionalText(100),
  description: optionalLines(2000),
  maker_key: textOrNull(),
}
export const BrandInputSchema = z.object(brandFields)
export type BrandInput = z.infer<typeof BrandInputSchema>
export const AdminBrandSchema = z.object({ ...asKept(brandFields), ...keptFields })
export type AdminBrand = z.infer<typeof AdminBrandSchema>

const tagFields = { key: slug(), name: text(100) }
export const TagInputSchema = z.object({
  ...tagFields,
  /** Opens its products; null: everybody sees them. Left out it stays as it is. Never read back. */
  password: z.optional(z.nullable(text(128))),
  position: placeInput(),
})
export type TagInput = z.infer<typeof TagInputSchema>
export const AdminTagSchema = z.object({
  ...asKept(tagFields),
  ...keptFields,
  position: z.int(),
  /** Whether its products need a password. */
  has_password: z.boolean(),
})
export type AdminTag = z.infer<typeof AdminTagSchema>

const collectionFields = {
  /** Its name in addresses and layouts. */
  alias: slug(),
  name: text(100),
  description: optionalLines(2000),
  /** Keys of its products, in their order. */
  product_keys: z.array(z.string()).check(z.maxLength(500)),
}
export const CollectionInputSchema = z.object(collectionFields)
export type CollectionInput = z.infer<typeof CollectionInputSchema>
export const AdminCollectionSchema = z.object({ ...asKept(collectionFields), ...keptFields })
export type AdminCollection = z.infer<typeof AdminCollectionSchema>
