/** One kind of thing a shop carries: its models, and the words they are described with. */
export interface ProductLine {
  /** Stem of the models' URL keys. */
  key: string
  /** Stem of the part numbers, upper case. */
  code: string
  category_keys: string[]
  picture_kind: string
  /** Which bank of the shop's reviews speaks about it. */
  review_family: string
  /** Who makes it; models take turns. */
  maker_keys: string[]
  tag_keys?: string[]
  tax_rate?: 8 | 10
  is_giftable?: boolean
  is_embroiderable?: boolean
  /** Colourway of products whose options name none. */
  colourway: string
  axes?: ProductAxis[]
  size_table?: string[][]
  /** Rows every model of the line shares, below its own. */
  common_specs?: Record<string, string>
  /** Lines whose model for the same bike (or first model) is offered along with this one. */
  accessory_lines?: string[]
  items: ProductItem[]
  words: ProductWords
}

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
}

/** One model. Its specs are also the slots (`{外径}`) of the line's sentences. */
export interface ProductItem {
  /** Stem of the URL key within the line; the bike's key where the part is made for one bike. */
  key: string
  name: string
  name_kana: string
  unit_price: number
  specs: Record<string, string>
  /** A sentence that is true of this model alone. */
  remark?: string
  maker_key?: string
  picture_kind?: string
  category_keys?: string[]
  axes?: ProductAxis[]
  colourway?: string
}

/** Sentences with slots: `{maker}`, `{bike}`-like words come from the specs; an unknown slot throws. */
export interface ProductWords {
  catches: string[]
  openings: string[]
  details: string[]
  points: string[]
  closings: string[]
}
