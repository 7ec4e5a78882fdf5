import * as z from 'zod/mini'
import { id, instant, key, PictureSchema, richText, textOrNull, version } from './fields.ts'

/** A piece of news or a blog article. */
export const ArticleSchema = z.object({
  id: id(),
  key: key(),
  title: z.string(),
  summary: z.string(),
  /** Rich text. */
  body: richText(),
  category: z.string(),
  picture: z.nullable(PictureSchema),
  published_at: instant(),
  updated_at: instant(),
  /** Only for members: whether this one read it (news). */
  is_read: z.optional(z.boolean()),
  version: version(),
})
export type Article = z.infer<typeof ArticleSchema>

export const MakerSchema = z.object({
  id: id(),
  key: key(),
  name: z.string(),
  name_kana: z.string(),
  country: z.string(),
  description: richText(),
  logo: z.nullable(PictureSchema),
  product_count: z.int(),
  /** Ours: of the maker itself, not of its products. */
  updated_at: z.optional(instant()),
  version: version(),
})
export type Maker = z.infer<typeof MakerSchema>

export const BrandSchema = z.object({
  id: id(),
  key: key(),
  name: z.string(),
  name_kana: z.string(),
  description: z.string(),
  maker_key: textOrNull(),
  product_count: z.int(),
  version: version(),
})
export type Brand = z.infer<typeof BrandSchema>

export const BannerSchema = z.object({
  id: id(),
  area: z.string(),
  title: z.string(),
  subtitle: z.string(),
  href: z.string(),
  picture: PictureSchema,
  is_show: z.boolean(),
  version: version(),
})
export type Banner = z.infer<typeof BannerSchema>

export const FreeAreaSchema = z.object({
  code: key(),
  name: z.string(),
  body: richText(),
  updated_at: instant(),
  version: version(),
})
export type FreeArea = z.infer<typeof FreeAreaSchema>

/** Behaviour 2.4: shown again after a visitor hid it only if `updated_at` changed. */
export const MessageSchema = z.object({
  code: key(),
  title: z.string(),
  body: richText(),
  updated_at: instant(),
  version: version(),
})
export type Message = z.infer<typeof MessageSchema>

export const StaticPageSchema = z.object({
  url: z.string(),
  title: z.string(),
  body: richText(),
  updated_at: instant(),
  version: version(),
})
export type StaticPage = z.infer<typeof StaticPageSchema>

export const QaSchema = z.object({
  id: id(),
  category: z.string(),
  question: z.string(),
  answer: richText(),
  version: version(),
})
export type Qa = z.infer<typeof QaSchema>

/** Role → colour, as CSS colours, e.g. `accent: '#d9480f'`. */
export const ColourSchemeSchema = z.object({ name: z.string(), colours: z.record(z.string(), z.string()) })
export type ColourScheme = z.infer<typeof ColourSchemeSchema>

export const LayoutNameSchema = z.enum(['default', 'invalidChannel', 'maintenance', 'sample', 'simple'])
export type LayoutName = z.infer<typeof LayoutNameSchema>

/** Something the editor placed on a page. */
export const LayoutBlockSchema = z.object({
  /** Above what the page itself shows, below it, or beside it. */
  place: z.enum(['before', 'after', 'side']),
  kind: z.enum(['free_area', 'banners', 'collection', 'news', 'products']),
  /**
   * Code of the free area, area of the banners, alias of the collection, category of the news (empty: all), key of the
   * products' category (empty: the newest).
   */
  code: z.string(),
})
export type LayoutBlock = z.infer<typeof LayoutBlockSchema>

export const LayoutSchema = z.object({
  page: z.string(),
  layout: LayoutNameSchema,
  /** In their order. */
  blocks: z.array(LayoutBlockSchema),
})
export type Layout = z.infer<typeof LayoutSchema>
