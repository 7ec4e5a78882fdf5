import { getStored, setStored } from '#src/stores/page/storage.ts'

const KEY = 'noren.product_history'
/** So many are kept (behaviour 8.5). */
const KEPT = 10

/** `Product.id`s this browser looked at, last first. */
export function getViewedProducts(): number[] {
  const stored = getStored('local', KEY)
  return Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : []
}

/** Notes that a product's page is being looked at. */
export function noteViewedProduct(id: number): void {
  setStored('local', KEY, [id, ...getViewedProducts().filter((one) => one !== id)].slice(0, KEPT))
}

export function forgetViewedProducts(): void {
  setStored('local', KEY, null)
}
