import { eq } from 'drizzle-orm'
import type { Shop } from '#shop-api/cart/shop.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { payments } from '#shop-api/db/schema/selling.ts'
import type { Mail } from '#shop-api/mail/mail.ts'
import { createPaymentReminder } from '#shop-api/mail/unpaid-mails.ts'
import { findPapersUrl } from './find-papers-url.ts'
import { loadOrder, type OrderRow } from './load-order.ts'

/** The mail that reminds of money that is awaited; undefined where none is. */
export async function writeReminder(
  tx: Tx,
  { channel, config, now }: Pick<Shop, 'channel' | 'config' | 'now'>,
  row: OrderRow,
): Promise<Mail | undefined> {
  const [way] = await tx.select({ code: payments.code }).from(payments).where(eq(payments.id, row.payment_id))
  const seller = await loadSeller(tx, channel.id, channel.name)
  return createPaymentReminder(await loadOrder(tx, row, now), seller, {
    at: way?.code === 'konbini' ? 'konbini' : 'bank',
    link: await findPapersUrl(tx, { channel, config }, row),
  })
}
