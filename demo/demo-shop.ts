import type { InvoiceTermsInput } from '#contract/shapes/invoice.ts'
import type { BuyerRole } from '#contract/shapes/business.ts'
import type { ContentUnit } from '#contract/shapes/goods-content.ts'
import type { FitKind, FitmentState } from '#contract/shapes/bikes.ts'
import type { TradeLaw } from '#contract/shapes/trade-law.ts'
import type { Menus } from '#contract/shapes/menus.ts'
import type { LayoutName } from '#contract/shapes/content.ts'
import type { Gender, Newsletter, SecurityQuestion } from '#contract/shapes/option-lists.ts'
import type { Traits } from '#shop-api/db/json/picture-source.ts'
import type { MemberStory } from './member-story.ts'

/** What a demo shop is made of, as plain data. `moto.ts` and `okurimono.ts` each export one; the seed inserts it. */
export interface DemoShop {
  channel: string
  /** Settings (behaviour 1.7); values as GET /v1/settings/front returns them. */
  settings: Record<string, string | number | boolean | null>
  company: DemoCompany
  colour_scheme: Record<string, string>
  /** Category tree, at most four levels deep. */
  categories: DemoCategory[]
  makers: DemoMaker[]
  brands: DemoBrand[]
  /** What its parts fit; none when left out. */
  bikes?: DemoBike[]
  /** Products of a tag with a password are hidden until it is given. */
  tags: { key: string; name: string; password?: string }[]
  /** Opens the shop where SITE.IS_KEYCODE_REQUIRED is on; null elsewhere. */
  keycode: string | null
  /** Deterministic for (count, seed); keys unique. `count` may be 100,000: yields one at a time, keeps nothing. */
  products: (count: number) => Iterable<DemoProductModel>
  default_product_count: number
  collections: { alias: string; name: string; description: string; product_keys: string[] }[]
  news: DemoArticle[]
  blogs: DemoArticle[]
  banners: DemoBanner[]
  /** What members see over their home. */
  popups?: { title: string; body_html: string; href: string }[]
  free_areas: { code: string; name: string; body_html: string }[]
  messages: { code: string; title: string; body_html: string }[]
  static_pages: { url: string; title: string; body_html: string }[]
  /** Its own words of `/tradelaw/` and `/shipping/`; without them those every shop begins with. */
  trade_law?: Pick<TradeLaw, 'returns' | 'shipping_note'>
  /** Links of its own in header and footer; none when left out. */
  menus?: Menus
  qa_categories: { key: string; name: string }[]
  qas: { category: string; question: string; answer_html: string }[]
  /** Answered questions by product. */
  product_questions: DemoQuestion[]
  stylists: DemoStylist[]
  coupons: DemoCoupon[]
  landing_pages: DemoLandingPage[]
  catalogs: DemoCatalog[]
  /** Texts kept as files in the storage, e.g. `documents/member-terms.txt`. */
  text_files: { path: string; mime_type: string; contents: string }[]
  inquiry_categories: { key: string; name: string }[]
  shipping_fees: DemoShippingFees
  /** Who can log in from the first day. */
  members: DemoMember[]
  /** Companies that buy; none when left out. */
  business_accounts?: DemoBusinessAccount[]
  /** What the first of them did here; without it nothing. */
  member_story?: MemberStory
}

export interface DemoCompany {
  name: string
  name_kana: string
  postal_code: string
  address: string
  phone_number: string
  email: string
  representative: string
  /** Qualified invoice number, `T` and 13 digits with a right check digit. */
  invoice_number: string
  business_hours: string
  /** 0 Sunday … 6 Saturday. */
  closed_weekdays: number[]
  /** Hour of the day until which an order leaves the same day. */
  cutoff_hour: number
}

export interface DemoCategory {
  key: string
  name: string
  description?: string
  /** Kind of `demo/drawings` that stands for it. */
  picture_kind: string
  children?: DemoCategory[]
}

export interface DemoMaker {
  key: string
  name: string
  name_kana: string
  country: string
  description_html: string
}

export interface DemoBrand {
  key: string
  name: string
  name_kana: string
  maker_key: string
  description: string
}

/** One generation of a motorcycle. */
export interface DemoBike {
  key: string
  maker: { key: string; name: string; name_kana: string }
  model: { key: string; name: string; name_kana: string }
  year_from: number
  /** Null while it is sold. */
  year_to: number | null
  /** Cubic centimetres; null for electric ones. */
  displacement: number | null
  frame_codes: string[]
}

/** One thing on sale with its variations; the storefront has one page for it. */
export interface DemoProductModel {
  /** URL key, lower case ASCII, digits and hyphens. */
  key: string
  name: string
  name_kana: string
  catch_copy: string
  description_html: string
  category_keys: string[]
  maker_key: string
  brand_key: string | null
  tag_keys: string[]
  /** Percent: 10, or 8 for food. */
  tax_rate: 8 | 10
  /** Rows of the specification table. */
  specs: { label: string; value: string }[]
  /** Rows of the size table, if sizes matter; the first row is the heading. */
  size_table: string[][] | null
  /** Names of the variation axes, e.g. ['カラー', 'サイズ']; empty when there is one product. */
  axes: string[]
  products: DemoProduct[]
  picture: { kind: string; seed: number; traits?: Traits }
  accessory_keys: string[]
  reviews: DemoReview[]
  /** Days before the demo's "now". */
  published_days_ago: number
  is_giftable: boolean
  /** Whether a name can be sewn on it; not when left out. */
  is_embroiderable?: boolean
  /** How it is judged for a bike it says nothing of; `none` when left out. */
  fit_kind?: FitKind
  /** How long it keeps. */
  best_before?: string
  /** In how many months it comes out; left out when it is out. */
  release_in_months?: number
  content_unit?: ContentUnit
  fitments?: DemoFitment[]
}

/** Whether one variation goes on one bike. Named by its place, so that further editions have the same. */
export interface DemoFitment {
  /** Place among the variations. */
  at: number
  bike_key: string
  state: FitmentState
  note: string
}

export interface DemoProduct {
  /** Part number, e.g. 'BD-3201-RD'. */
  code: string
  options: string[]
  /** Yen, tax included. */
  unit_price: number
  /** As `unit_price`; null when not on sale. */
  list_price: number | null
  stock: number
  order_multiple?: number
  carton_quantity?: number | null
  max_per_order?: number
  /** How much one piece holds, in the model's `content_unit`. */
  content_amount?: number | null
  /** Name of a colourway of `demo/drawings`. */
  colourway: string
  jan_code: string
}

export interface DemoReview {
  nickname: string
  title: string
  body: string
  rating: 1 | 2 | 3 | 4 | 5
  days_ago: number
}

export interface DemoQuestion {
  product_key: string
  nickname: string
  question: string
  answer: string
  asked_days_ago: number
}

export interface DemoArticle {
  key: string
  title: string
  summary: string
  body_html: string
  category: string
  published_days_ago: number
  picture_kinds: string[]
}

export interface DemoBanner {
  area: string
  title: string
  subtitle: string
  href: string
  picture_kinds: string[]
}

export interface DemoStylist {
  key: string
  name: string
  name_kana: string
  title: string
  /** Centimetres. */
  height: number | null
  profile_html: string
  coordinates: DemoCoordinate[]
}

/** What a stylist put together. */
export interface DemoCoordinate {
  title: string
  body: string
  product_keys: string[]
  published_days_ago: number
}

export interface DemoCoupon {
  code: string
  name: string
  description: string
  kind: 'amount' | 'rate' | 'carriage'
  /** Yen or percent by `kind`; 0 for shipping fee. */
  discount: number
  /** Yen of goods, tax included. */
  minimum_total: number
  /** Days after the demo's «now»; null for ever. */
  expires_in_days: number | null
}

export interface DemoLandingPage {
  slug: string
  title: string
  description: string
  layout: LayoutName
  body_html: string
  is_show_header: boolean
  is_show_footer: boolean
  coupon_codes: string[]
  redirect_url: string | null
  published_days_ago: number
}

export interface DemoCatalog {
  key: string
  name: string
  description: string
  /** Line on the cover, e.g. `2026年 秋冬`. */
  issue: string
  greeting: string
  chapters: { title: string; lead: string; product_keys: string[] }[]
  is_orderable: boolean
  published_days_ago: number
}

export interface DemoBusinessAccount {
  /** On what terms it pays by invoice; left out, it does not. */
  invoice_terms?: Omit<InvoiceTermsInput, 'account_code'>
  code: string
  name: string
  /** Percent of the usual price, for what has no price of its own. */
  price_rate: number
  note: string
  /** Members by address; limits in yen, null for any amount. */
  buyers: { email: string; role: BuyerRole; order_limit: number | null; monthly_limit: number | null }[]
  /** Percent of the usual price, by part number. */
  prices: Readonly<Record<string, number>>
}

export interface DemoMember {
  code: string
  email: string
  password: string
  is_registered_member: boolean
  question_ct: SecurityQuestion | null
  answer: string | null
  company_name?: string
  department_name?: string
  last_name: string
  first_name: string
  last_name_kana: string
  first_name_kana: string
  gender_ct: Gender | null
  birthday: string | null
  postal_code: string
  prefecture: string
  city: string
  address1: string
  address2: string
  phone_number: string
  cell_phone_number: string
  is_receive_newsletter: Newsletter
}

export interface DemoShippingFees {
  /** Yen by region of `contract/shapes/address.ts`' prefectures, tax included. */
  by_region: Record<string, number>
  /** Yen of goods from which shipping is free; null for never. */
  free_from: number | null
  /** Calendar days from dispatch to arrival by region. */
  transit_days_by_region: Record<string, number>
}
