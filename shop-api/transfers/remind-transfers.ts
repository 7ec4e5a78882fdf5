import { and, asc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { orders, payments } from '#shop-api/db/schema/selling.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { createTransferReminder } from '#shop-api/mail/transfer-mails.ts'
import { loadOrder } from '#shop-api/orders/load-order.ts'
import { recordOrderEvent, THE_SHOP } from '#shop-api/orders/record-order-event.ts'
import { toJapanDay, toJapanInstant } from '#src/rules/date/japan-time.ts'
import { isWakingHour } from '#src/rules/date/waking-hour.ts'

/** Letters of one round; the rest is written in the next. */
const BATCH = 200

/**
 * Reminds orderers of transfers whose day comes near, as the shop's way to pay says: once an order, never at night, never on the
 * day it was placed, however many processes do this.
 */
export async function remindTransfers(db: Db, now: Date): Promise<void> {
  if (!isWakingHour(now)) return
  const due = await db
    .select({ id: orders.id, channel: { id: channels.id, name: channels.name } })
    .from(orders)
    .innerJoin(channels, eq(channels.id, orders.channel_id))
    .innerJoin(payments, eq(payments.id, orders.payment_id))
    .where(
      and(
        isUnreminded(now),
        sql`${orders.pay_by} - (${payments.guide}->>'remind_days_before')::int <= ${toJapanDay(now)}::date`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(BATCH)
  for (const { id, channel } of due) await db.transaction((tx) => remind(tx, channel, id, now))
}

async function remind(tx: Tx, channel: { id: number; name: string }, id: number, now: Date): Promise<void> {
  const [row] = await tx
    .update(orders)
    .set({ reminded_on: toJapanDay(now) })
    .where(and(eq(orders.id, id), isUnreminded(now)))
    .returning()
  // Another process was faster, or the money came just now.
  if (!row) return
  const seller = await loadSeller(tx, channel.id, channel.name)
  const mail = await createTransferReminder(await loadOrder(tx, row, now), seller)
  if (!mail) return
  const topic = `order-reminded:${channel.name}:${row.order_no}`
  await queueMail(tx, { channel_id: channel.id, topic, mail, now, order_id: id })
  await recordOrderEvent(tx, row, { doer: THE_SHOP, now, kind: 'reminded' })
}

function isUnreminded(now: Date): SQL | undefined {
  const today = toJapanDay(now)
  return and(
    eq(orders.status, 'awaiting_payment'),
    isNull(orders.reminded_on),
    gte(orders.pay_by, today),
    lt(orders.ordered_at, toJapanInstant(today, 0)),
  )
}
