import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { Shop } from '#shop-api/cart/shop.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { bank_rows } from '#shop-api/db/schema/bank.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { social_gifts } from '#shop-api/db/schema/gifts.ts'
import { orders, payments } from '#shop-api/db/schema/selling.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { createUnpaidEndMail } from '#shop-api/mail/unpaid-mails.ts'
import type { OrderRow } from '#shop-api/orders/load-order.ts'
import { lockOrder } from '#shop-api/orders/lock-order.ts'
import { recordOrderEvent, THE_SHOP } from '#shop-api/orders/record-order-event.ts'
import { voidOrder } from '#shop-api/orders/void-order.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { isWakingHour } from '#src/rules/date/waking-hour.ts'
import { mayBeFor } from '#src/rules/order/match-transfers.ts'
import { TRANSFER_MAILS } from '#src/text/order/transfer-mails.ts'
import { toClaims } from './load-claims.ts'

/**
 * Ends orders whose transfer did not come by the day the shop's way to pay says: goods, points and coupons go back, and the
 * orderer hears why. Never at night. However many processes do this, an order ends once, and none whose money was noted
 * meanwhile.
 *
 * @returns how many ended
 * @throws AggregateError after the others were seen to, when some could not be; they are tried again next time
 */
export async function endLateTransfers({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<number> {
  if (!isWakingHour(now)) return 0
  const due = await db
    .select({ id: orders.id, channel: { id: channels.id, name: channels.name } })
    .from(orders)
    .innerJoin(channels, eq(channels.id, orders.channel_id))
    .innerJoin(payments, eq(payments.id, orders.payment_id))
    .where(
      and(
        eq(orders.status, 'awaiting_payment'),
        sql`${orders.pay_by} + (${payments.guide}->>'cancel_days_after')::int <= ${toJapanDay(now)}::date`,
      ),
    )
    .orderBy(asc(orders.pay_by), asc(orders.id))
  // One after another: each takes its own locks, and one that fails must not stop the others.
  const results: PromiseSettledResult<boolean>[] = []
  for (const { id, channel } of due)
    results.push(...(await Promise.allSettled([db.transaction((tx) => endOrder(tx, { channel, now }, id))])))
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders did not end`)
  return results.filter((result) => result.status === 'fulfilled' && result.value).length
}

/** @returns false when its money came, or somebody ended it, or something else will */
async function endOrder(
  tx: Tx,
  { channel, now }: Pick<Shop, 'channel' | 'now'>,
  id: number,
): Promise<boolean> {
  const row = await lockOrder(tx, channel.id, id)
  if (row.status !== 'awaiting_payment' || row.pay_by === null) return false
  if ((await isExpiredGift(tx, id, now)) || (await hasMoney(tx, row))) return false
  const { reason } = TRANSFER_MAILS.ended
  const { order } = await voidOrder(tx, { channel, now }, row, reason)
  const event = { doer: THE_SHOP, now, kind: 'cancelled', detail: { reason } } as const
  await recordOrderEvent(tx, { ...row, status: 'cancelled' }, event)
  const seller = await loadSeller(tx, channel.id, channel.name)
  const mail = await createUnpaidEndMail(order, row.pay_by, seller)
  const topic = `order-cancelled:${channel.name}:${row.order_no}`
  if (mail) await queueMail(tx, { channel_id: channel.id, topic, mail, now, order_id: id })
  return true
}

/** A gift nobody answered ends with its own words (`gifts/expire-gifts.ts`): its sender is told of the recipient. */
async function isExpiredGift(tx: Tx, order_id: number, now: Date): Promise<boolean> {
  const gifts = await tx
    .select({ id: social_gifts.id })
    .from(social_gifts)
    .where(
      and(
        eq(social_gifts.order_id, order_id),
        isNull(social_gifts.accepted_at),
        lte(social_gifts.expires_at, now),
      ),
    )
  return gifts.length > 0
}

/** Some of its money is there, or may be: nobody has said yet what a row of the statement is for. */
async function hasMoney(tx: Tx, row: OrderRow): Promise<boolean> {
  const [claim] = await toClaims(tx, [row])
  if (!claim || claim.amount < row.total_payment) return true
  const open = await tx
    .select()
    .from(bank_rows)
    .where(
      and(
        eq(bank_rows.channel_id, row.channel_id),
        eq(bank_rows.state, 'open'),
        gte(bank_rows.day, claim.since),
      ),
    )
  return open.some((money) => mayBeFor(money, claim))
}
