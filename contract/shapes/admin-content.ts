import * as z from 'zod/mini'
import { asKept } from './as-kept.ts'
import { editedFields, publicationInput } from './admin.ts'
import { keptFields, placeInput, slug } from './admin-catalogue.ts'
import { id, instant, PictureSchema, richText } from './fields.ts'
import { optionalLines, optionalText, text } from './input.ts'
import { urlKey } from './rules.ts'

const bannerFields = {
  /** Where it stands, e.g. `top-main`; a layout can show any area. */
  area: slug(),
  title: text(120),
  subtitle: optionalText(200),
  /** Where it leads, a path of the shop or an https address. */
  href: text(500).check(z.regex(/^(\/(?!\/)|https:\/\/)/)),
  picture: PictureSchema,
  is_show: z.boolean(),
}
export const BannerInputSchema = z.object({ ...bannerFields, position: placeInput() })
export type BannerInput = z.infer<typeof BannerInputSchema>
/** `position` is its place in its area. */
export const AdminBannerSchema = z.object({ ...asKept(bannerFields), ...keptFields, position: z.int() })
export type AdminBanner = z.infer<typeof AdminBannerSchema>

const freeAreaFields = { code: slug(), name: text(100), body: richText().check(z.maxLength(100_000)) }
export const FreeAreaInputSchema = z.object(freeAreaFields)
export type FreeAreaInput = z.infer<typeof FreeAreaInputSchema>
export const AdminFreeAreaSchema = z.object({
  ...asKept(freeAreaFields),
  ...keptFields,
  updated_at: instant(),
})
export type AdminFreeArea = z.infer<typeof AdminFreeAreaSchema>

const questionCategoryFields = { key: slug(), name: text(100) }
export const QuestionCategoryInputSchema = z.object({ ...questionCategoryFields, position: placeInput() })
export type QuestionCategoryInput = z.infer<typeof QuestionCategoryInputSchema>
export const AdminQuestionCategorySchema = z.object({
  ...asKept(questionCategoryFields),
  ...keptFields,
  position: z.int(),
})
export type AdminQuestionCategory = z.infer<typeof AdminQuestionCategorySchema>

const colourSchemeFields = {
  name: slug(),
  /** Role → colour as `#rrggbb`, e.g. `accent: '#d9480f'`. Roles left out are the theme's. */
  colours: z.record(text(40).check(urlKey()), text(9).check(z.regex(/^#(?:[0-9A-Fa-f]{3,4}){1,2}$/))),
  /** Whether the shop wears it; only one is. */
  is_selected: z.boolean(),
}
export const ColourSchemeInputSchema = z.object(colourSchemeFields)
export type ColourSchemeInput = z.infer<typeof ColourSchemeInputSchema>
export const AdminColourSchemeSchema = z.object({ ...asKept(colourSchemeFields), ...keptFields })
export type AdminColourScheme = z.infer<typeof AdminColourSchemeSchema>

const outfitFields = {
  title: text(120),
  body: optionalLines(2000),
  picture: PictureSchema,
  /** From then on it shows. */
  published_at: instant(),
  /** Keys of what is worn, in their order. */
  product_keys: z.array(z.string()).check(z.maxLength(50)),
}
const stylistFields = {
  key: slug(),
  name: text(100),
  name_kana: optionalText(100),
  /** Shop or job, e.g. 銀座店. */
  title: optionalText(100),
  /** Centimetres; null when not told. */
  height: z.nullable(z.int().check(z.gte(50), z.lte(250))),
  picture: z.nullable(PictureSchema),
  profile: richText(),
}
export const StylistInputSchema = z.object({
  ...stylistFields,
  /** Outfits. Those that are missing are taken away; left out when it is made: none. */
  coordinates: z.optional(
    z
      .array(
        z.object({
          ...outfitFields,
          /** Left out for a new one. */
          id: z.optional(id()),
        }),
      )
      .check(z.maxLength(200)),
  ),
  ...publicationInput,
})
export type StylistInput = z.infer<typeof StylistInputSchema>
export const AdminStylistSchema = z.object({
  ...asKept(stylistFields),
  /** Newest first. */
  coordinates: z.array(z.object({ ...asKept(outfitFields), id: id() })),
  ...editedFields,
  updated_at: instant(),
})
export type AdminStylist = z.infer<typeof AdminStylistSchema>

const catalogFields = {
  key: slug(),
  name: text(100),
  description: optionalLines(2000),
  picture: z.nullable(PictureSchema),
  /** In reading order. */
  pages: z.array(PictureSchema).check(z.maxLength(300)),
  /** Whether a paper copy can be ordered. */
  is_orderable: z.boolean(),
}
export const CatalogInputSchema = z.object({ ...catalogFields, ...publicationInput })
export type CatalogInput = z.infer<typeof CatalogInputSchema>
export const AdminCatalogSchema = z.object({ ...asKept(catalogFields), ...editedFields })
export type AdminCatalog = z.infer<typeof AdminCatalogSchema>
