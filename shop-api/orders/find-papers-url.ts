import type { Shop } from '#shop-api/cart/shop.ts'
import { findShopOrigin } from '#shop-api/channels/shop-origin.ts'
import type { Tx } from '#shop-api/db/db.ts'
import type { OrderRow } from './load-order.ts'

type Papers = Pick<OrderRow, 'order_no' | 'token'>

/** Where the papers of an order lie for whoever has its mail; undefined where nothing says the shop's address. */
export async function findPapersUrl(
  tx: Tx,
  { channel, config }: Pick<Shop, 'channel' | 'config'>,
  order: Papers,
): Promise<string | undefined> {
  const origin = await findShopOrigin(tx, channel, config)
  return origin === undefined ? undefined : toPapersUrl(origin, order)
}

/** The same in a shop whose address is known. */
export function toPapersUrl(origin: string, { order_no, token }: Papers): string {
  return `${origin}/orders/receipt/?${new URLSearchParams({ no: order_no, t: token })}`
}
