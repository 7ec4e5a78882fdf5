import type { DemoProduct } from './demo-shop.ts'
import type { GoodsContent } from '#contract/shapes/goods-content.ts'
import type { FitKind, FitmentState } from '#contract/shapes/bikes.ts'
import type { Traits } from '#shop-api/db/json/picture-source.ts'

/** Step and carton of a product, and the most one order may send to a destination. */
export type OrderedPieces = Pick<DemoProduct, 'order_multiple' | 'carton_quantity' | 'max_per_order'>

/** One kind of thing a shop carries: its models, and the words they are described with. */
export interface ProductLine {
  /** Stem of the models' URL keys. */
  key: string
  /** Stem of the part numbers, upper case. */
  code: string
  category_keys: string[]
  picture_kind: string
  /** Which bank of the shop's reviews has reviews of it. */
  review_family: string
  /** What all its pictures show alike: options of the drawing (`drawings/pen.ts`). */
  traits?: Traits
  /** A card beside the thing says which one it is, where the things of the line look alike. */
  has_tag?: boolean
  /** The spec that is printed on the package; the first word of the name where none is given. */
  label_spec?: string
  /** Who makes it; models take turns. */
  maker_keys: string[]
  tag_keys?: string[]
  tax_rate?: 8 | 10
  /** In what pieces it is ordered; one by one, and the usual number at once, when left out. */
  units?: Partial<OrderedPieces>
  /** How long its models keep. */
  best_before?: string
  /** What one piece of its models holds; options may say how much. */
  content?: ItemContent
  is_giftable?: boolean
  is_embroiderable?: boolean
  /** Colourway of products whose options name none. */
  colourway: string
  axes?: ProductAxis[]
  size_table?: string[][]
  /** Rows every model of the line shares, below its own. */
  common_specs?: Record<string, string>
  /** Lines a consumable is used on; it is offered along with nothing else. */
  used_on?: string[]
  /**
   * What is offered along with this one: a line, of which the model that fits is taken, or one model (`line/item`).
   * What must fit another machine or chain is left out.
   */
  accessory_lines?: string[]
  /** How its models are judged for a bike; `none` when left out. A `listed` one that no bike is said of is `ask`. */
  fit_kind?: FitKind
  /** What each model says of bikes, before what it says itself. */
  toFitments?: (item: ProductItem) => ItemFitment[]
  items: ProductItem[]
  words: ProductWords
}

/** What is said of a model, or of its variations with an option, and a bike. Of two the later counts. */
export interface ItemFitment {
  bike_key: string
  /** Value of an option. */
  option?: string
  state: FitmentState
  note?: string
}

type ItemContent = Pick<GoodsContent, 'unit'> & Partial<GoodsContent>

export interface ProductAxis {
  name: string
  options: ProductOption[]
}

export interface ProductOption {
  value: string
  /** Part number suffix. */
  suffix: string
  colourway?: string
  extra_yen?: number
  /** How much such a piece holds, in the unit of its line or model. */
  content_amount?: number
}

/** One model. Its specs are also the slots (`{外径}`) of the line's sentences. */
export interface ProductItem {
  /** Stem of the URL key within the line; the bike's key where the part is made for one bike. */
  key: string
  name: string
  name_kana: string
  unit_price: number
  specs: Record<string, string>
  /** Words for the slots of the line's sentences that are no specs. */
  slots?: Record<string, string>
  /** A sentence that is true of this model alone. */
  remark?: string
  maker_key?: string
  /** The series it belongs to, of whichever maker; by chance one of its maker's where none is said. */
  brand_key?: string
  /** Beside the line's. */
  tag_keys?: string[]
  picture_kind?: string
  /** What its picture shows, beside the line's. */
  traits?: Traits
  category_keys?: string[]
  axes?: ProductAxis[]
  colourway?: string
  best_before?: string
  content?: ItemContent
  /** In how many months it comes out; left out when it is out. */
  release_in_months?: number
  fit_kind?: FitKind
  fitments?: ItemFitment[]
}

/** Sentences with slots: `{maker}`, `{bike}`-like words come from the specs; an unknown slot throws. */
export interface ProductWords {
  catches: string[]
  openings: string[]
  details: string[]
  points: string[]
  closings: string[]
}
