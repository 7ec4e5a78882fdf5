import { and, asc, eq, exists, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { orders, payments } from '#shop-api/db/schema/selling.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { recordOrderEvent, THE_SHOP } from '#shop-api/orders/record-order-event.ts'
import { writeReminder } from '#shop-api/orders/write-reminder.ts'
import { toJapanDay, toJapanInstant } from '#src/rules/date/japan-time.ts'
import { isWakingHour } from '#src/rules/date/waking-hour.ts'

/** Letters of one round; the rest is written in the next. */
const BATCH = 200

/** Days before the last day to pay, where a provider waits for the money and the shop does not say. */
const DAYS_BEFORE = 1

/**
 * Reminds orderers whose day to pay comes near: as the shop's way to pay says, and of a konbini payment or a transfer to a provider
 * also where it says nothing. Once an order, never at night, never on the day it was placed, however many processes do this.
 * @param config where the shops are, for the link in the mail
 */
export async function remindUnpaid(db: Db, now: Date, config?: ShopOriginConfig): Promise<void> {
  if (!isWakingHour(now)) return
  const due = await db
    .select({ id: orders.id, channel: { id: channels.id, name: channels.name } })
    .from(orders)
    .innerJoin(channels, eq(channels.id, orders.channel_id))
    .innerJoin(payments, eq(payments.id, orders.payment_id))
    .where(and(isUnreminded(now), sql`${orders.pay_by} - ${toDaysBefore(db)} <= ${toJapanDay(now)}::date`))
    .orderBy(asc(orders.id))
    .limit(BATCH)
  for (const { id, channel } of due) await db.transaction((tx) => remind(tx, { channel, config, now }, id))
}

/** Null, so never, where the shop says so and for its own account without a guide. */
function toDaysBefore(db: Db): SQL {
  const awaited = db
    .select({ id: payment_attempts.id })
    .from(payment_attempts)
    .where(and(eq(payment_attempts.cart_id, orders.cart_id), eq(payment_attempts.state, 'awaiting')))
  const unsaid = and(isNull(payments.guide), exists(awaited))
  return sql`case when ${unsaid} then ${DAYS_BEFORE}::int else (${payments.guide}->>'remind_days_before')::int end`
}

interface Place {
  channel: { id: number; name: string }
  config: ShopOriginConfig | undefined
  now: Date
}

async function remind(tx: Tx, { channel, config, now }: Place, id: number): Promise<void> {
  const [row] = await tx
    .update(orders)
    .set({ reminded_on: toJapanDay(now) })
    .where(and(eq(orders.id, id), isUnreminded(now)))
    .returning()
  // Another process was faster, or the money came just now.
  if (!row) return
  const mail = await writeReminder(tx, { channel, config, now }, row)
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
