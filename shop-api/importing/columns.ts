import type { ImportKind } from '#contract/shapes/imports.ts'
import { FIT_KIND_WORDS, FITMENT_STATE_WORDS, IMPORT_COLUMNS } from '#src/text/editor/import.ts'
import { CONTENT_UNITS } from '#src/text/product/goods.ts'
import {
  choice,
  choiceOrNull,
  type Codec,
  type Column,
  dayOrNull,
  list,
  moment,
  momentOrNull,
  monthOrNull,
  number,
  numberOrNull,
  pictureOrNull,
  pictures,
  rate,
  references,
  specs,
  table,
  words,
  wordsOrNull,
  yesOrNo,
  zeroOrOne,
} from './column.ts'

type Label = keyof typeof IMPORT_COLUMNS

const column = (field: Label, codec: Codec, label: Label = field): Column => ({
  field,
  label: IMPORT_COLUMNS[label],
  ...codec,
})

const dates = [column('is_draft', yesOrNo), column('published_at', moment), column('close_at', momentOrNull)]

/** Fields of a product; they stand in the first row of its variations. */
export const PRODUCT_COLUMNS: readonly Column[] = [
  column('key', words),
  column('name', words),
  column('name_kana', words),
  column('catch_copy', words),
  column('description', words),
  column('maker', wordsOrNull),
  column('brand', wordsOrNull),
  column('categories', references),
  column('tags', references),
  column('tax_rate', rate),
  column('is_giftable', yesOrNo),
  column('is_embroiderable', yesOrNo),
  column('pictures', pictures),
  column('specs', specs),
  column('axes', list),
  column('size_table', table),
  column('accessory_keys', list),
  column('position', number),
  column('fit_kind', choice(FIT_KIND_WORDS)),
  column('best_before', words),
  column('release_month', monthOrNull),
  column('content_unit', choiceOrNull(CONTENT_UNITS)),
  ...dates,
]

/** Fields of a variation: a row for each. */
export const VARIATION_COLUMNS: readonly Column[] = [
  column('code', words),
  column('options', list),
  column('unit_price', number),
  column('list_price', numberOrNull),
  column('stock', number),
  column('jan_code', wordsOrNull),
  column('order_multiple', number),
  column('carton_quantity', numberOrNull),
  column('max_per_order', number),
  column('content_amount', numberOrNull),
]

const news: readonly Column[] = [
  { ...column('key', words, 'news_key'), is_needed: true },
  column('title', words),
  column('summary', words),
  column('body', words),
  column('category', words),
  column('picture', pictureOrNull),
  ...dates,
]

const redirects: readonly Column[] = [
  { ...column('from', words), is_needed: true },
  { ...column('to', words), is_needed: true },
  ...dates,
]

const bikes: readonly Column[] = [
  { ...column('key', words, 'bike_key'), is_needed: true },
  column('maker_key', words),
  column('maker_name', words),
  column('maker_kana', words),
  column('model_key', words),
  column('model_name', words),
  column('model_kana', words),
  column('year_from', number),
  column('year_to', numberOrNull),
  column('displacement', numberOrNull),
  column('frame_codes', list),
]

const fitments: readonly Column[] = [
  { ...column('code', words), is_needed: true },
  { ...column('bike_key', words), is_needed: true },
  column('state', choice(FITMENT_STATE_WORDS)),
  column('note', words),
]

const contractPrices: readonly Column[] = [
  { ...column('account_code', words), is_needed: true },
  { ...column('code', words), is_needed: true },
  column('unit_price', number, 'contract_price'),
  column('valid_from', dayOrNull),
  column('valid_until', dayOrNull),
]

const members: readonly Column[] = [
  { ...column('email', words), is_needed: true },
  column('last_name', words),
  column('first_name', words),
  column('last_name_kana', words),
  column('first_name_kana', words),
  column('company_name', wordsOrNull),
  column('department_name', wordsOrNull),
  column('birthday', dayOrNull),
  column('postal_code', words),
  column('prefecture', words),
  column('city', words),
  column('address1', words),
  column('address2', words),
  column('phone_number', words),
  column('cell_phone_number', words),
  column('is_receive_newsletter', zeroOrOne),
  column('points', number),
]

/** The columns of our own files, in the order they are written. */
export const COLUMNS: Record<ImportKind, readonly Column[]> = {
  products: [...PRODUCT_COLUMNS, ...VARIATION_COLUMNS],
  news,
  redirects,
  bikes,
  fitments,
  members,
  'contract-prices': contractPrices,
}

/** The heading of a field, for people. */
export function toLabel(kind: ImportKind, field: string): string | null {
  return COLUMNS[kind].find((one) => one.field === field)?.label ?? null
}
