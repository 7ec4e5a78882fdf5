import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  isNull,
  like,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { OrderStatus } from '#contract/shapes/order.ts'
import type { OrderSummary } from '#contract/shapes/order-summary.ts'
import type { Db } from '#shop-api/db/db.ts'
import { order_lines, orders, payments } from '#shop-api/db/schema/selling.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { toOrder } from './to-order.ts'
import { addDays, toJapanInstant } from '#src/rules/date/japan-time.ts'
import { foldText } from '#src/rules/input/fold-text.ts'
import { isOfPresent } from './is-of-present.ts'
import { canCancel, listShippableStatuses } from './order-moves.ts'
import type { OrderRow } from './load-order.ts'

export interface OrderFilter {
  q?: string | undefined
  status?: OrderStatus | undefined
  date_from?: string | undefined
  date_to?: string | undefined
}

/** What the staff look for, beyond what a member may. */
export interface AdminOrderFilter extends Omit<OrderFilter, 'status'> {
  /** Any of these. */
  status?: readonly string[] | undefined
  /** `payments.code`. */
  payment?: string | undefined
  /** Waits to leave, and should by this day. */
  ship_by?: string | undefined
  sort?: 'newest' | 'oldest' | 'ship_by' | 'dearest' | undefined
  /** Whether orders of members who left are among them. */
  sees_former: boolean
}

/** A member's orders, newest first, and what was spent on all that stand. */
export async function listMemberOrders(
  { db, user_id }: { db: Db; user_id: number },
  filter: OrderFilter,
  range: PageRange,
): Promise<{ data: OrderSummary[]; total: number; user_order_total_payment: number }> {
  const { rows, total } = await findOrders(db, eq(orders.user_id, user_id), filter, range)
  const [paid] = await db
    .select({ yen: sql<number>`coalesce(sum(${orders.total_payment}), 0)::int` })
    .from(orders)
    .where(and(eq(orders.user_id, user_id), ne(orders.status, 'cancelled')))
  return { data: await toSummaries(db, rows), total, user_order_total_payment: paid?.yen ?? 0 }
}

/** Orders of a page, newest first. `q` is looked for in order numbers, addresses, and names and codes of the goods. */
export async function findOrders(
  db: Db,
  whose: SQL,
  filter: OrderFilter,
  range: PageRange,
): Promise<{ rows: OrderRow[]; total: number }> {
  const condition = and(whose, ...toConditions(db, filter))
  const rows = await db
    .select()
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.ordered_at), desc(orders.id))
    .limit(range.limit)
    .offset(range.offset)
  const [counted] = await db.select({ total: count() }).from(orders).where(condition)
  return { rows, total: counted?.total ?? 0 }
}

/** Orders of a shop for its staff. `q` is looked for in numbers, people and the codes and names of the goods. */
export async function findAdminOrders(
  db: Db,
  channel_id: number,
  { status, payment, ship_by, sort = 'newest', sees_former, q, ...days }: AdminOrderFilter,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ rows: OrderRow[]; total: number }> {
  const words = q ? listSpellings(q).map(toLike) : []
  const condition = and(
    eq(orders.channel_id, channel_id),
    sees_former ? undefined : isOfPresent(db),
    ...toConditions(db, days),
    status && inArray(orders.status, [...status] as OrderStatus[]),
    payment
      ? inArray(
          orders.payment_id,
          db
            .select({ id: payments.id })
            .from(payments)
            .where(and(eq(payments.channel_id, channel_id), eq(payments.code, payment as never))),
        )
      : undefined,
    ship_by
      ? and(
          inArray(orders.status, listShippableStatuses()),
          or(isNull(orders.ship_by), lte(orders.ship_by, ship_by)),
        )
      : undefined,
    words.length > 0
      ? or(...words.map((word) => like(orders.search_text, word)), hasGoods(db, words[0]!))
      : undefined,
  )
  const rows = await db
    .select()
    .from(orders)
    .where(condition)
    .orderBy(...ORDERINGS[sort])
    .limit(range.limit)
    .offset(range.offset)
  const [counted] = await db.select({ total: count() }).from(orders).where(condition)
  return { rows, total: counted?.total ?? 0 }
}

const ORDERINGS = {
  newest: [desc(orders.ordered_at), desc(orders.id)],
  oldest: [asc(orders.ordered_at), asc(orders.id)],
  ship_by: [sql`${orders.ship_by} asc nulls first`, asc(orders.id)],
  dearest: [desc(orders.total_payment), desc(orders.id)],
}

/** Words as they may stand in `search_text`: as typed, kana as katakana, telephone numbers without hyphens. */
function listSpellings(q: string): string[] {
  const typed = q.normalize('NFKC').toLowerCase().trim()
  const close = typed.replaceAll(/\s/g, '')
  return [...new Set([typed, close, foldText(close), close.replaceAll('-', '')])].filter(Boolean)
}

const toLike = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

function hasGoods(db: Db, word: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(order_lines)
      .where(
        and(
          eq(order_lines.order_id, orders.id),
          or(
            ilike(sql`${order_lines.line}->>'product_name'`, word),
            ilike(sql`${order_lines.line}->'product_info'->>'code'`, word),
          ),
        ),
      ),
  )
}

function toConditions(db: Db, { q, status, date_from, date_to }: OrderFilter): (SQL | undefined)[] {
  const word = q?.normalize('NFKC').trim()
  const known = word && toLike(word)
  return [
    status && eq(orders.status, status),
    date_from ? gte(orders.ordered_at, toJapanInstant(date_from, 0)) : undefined,
    date_to ? lt(orders.ordered_at, toJapanInstant(addDays(date_to, 1), 0)) : undefined,
    known ? or(ilike(orders.order_no, known), ilike(orders.email, known), hasGoods(db, known)) : undefined,
  ].filter((one): one is SQL => Boolean(one))
}

/** What a list shows of orders: their rows with the first line of each. */
export async function toSummaries(db: Db, rows: OrderRow[]): Promise<OrderSummary[]> {
  if (rows.length === 0) return []
  const lines = await db
    .select()
    .from(order_lines)
    .where(
      inArray(
        order_lines.order_id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(order_lines.position)
  return rows.map((row) => {
    const own = lines.filter((line) => line.order_id === row.id)
    const first = own[0]?.line
    return {
      id: row.id,
      order_no: row.order_no,
      status: row.status,
      ordered_at: row.ordered_at.toISOString(),
      total_payment: row.total_payment,
      total_tax: row.order_detail.total_tax,
      payment_name: row.order_detail.payment_name ?? '',
      quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
      product_name: first?.product_name ?? '',
      picture: first?.product_info.picture ?? null,
      line_count: new Set(own.map(({ product_id }) => product_id)).size,
      can_cancel: canCancel(row.status),
      cancel_only_ecd_key: toOrder(row, [], []).cancel_only_ecd_key,
    }
  })
}
