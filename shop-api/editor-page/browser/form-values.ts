import { fromJapanField, toJapanField } from './japan-time.ts'
import type { Entry, Field, Kind } from './kinds.ts'

/** What the form's fields hold, by name; variations as `products.0.stock`, ticked boxes of one name as `3,7`. */
export type Values = Record<string, string>

const VARIATION_FIELDS = ['unit_price', 'list_price', 'stock'] as const

/** An entry as the form shows it; without one, an empty form. */
export function toValues(kind: Kind, entry: Entry | undefined): Values {
  const variations = (entry?.products ?? []).flatMap((variation, at) =>
    VARIATION_FIELDS.map((name) => [`products.${at}.${name}`, String(variation[name] ?? '')]),
  )
  return {
    ...Object.fromEntries(kind.fields.map(({ name }) => [name, toText(entry?.[name])])),
    ...Object.fromEntries(variations),
    is_draft: entry?.is_draft ? 'on' : '',
    published_at: toJapanField(entry?.published_at ?? null),
    close_at: toJapanField(entry?.close_at ?? null),
  }
}

const toText = (value: Entry[keyof Entry]) =>
  Array.isArray(value) ? joinTicked(value.map(String)) : String(value ?? '')

/** The values of a form. Boxes of one name count as one value, also when none is ticked. */
export function readValues(form: HTMLFormElement): Values {
  const typed = new FormData(form)
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map(({ name }) => name)
  const names = new Set([...boxes, ...typed.keys()])
  return Object.fromEntries([...names].map((name) => [name, joinTicked(typed.getAll(name).map(String))]))
}

/** Sorted, so that the same boxes always give the same value. */
const joinTicked = (values: string[]) => values.sort((a, b) => Number(a) - Number(b)).join(',')

/** What to send: all values of a new entry, the changed values of another one. */
export function toBody(kind: Kind, entry: Entry | undefined, values: Values): Record<string, unknown> {
  const seen = toValues(kind, entry)
  const isChanged = (name: string) => entry === undefined || values[name] !== seen[name]
  const body: Record<string, unknown> = entry ? { version: entry.version } : { ...kind.blank }
  for (const field of kind.fields) {
    if (isChanged(field.name)) body[field.name] = toFieldValue(field, values[field.name] ?? '')
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

function toFieldValue({ type, is_nullable }: Field, text: string): string | number | number[] | null {
  if (type === 'coupons') return text.split(',').filter(Boolean).map(Number)
  if (type === 'number') return Number(text || NaN)
  return is_nullable && text === '' ? null : text
}

/** An empty field is not a number. The API then says which field is missing. */
function toNumber(text: string): number | null {
  return text === '' ? null : Number(text)
}
