import type { Shop } from '#shop-api/cart/shop.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import { findShopOrigin } from '#shop-api/channels/shop-origin.ts'
import type { Tx } from '#shop-api/db/db.ts'
import type { Mail } from '#shop-api/mail/mail.ts'
import { createOrderMail } from '#shop-api/mail/order-mail.ts'
import { toGiftUrl } from '#src/rules/gift/gift-links.ts'
import { toPapersUrl } from './find-papers-url.ts'
import { loadOrder, type OrderRow } from './load-order.ts'

/** The mail that confirms an order, with links into the shop where its address is known. */
export async function writeOrderMail(
  tx: Tx,
  { channel, config, now }: Pick<Shop, 'channel' | 'config' | 'now'>,
  row: OrderRow,
): Promise<Mail | undefined> {
  const order = await loadOrder(tx, row, now)
  const seller = await loadSeller(tx, channel.id, channel.name)
  const origin = await findShopOrigin(tx, channel, config)
  if (origin === undefined) return createOrderMail(order, seller)
  return createOrderMail(order, seller, {
    gift: order.social_gift && toGiftUrl(origin, order.social_gift.token),
    papers: toPapersUrl(origin, row),
  })
}
