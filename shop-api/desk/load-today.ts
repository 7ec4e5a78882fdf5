import { and, count, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Today } from '#contract/shapes/today.ts'
import type { Db } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { inquiries } from '#shop-api/db/schema/inquiries.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { deliveries, publish_hooks } from '#shop-api/db/schema/publishing.ts'
import { reviews } from '#shop-api/db/schema/reviews.ts'
import { order_lines, orders } from '#shop-api/db/schema/selling.ts'
import { product_questions } from '#shop-api/db/schema/visitors.ts'
import { toStockState } from '#shop-api/catalogue/stock-state.ts'
import { countPaymentChecks } from '#shop-api/orders/payment-checks.ts'
import { countOverdue } from '#shop-api/invoicing/count-overdue.ts'
import { hasUnsent } from '#shop-api/orders/has-unsent.ts'
import { isTransfer } from '#shop-api/orders/is-transfer.ts'
import { listShippableStatuses } from '#shop-api/orders/order-moves.ts'
import { countWaiting } from '#shop-api/transfers/list-bank-rows.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'

interface Scope {
  db: Db
  channel: { id: number }
  now: Date
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Pace of sale is measured over these. */
const PACE_DAYS = 30
/** What failed longer ago was seen. */
const FAILED_DAYS = 14
const SHOWN = 10
/** Pieces up to which stock is low: the most that is not «in stock». */
const LOW =
  Array.from({ length: 50 }, (_, pieces) => pieces).findLast(
    (pieces) => toStockState(pieces) !== 'in_stock',
  ) ?? 0

/** What waits to be done. Each is one look at an index, at the variations with little stock, or at invoices whose day is over. */
export async function loadToday(scope: Scope): Promise<Today> {
  const { db, channel, now } = scope
  const isOurs = <Table extends { channel_id: typeof orders.channel_id }>({ channel_id }: Table) =>
    eq(channel_id, channel.id)
  const lately = new Date(now.getTime() - FAILED_DAYS * DAY_MS)
  const waits = and(isOurs(orders), inArray(orders.status, listShippableStatuses()), hasUnsent())
  const due = and(waits, or(isNull(orders.ship_by), lte(orders.ship_by, toJapanDay(now))))
  const awaited = and(isOurs(orders), eq(orders.status, 'awaiting_payment'))
  const late = and(awaited, isTransfer(db), lt(orders.pay_by, toJapanDay(now)))
  const low = and(eq(products.channel_id, channel.id), lte(products.stock, LOW), isShown(product_models, now))
  const [failed] = await db
    .select({ total: count() })
    .from(deliveries)
    .innerJoin(publish_hooks, eq(publish_hooks.id, deliveries.hook_id))
    .where(
      and(
        eq(publish_hooks.channel_id, channel.id),
        eq(deliveries.state, 'refused'),
        gte(deliveries.created_at, lately),
      ),
    )
  const [few] = await db
    .select({ total: count() })
    .from(products)
    .innerJoin(product_models, eq(product_models.id, products.model_id))
    .where(low)
  return {
    to_ship: await db.$count(orders, due),
    unsent: await db.$count(orders, waits),
    payment_checks: await countPaymentChecks({ db, channel }),
    transfers: await db.$count(orders, awaited),
    late_transfers: await db.$count(orders, late),
    overdue_invoices: await countOverdue(db, channel.id, now),
    bank_rows: await countWaiting(db, channel.id),
    reviews: await db.$count(reviews, and(eq(reviews.channel_id, channel.id), eq(reviews.state, 'waiting'))),
    inquiries: await db.$count(
      inquiries,
      and(eq(inquiries.channel_id, channel.id), eq(inquiries.status, 'open')),
    ),
    questions: await db.$count(
      product_questions,
      and(eq(product_questions.channel_id, channel.id), isNull(product_questions.answer)),
    ),
    low_stock: few?.total ?? 0,
    failed_mails: await db.$count(
      mails,
      and(eq(mails.channel_id, channel.id), eq(mails.state, 'failed'), gte(mails.created_at, lately)),
    ),
    failed_publishes: failed?.total ?? 0,
    running_out: await listRunningOut(scope),
  }
}

/** Variations that sold lately, those first that last the shortest at that pace. */
async function listRunningOut({ db, channel, now }: Scope): Promise<Today['running_out']> {
  const since = new Date(now.getTime() - PACE_DAYS * DAY_MS)
  const sold = db
    .select({
      product_id: order_lines.product_id,
      pieces: sql<number>`sum(${order_lines.quantity})`.mapWith(Number).as('pieces'),
    })
    .from(orders)
    .innerJoin(order_lines, eq(order_lines.order_id, orders.id))
    .where(
      and(eq(orders.channel_id, channel.id), gt(orders.ordered_at, since), ne(orders.status, 'cancelled')),
    )
    .groupBy(order_lines.product_id)
    .as('sold')
  const rows = await db
    .select({
      id: product_models.id,
      code: products.code,
      name: product_models.name,
      stock: products.stock,
      pieces: sold.pieces,
    })
    .from(sold)
    .innerJoin(products, eq(products.id, sold.product_id))
    .innerJoin(product_models, eq(product_models.id, products.model_id))
    .where(isShown(product_models, now))
    .orderBy(sql`${products.stock}::float / ${sold.pieces}`, products.id)
    .limit(SHOWN)
  return rows
    .map(({ pieces, ...row }) => ({
      ...row,
      sold: pieces,
      days_left: Math.floor((row.stock * PACE_DAYS) / pieces),
    }))
    .filter(({ days_left }) => days_left <= PACE_DAYS)
}
