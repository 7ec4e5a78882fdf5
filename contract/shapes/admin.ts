import * as z from 'zod/mini'
import { asKept } from './as-kept.ts'
import { LINE_PIECES_MAX } from '../buying-limits.ts'
import { PublishReceiptSchema } from '../publish-hook.ts'
import { placeInput } from './admin-catalogue.ts'
import { FitKindSchema } from './bikes.ts'
import { LayoutNameSchema } from './content.ts'
import {
  id,
  instant,
  listQuery,
  MOST_CHOSEN,
  numberQuery,
  pagingQuery,
  PictureSchema,
  richText,
  textOrNull,
  yen,
} from './fields.ts'
import { ContentUnitSchema, monthOrNone } from './goods-content.ts'
import { emptyToNull, lines, optionalJanCode, optionalLines, optionalText, text } from './input.ts'
import { pageUrl, urlKey } from './rules.ts'

/** `scheduled`: `published_at` is still to come. `closed`: `close_at` has passed. `draft`: never shown. */
export const PublicationSchema = z.enum(['draft', 'scheduled', 'published', 'closed'])
export type Publication = z.infer<typeof PublicationSchema>

/** When a thing is shown. When left out on creation: at once and without end. */
export const publicationInput = {
  is_draft: z.optional(z.boolean()),
  /** When it appears; in the future it waits. Null: at once. */
  published_at: z.optional(z.nullable(instant())),
  /** When it is gone again; null: never. */
  close_at: z.optional(z.nullable(instant())),
}

/** What every thing carries beside its own fields when the editor reads it. */
export const editedFields = {
  id: id(),
  /** Sent back with a change, which is refused when somebody else saved meanwhile. */
  version: z.int(),
  publication: PublicationSchema,
  is_draft: z.boolean(),
  published_at: z.nullable(instant()),
  close_at: z.nullable(instant()),
}

const slug = () => text(100).check(urlKey())

const articleFields = {
  key: slug(),
  title: text(120),
  summary: optionalLines(300),
  body: richText(),
  category: optionalText(50),
  picture: z.nullable(PictureSchema),
}
/** A piece of news or a blog article. */
export const ArticleInputSchema = z.object({ ...articleFields, ...publicationInput })
export type ArticleInput = z.infer<typeof ArticleInputSchema>
export const AdminArticleSchema = z.object({
  ...asKept(articleFields),
  ...editedFields,
  updated_at: instant(),
})
export type AdminArticle = z.infer<typeof AdminArticleSchema>

const questionFields = {
  /** Key of its category. */
  category: text(50),
  question: lines(300),
  answer: richText(),
}
export const QuestionInputSchema = z.object({
  ...questionFields,
  position: placeInput(),
  ...publicationInput,
})
export type QuestionInput = z.infer<typeof QuestionInputSchema>
/** `position` is its place in its category. */
export const AdminQuestionSchema = z.object({ ...asKept(questionFields), ...editedFields, position: z.int() })
export type AdminQuestion = z.infer<typeof AdminQuestionSchema>

const makerFields = {
  key: slug(),
  name: text(100),
  name_kana: optionalText(100),
  country: optionalText(50),
  description: richText(),
  logo: z.nullable(PictureSchema),
}
export const MakerInputSchema = z.object({ ...makerFields, ...publicationInput })
export type MakerInput = z.infer<typeof MakerInputSchema>
export const AdminMakerSchema = z.object({ ...asKept(makerFields), ...editedFields })
export type AdminMaker = z.infer<typeof AdminMakerSchema>

const staticPageFields = {
  url: text(190).check(pageUrl()),
  title: text(120),
  body: richText(),
}
export const StaticPageInputSchema = z.object({ ...staticPageFields, ...publicationInput })
export type StaticPageInput = z.infer<typeof StaticPageInputSchema>
export const AdminStaticPageSchema = z.object({
  ...asKept(staticPageFields),
  ...editedFields,
  updated_at: instant(),
})
export type AdminStaticPage = z.infer<typeof AdminStaticPageSchema>

const landingPageFields = {
  slug: slug(),
  title: text(120),
  description: optionalLines(300),
  layout: LayoutNameSchema,
  body: richText(),
  is_show_header: z.boolean(),
  is_show_footer: z.boolean(),
  /** Where the browser goes instead, a path of the shop or an https address; null: it stays. */
  redirect_url: z.nullable(text(500).check(z.regex(/^(\/|https:\/\/)/))),
  /** Coupons that can be taken there, in their order. */
  coupon_ids: z.array(id()).check(z.maxLength(20)),
}
export const LandingPageInputSchema = z.object({ ...landingPageFields, ...publicationInput })
export type LandingPageInput = z.infer<typeof LandingPageInputSchema>
export const AdminLandingPageSchema = z.object({
  ...asKept(landingPageFields),
  ...editedFields,
  updated_at: instant(),
})
export type AdminLandingPage = z.infer<typeof AdminLandingPageSchema>

const pieces = () => z.int().check(z.gte(1), z.lte(LINE_PIECES_MAX))

const variationFields = {
  code: text(64),
  /** One for each axis. */
  options: z.array(text(50)),
  unit_price: yen(),
  list_price: z.nullable(yen()),
  stock: z.int().check(z.nonnegative()),
  jan_code: emptyToNull(optionalJanCode()),
  /** Quantities are multiples of it (発注単位). Left out when it is made: 1. */
  order_multiple: z.optional(pieces()),
  /** Pieces of a whole carton (ケース入数); null: none. Left out when it is made: none. */
  carton_quantity: z.optional(z.nullable(pieces())),
  /** Pieces one order may send to each destination. Left out when it is made: 20. */
  max_per_order: z.optional(pieces()),
  /** How much one piece holds, in the product's `content_unit`; null: not said. Left out when it is made: not said. */
  content_amount: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(1_000_000)))),
}
/** Its own pictures; empty where it looks like the others. */
const ownPictures = () => z.array(PictureSchema).check(z.maxLength(20))

const productFields = {
  key: slug(),
  name: text(200),
  name_kana: optionalText(200),
  catch_copy: optionalText(200),
  description: richText(),
  maker_key: textOrNull(),
  brand_key: textOrNull(),
  /** The first is its own, the others show it too. */
  category_keys: z.array(z.string()),
  tag_keys: z.array(z.string()),
  tax_rate: z.literal([8, 10]),
  is_giftable: z.boolean(),
  /** Uploaded pictures. */
  pictures: z.array(PictureSchema),
  specs: z.array(z.object({ label: text(50), value: text(200) })),
  /** Names of the variation axes; empty with one variation. */
  axes: z.array(text(30)).check(z.maxLength(3)),
}

const sizeTable = () =>
  z.nullable(z.array(z.array(optionalText(100)).check(z.maxLength(20))).check(z.maxLength(60)))
/** Rank in the «recommended» order, small first, below 0 too; of one rank the older comes first. */
const rank = () => z.int().check(z.gte(-1_000_000_000), z.lte(1_000_000_000))

export const ProductInputSchema = z.object({
  ...productFields,
  /** Rows of cells, the first row is the heading; null: none. Left out when it is made: none. */
  size_table: z.optional(sizeTable()),
  /** Keys of products sold with it, in their order. Left out when it is made: none. */
  accessory_keys: z.optional(z.array(z.string()).check(z.maxLength(30))),
  /** Left out when it is made: 0. */
  position: z.optional(rank()),
  /** Whether a name can be sewn on it. Left out when it is made: no. */
  is_embroiderable: z.optional(z.boolean()),
  /** How it is judged for a bike it has no fitment with. Left out when it is made: bikes do not matter to it. */
  fit_kind: z.optional(FitKindSchema),
  /** How long it keeps. Left out when it is made: nothing is said. */
  best_before: z.optional(optionalText(60)),
  /** The month it comes out; null: it is out. Left out when it is made: it is out. */
  release_month: z.optional(monthOrNone()),
  /** What `content_amount` of its variations counts; null: nothing. Left out when it is made: nothing. */
  content_unit: z.optional(z.nullable(ContentUnitSchema)),
  ...publicationInput,
  products: z
    .array(
      z.object({
        ...variationFields,
        /** Left out for a new variation. Those that are missing are taken away. */
        id: z.optional(id()),
        /**
         * The stock the editor saw. `stock` is changed by the difference to it, so what orders took meanwhile stays
         * taken. Left out: the stock becomes `stock`, whatever was sold meanwhile.
         */
        seen_stock: z.optional(z.int().check(z.nonnegative())),
        /** Left out: they stay. */
        pictures: z.optional(ownPictures()),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
})
export type ProductInput = z.infer<typeof ProductInputSchema>

export const AdminProductSchema = z.object({
  ...asKept(productFields),
  size_table: sizeTable(),
  accessory_keys: z.array(z.string()),
  position: rank(),
  is_embroiderable: z.boolean(),
  fit_kind: FitKindSchema,
  best_before: z.string(),
  release_month: textOrNull(7),
  content_unit: z.nullable(ContentUnitSchema),
  ...editedFields,
  products: z.array(
    z.object({ ...asKept(variationFields), jan_code: textOrNull(13), id: id(), pictures: ownPictures() }),
  ),
  updated_at: instant(),
})
export type AdminProduct = z.infer<typeof AdminProductSchema>

/** `changed`: the last saved first. `position`: as shoppers see it. */
export const AdminProductSortSchema = z.enum([
  'changed',
  'new',
  'name',
  'code',
  'price_asc',
  'price_desc',
  'stock_asc',
  'stock_desc',
  'position',
])
export type AdminProductSort = z.infer<typeof AdminProductSortSchema>

/** What the staff narrow their list of products by; keys of things. */
export const AdminProductQuerySchema = z.object({
  ...pagingQuery,
  q: z.optional(z.string().check(z.maxLength(100))),
  publication: z.optional(PublicationSchema),
  /** Those with these keys. */
  keys: z.optional(listQuery(MOST_CHOSEN)),
  /** In it or below it. */
  category: z.optional(z.string()),
  maker: z.optional(z.string()),
  brand: z.optional(z.string()),
  tag: z.optional(z.string()),
  /** `out`: not one piece of any variation. */
  stock: z.optional(z.enum(['in', 'out'])),
  price_from: z.optional(numberQuery()),
  price_to: z.optional(numberQuery()),
  sort: z.optional(AdminProductSortSchema),
})
export type AdminProductQuery = z.infer<typeof AdminProductQuerySchema>

const namedProducts = z
  .array(
    z.object({
      id: id(),
      /** Left out: whatever was saved meanwhile. */
      version: z.optional(z.int()),
    }),
  )
  .check(z.minLength(1), z.maxLength(500))
const keys = () => z.optional(z.array(z.string()).check(z.maxLength(50)))

/** One change of many products; what is left out stays. */
export const ProductBulkInputSchema = z.object({
  products: namedProducts,
  change: z.object({
    ...publicationInput,
    /** Percent their prices go up or down. */
    price_percent: z.optional(z.int().check(z.gte(-99), z.lte(900))),
    /** Prices are rounded to a multiple of so many yen. */
    price_step: z.optional(z.literal([1, 10, 100, 1000])),
    tax_rate: z.optional(z.literal([8, 10])),
    maker_key: z.optional(textOrNull()),
    brand_key: z.optional(textOrNull()),
    category_keys: keys(),
    add_category_keys: keys(),
    remove_category_keys: keys(),
    tag_keys: keys(),
    add_tag_keys: keys(),
    remove_tag_keys: keys(),
  }),
})
export type ProductBulkInput = z.infer<typeof ProductBulkInputSchema>
export const ProductBulkRemovalSchema = z.object({ products: namedProducts })

/** What became of a change: who was told, and what they published. */
export const PublishReportSchema = z.object({
  version: z.int(),
  changed_at: instant(),
  hooks: z.array(
    z.object({
      /** Host of the publisher. */
      host: z.string(),
      /** `waiting`: not taken yet. `taken`: see `receipt`. `refused`: it will not be tried again. */
      state: z.enum(['waiting', 'taken', 'refused']),
      attempts: z.int(),
      /** Nobody has taken it for days. */
      is_overdue: z.boolean(),
      last_error: textOrNull(),
      /** `null` with `taken`: the publisher is still at work. */
      receipt: z.nullable(PublishReceiptSchema),
    }),
  ),
})
export type PublishReport = z.infer<typeof PublishReportSchema>
