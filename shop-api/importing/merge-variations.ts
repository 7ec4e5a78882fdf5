import type { AdminProduct, ProductInput } from '#contract/shapes/admin.ts'
import { toOneLine } from '#contract/typed-text.ts'
import type { Values } from './entry.ts'
import { pickValues } from './pick-values.ts'
import { isWord, VARIATION_FIELDS } from './product-rows.ts'
import { withTax } from './with-tax.ts'

const BLANK_VARIATION = { options: [], list_price: null, stock: 0, jan_code: null }

/** Variations by their code. Those a file does not name stay as they are, behind the others. */
export function mergeVariations(
  rows: readonly { values: Values }[],
  present: AdminProduct | undefined,
  tax_rate: unknown,
): unknown[] | undefined {
  if (present && rows.length === 0) return undefined
  const named = rows.map(({ values }) => {
    const code = isWord(values['code']) ? toOneLine(values['code']) : values['code']
    const before = present?.products.find((one) => one.code === code)
    const said = pickValues(values, VARIATION_FIELDS)
    const prices = values['is_without_tax'] === true ? addTax(said, tax_rate) : {}
    return { ...(before ?? BLANK_VARIATION), ...said, ...prices, code }
  })
  const rest = (present?.products ?? []).filter(({ code }) => !named.some((one) => one.code === code))
  return [...named, ...rest]
}

/** Prices of a file that does not say the rate. */
const addTax = (said: Values, tax_rate: unknown): Values => ({
  unit_price: withTax(said['unit_price'], tax_rate),
  ...(said['list_price'] !== undefined && { list_price: withTax(said['list_price'], tax_rate) }),
})

/** A stock that stays as it was read keeps what orders took since. */
export function keepSold(input: Partial<ProductInput>, present: AdminProduct): Partial<ProductInput> {
  if (!input.products) return input
  const stockOf = new Map(present.products.map(({ id, stock }) => [id, stock]))
  const products = input.products.map((one) =>
    one.id !== undefined && stockOf.get(one.id) === one.stock ? { ...one, seen_stock: one.stock } : one,
  )
  return { ...input, products }
}
