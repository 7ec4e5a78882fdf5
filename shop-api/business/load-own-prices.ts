import type { OwnPrice } from '#contract/shapes/business.ts'
import { listProducts } from '#shop-api/catalogue/list-products.ts'
import { loadModels } from '#shop-api/catalogue/load-models.ts'
import type { CountingScope } from '#shop-api/catalogue/count-once.ts'
import { loadContractPrices } from './load-contract-prices.ts'

/** Most products one screen asks for at once. */
const MAX_KEYS = 100

/**
 * What a member's company pays for products by key: all variations of those of which one has a price of its own, of others none.
 * Only of products the member may see.
 */
export async function loadOwnPrices(
  scope: CountingScope,
  payer: { channel_id: number; user_id: number; now: Date },
  keys: readonly string[],
): Promise<OwnPrice[]> {
  if (keys.length === 0) return []
  const range = { limit: MAX_KEYS, offset: 0 }
  const { ids } = await listProducts(scope, { keys: keys.slice(0, MAX_KEYS) }, { range })
  const models = await loadModels(scope.db, ids)
  const goods = ids.flatMap((id) => {
    const { row, variations = [] } = models.get(id) ?? {}
    return row
      ? variations.map(({ id: product_id, unit_price }) => ({ key: row.key, product_id, unit_price }))
      : []
  })
  const own = await loadContractPrices(
    scope.db,
    payer,
    new Map(goods.map(({ product_id, unit_price }) => [product_id, unit_price])),
  )
  const agreed = new Set(goods.flatMap(({ key, product_id }) => (own.has(product_id) ? [key] : [])))
  return goods
    .filter(({ key }) => agreed.has(key))
    .map(({ key, product_id, unit_price: regular_price }) => {
      return { key, product_id, unit_price: own.get(product_id) ?? regular_price, regular_price }
    })
}
