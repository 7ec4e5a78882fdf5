import type { Shop } from '#shop-api/cart/shop.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Tx } from '#shop-api/db/db.ts'
import type { Mail } from '#shop-api/mail/mail.ts'
import { createPaidMail } from '#shop-api/mail/paid-mail.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { loadOrder, type OrderRow } from './load-order.ts'

/** The mail that says an order's money is there. A held order is promised no day. */
export async function writePaidMail(
  tx: Tx,
  { channel, now }: Pick<Shop, 'channel' | 'now'>,
  row: OrderRow,
): Promise<Mail | undefined> {
  const seller = await loadSeller(tx, channel.id, channel.name)
  const ships_on = row.held_at === null ? row.ship_by : null
  return createPaidMail(await loadOrder(tx, row, now), seller, { today: toJapanDay(now), ships_on })
}
