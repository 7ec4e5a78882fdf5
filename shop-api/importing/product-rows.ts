import { toOneLine } from '#contract/typed-text.ts'
import { toLabel } from './columns.ts'
import type { Entry, Row, Values } from './entry.ts'
import type { Place } from './to-faults.ts'

/** Fields of a variation. */
export const VARIATION_FIELDS = [
  'code',
  'options',
  'unit_price',
  'list_price',
  'stock',
  'jan_code',
  'order_multiple',
  'carton_quantity',
  'max_per_order',
  'content_amount',
] as const

/** What names a product in its file: its key, else the code of its first variation. */
export function toName({ rows: [first] }: Entry): string {
  return toKeyOf(first) || `code ${toCode(first)}`
}

export const toKeyOf = ({ values }: Row) =>
  typeof values['key'] === 'string' ? toOneLine(values['key']) : ''
const toCode = ({ values }: { values: Values }) =>
  typeof values['code'] === 'string' ? toOneLine(values['code']) : ''
export const toCodes = ({ rows }: Entry) => rows.flatMap(listVariations).map(toCode)

/** Variations come in the order of their rows. */
export function toPlace(entry: Entry): Place {
  const [{ line, labels }] = entry.rows
  const variations = entry.rows.flatMap(listVariations)
  return (path) => {
    const variation = path[0] === 'products' ? variations[Number(path[1])] : undefined
    const field = variation ? String(path[2] ?? 'code') : toField(String(path[0]))
    return { line: variation?.line ?? line, column: labels?.[field] ?? toLabel('products', field) }
  }
}

/** `maker_key` stands in the column of the maker. */
const toField = (name: string) =>
  ({
    maker_key: 'maker',
    brand_key: 'brand',
    category_keys: 'categories',
    parent_key: 'categories',
    tag_keys: 'tags',
  })[name] ?? name

export const isWord = (value: unknown): value is string =>
  typeof value === 'string' && toOneLine(value) !== ''

/** A row of CSV is a variation; a line of JSON has them in a list. */
export function listVariations({ line, values }: Row): { line: number; values: Values }[] {
  const list = values['products']
  if (Array.isArray(list))
    return list.map((one) => ({
      line,
      values: typeof one === 'object' && one !== null ? (one as Values) : {},
    }))
  return VARIATION_FIELDS.some((field) => values[field] !== undefined) ? [{ line, values }] : []
}
