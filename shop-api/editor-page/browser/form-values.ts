import { fromJapanField, toJapanField } from './japan-time.ts'
import type { Entry, Kind } from './kinds.ts'

/** What the form's fields hold, by name; variations as `products.0.stock`. */
export type Values = Record<string, string>

const VARIATION_FIELDS = ['unit_price', 'list_price', 'stock'] as const

/** An entry as the form shows it; without one the form is empty. */
export function toValues(kind: Kind, entry: Entry | undefined): Values {
  const variations = (entry?.products ?? []).flatMap((variation, at) =>
    VARIATION_FIELDS.map((name) => [`products.${at}.${name}`, String(variation[name] ?? '')]),
  )
  return {
    ...Object.fromEntries(kind.fields.map(({ name }) => [name, String(entry?.[name] ?? '')])),
    ...Object.fromEntries(variations),
    is_draft: entry?.is_draft ? 'on' : '',
    published_at: toJapanField(entry?.published_at ?? null),
    close_at: toJapanField(entry?.close_at ?? null),
  }
}

/** What to send of the values: all of a new entry, of another what differs. */
export function toBody(kind: Kind, entry: Entry | undefined, values: Values): Record<string, unknown> {
  const seen = toValues(kind, entry)
  const isChanged = (name: string) => entry === undefined || values[name] !== seen[name]
  const body: Record<string, unknown> = entry ? { version: entry.version } : { ...kind.blank }
  for (const { name, type } of kind.fields) {
    if (isChanged(name)) body[name] = type === 'number' ? Number(values[name] || NaN) : values[name]
  }
  if (isChanged('is_draft')) body['is_draft'] = values['is_draft'] === 'on'
  for (const name of ['published_at', 'close_at']) {
    if (isChanged(name)) body[name] = fromJapanField(values[name] ?? '')
  }
  if (entry?.products && Object.keys(seen).some((name) => name.startsWith('products.') && isChanged(name))) {
    body['products'] = entry.products.map((variation, at) => {
      const read = (name: string) => values[`products.${at}.${name}`] ?? ''
      return {
        ...variation,
        unit_price: toNumber(read('unit_price')),
        list_price: read('list_price') === '' ? null : toNumber(read('list_price')),
        stock: toNumber(read('stock')),
        seen_stock: variation.stock,
      }
    })
  }
  return body
}

/** Nothing typed is no number: the API then says which field it misses. */
function toNumber(text: string): number | null {
  return text === '' ? null : Number(text)
}
