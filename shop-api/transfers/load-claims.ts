import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { BankOrder } from '#contract/shapes/bank-row.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { bank_parts } from '#shop-api/db/schema/bank.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { isTransfer } from '#shop-api/orders/is-transfer.ts'
import { isOfPresent } from '#shop-api/orders/is-of-present.ts'
import type { OrderRow } from '#shop-api/orders/load-order.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import type { Claim } from '#src/rules/order/match-transfers.ts'

/** Something money is awaited for, with what the staff read of it. */
export interface OrderClaim extends Claim {
  order: BankOrder
}

const DAY_MS = 24 * 60 * 60 * 1000
/** How long after the order money for a cancelled or paid one may still come. */
const LATE_DAYS = 180
/** The newest; with more, a person looks orders up by their number. */
const MOST_AWAITED = 2000
const MOST_SETTLED = 1000

/**
 * Orders of a shop that transfers may be for: those that wait, and of the last months those that were paid or cancelled.
 * @param sees_former whether orders of members who left are among them
 */
export async function loadClaims(
  db: Db,
  { channel_id, now, sees_former }: { channel_id: number; now: Date; sees_former: boolean },
): Promise<OrderClaim[]> {
  const isClaim = and(
    eq(orders.channel_id, channel_id),
    isTransfer(db),
    sees_former ? undefined : isOfPresent(db),
  )
  const waiting = await db
    .select()
    .from(orders)
    .where(and(isClaim, eq(orders.status, 'awaiting_payment')))
    .orderBy(desc(orders.ordered_at))
    .limit(MOST_AWAITED)
  const settled = await db
    .select()
    .from(orders)
    .where(
      and(
        isClaim,
        sql`${orders.status} <> 'awaiting_payment'`,
        gte(orders.ordered_at, new Date(now.getTime() - LATE_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(orders.ordered_at))
    .limit(MOST_SETTLED)
  return toClaims(db, [...waiting, ...settled])
}

/** Orders as claims; what was assigned to them is no longer owed. */
export async function toClaims(db: Db | Tx, rows: readonly OrderRow[]): Promise<OrderClaim[]> {
  const assigned = await loadAssigned(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toClaim(row, assigned.get(row.id) ?? 0))
}

/** Yen that rows of the bank gave to orders. */
export async function loadAssigned(db: Db | Tx, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const sums = await db
    .select({
      order_id: bank_parts.order_id,
      amount: sql<number>`sum(${bank_parts.amount})`.mapWith(Number),
    })
    .from(bank_parts)
    .where(inArray(bank_parts.order_id, [...ids]))
    .groupBy(bank_parts.order_id)
  return new Map(sums.map(({ order_id, amount }) => [order_id, amount]))
}

function toClaim(row: OrderRow, assigned: number): OrderClaim {
  const { orderer } = row.order_detail
  const { status, total_payment } = row
  const rest = Math.max(0, total_payment - assigned)
  const names = orderer
    ? [
        `${orderer.last_name_kana}${orderer.first_name_kana}`,
        `${orderer.last_name}${orderer.first_name}`,
        orderer.company_name ?? '',
      ]
    : []
  const owed = status === 'awaiting_payment' ? rest : 0
  return {
    key: toKey(row.id),
    number: row.order_no,
    amount: status === 'awaiting_payment' ? rest : total_payment,
    names: names.filter(Boolean),
    since: toJapanDay(row.ordered_at),
    state: status === 'awaiting_payment' ? 'awaited' : status === 'cancelled' ? 'cancelled' : 'paid',
    order: {
      order_id: row.id,
      order_no: row.order_no,
      orderer_name: orderer ? `${orderer.last_name} ${orderer.first_name}` : '',
      status,
      total_payment,
      owed,
      ordered_on: toJapanDay(row.ordered_at),
    },
  }
}

const toKey = (order_id: number) => `order:${order_id}`
