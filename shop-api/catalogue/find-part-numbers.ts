import { and, eq, inArray } from 'drizzle-orm'
import type { CallOutput } from '#contract/index.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { toPartNumber } from '#src/rules/cart/order-lines.ts'
import { type ProductScope, toProductCondition } from './product-filter.ts'
import { toOrderableQuantity, toOrderUnits, toSaleablePieces, toStockState } from './stock-state.ts'

type Found = CallOutput<'GET /v1/part-numbers'>['data']

/** Most lines one quick order looks up at once. */
const MAX_CODES = 50

/**
 * Variations by part number, in the order asked. Looked up as typed, in capitals and in small letters, because the
 * index tells them apart.
 */
export async function findPartNumbers(
  scope: ProductScope,
  codes: readonly string[],
  most = MAX_CODES,
): Promise<Found> {
  const asked = codes.slice(0, most)
  if (asked.length === 0) return []
  const spellings = asked.flatMap((code) => {
    const number = toPartNumber(code)
    return [code, number, number.toLowerCase()]
  })
  const rows = await scope.db
    .select({ variation: products, key: product_models.key, name: product_models.name })
    .from(products)
    .innerJoin(product_models, eq(product_models.id, products.model_id))
    .where(
      toProductCondition(
        scope,
        {},
        and(eq(products.channel_id, scope.channel_id), inArray(products.code, spellings)),
      ),
    )
  const byNumber = new Map(rows.map((row) => [toPartNumber(row.variation.code), row]))
  return asked.flatMap((code) => {
    const found = byNumber.get(toPartNumber(code))
    if (!found) return []
    const { variation } = found
    const { id, unit_price, options } = variation
    return {
      asked: code,
      code: variation.code,
      product_id: id,
      key: found.key,
      name: [found.name, ...options].join(' '),
      unit_price,
      stock_state: toStockState(toSaleablePieces(variation)),
      max_quantity: toOrderableQuantity(variation),
      ...toOrderUnits(variation),
    }
  })
}
