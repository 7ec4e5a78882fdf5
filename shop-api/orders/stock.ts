import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { toSaleablePieces, toStockState } from '#shop-api/catalogue/stock-state.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { recordChange } from '#shop-api/db/record-change.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import { refuseCart } from '#shop-api/cart/refuse-cart.ts'

/** Pieces of one product, over all lines of an order. */
export interface Pieces {
  product_id: number
  quantity: number
}

type Sold = Pick<typeof products.$inferSelect, 'stock' | 'order_multiple'>

/** Whose stock it is, and when. */
export interface StockScope {
  channel_id: number
  now: Date
}

/** What an order takes from stock, in the order of ids. Everybody locks rows in that order, so nobody deadlocks. */
export function toPieces(detail: CartDetail): Pieces[] {
  const pieces = new Map<number, number>()
  for (const { product_id, quantity } of detail.lines) {
    pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity)
  }
  return [...pieces]
    .map(([product_id, quantity]) => ({ product_id, quantity }))
    .sort((a, b) => a.product_id - b.product_id)
}

const changedColumns = {
  model_id: products.model_id,
  stock: products.stock,
  order_multiple: products.order_multiple,
}

/** Whether a published page says something else of a variation now. @param before its stock */
function hasNewState({ stock, order_multiple }: Sold, before: number): boolean {
  const toState = (pieces: number) => toStockState(toSaleablePieces({ stock: pieces, order_multiple }))
  return toState(stock) !== toState(before)
}

/** Takes pieces from stock. The condition in the statement itself keeps two shoppers from the same last piece. */
export async function takeStock(tx: Tx, scope: StockScope, pieces: readonly Pieces[]): Promise<void> {
  const changed: number[] = []
  for (const { product_id, quantity } of pieces) {
    const [taken] = await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${quantity}` })
      .where(and(eq(products.id, product_id), gte(products.stock, quantity)))
      .returning(changedColumns)
    if (taken === undefined) throw refuseCart('cart.update_products.stock')
    if (hasNewState(taken, taken.stock + quantity)) changed.push(taken.model_id)
  }
  await recordStockChanges(tx, scope, changed)
}

/** Puts reserved pieces back. A product that left the catalogue meanwhile needs none. */
export async function returnStock(tx: Tx, scope: StockScope, pieces: readonly Pieces[]): Promise<void> {
  const changed: number[] = []
  for (const { product_id, quantity } of pieces) {
    const [returned] = await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${quantity}` })
      .where(eq(products.id, product_id))
      .returning(changedColumns)
    if (returned === undefined) continue
    if (hasNewState(returned, returned.stock - quantity)) changed.push(returned.model_id)
  }
  await recordStockChanges(tx, scope, changed)
}

/**
 * Published pages show stock as あり・残りわずか・なし (architecture «What is published and what is live»). Pages that are wrong
 * now are published again.
 */
async function recordStockChanges(
  tx: Tx,
  { channel_id, now }: StockScope,
  model_ids: readonly number[],
): Promise<void> {
  if (model_ids.length === 0) return
  const models = await tx
    .select({ key: product_models.key })
    .from(product_models)
    .where(inArray(product_models.id, [...new Set(model_ids)]))
  const changed = models.map(({ key }) => ({ type: 'product' as const, key, action: 'updated' as const }))
  await recordChange(tx, { channel_id, changed, now })
}
