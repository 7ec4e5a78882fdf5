import type { CallOutput } from '#contract/index.ts'
import { listProducts } from './list-products.ts'
import { loadModels } from './load-models.ts'
import type { CountingScope } from './count-once.ts'
import { toOrderableQuantity, toSaleablePieces, toStockState } from './stock-state.ts'

type LivePrices = CallOutput<'GET /v1/price-and-stock'>['data']

/** Most products one screen asks for at once. */
const MAX_KEYS = 100

/** Price and stock of products, which a published page may show out of date. Unknown keys are left out. */
export async function loadLivePrices(scope: CountingScope, keys: readonly string[]): Promise<LivePrices> {
  if (keys.length === 0) return []
  const range = { limit: MAX_KEYS, offset: 0 }
  const { ids } = await listProducts(scope, { keys: keys.slice(0, MAX_KEYS) }, { range })
  const models = await loadModels(scope.db, ids)
  return ids.flatMap((id) => {
    const model = models.get(id)
    if (!model) return []
    const { row, variations } = model
    return {
      key: row.key,
      unit_price: row.unit_price,
      max_unit_price: row.max_unit_price,
      list_price: row.list_price,
      stock_state: toStockState(variations.reduce((sum, one) => sum + toSaleablePieces(one), 0)),
      products: variations.map((variation) => ({
        id: variation.id,
        unit_price: variation.unit_price,
        list_price: variation.list_price,
        stock_state: toStockState(toSaleablePieces(variation)),
        max_quantity: toOrderableQuantity(variation),
      })),
    }
  })
}
