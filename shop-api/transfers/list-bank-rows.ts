import { and, asc, desc, eq, exists, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { BankRow } from '#contract/shapes/bank-row.ts'
import type { Db } from '#shop-api/db/db.ts'
import { bank_parts, bank_rows } from '#shop-api/db/schema/bank.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { isOfPresent } from '#shop-api/orders/is-of-present.ts'
import { type Match, matchTransfers } from '#src/rules/order/match-transfers.ts'
import { loadClaims, type OrderClaim, toClaims } from './load-claims.ts'

export type BankRowRecord = typeof bank_rows.$inferSelect

interface Scope {
  db: Db
  channel: { id: number }
  now: Date
  /** Whether whoever reads may see orders of members who left. */
  sees_former: boolean
}

/** Open rows that are looked at together; more at once are months nobody worked on. */
export const MOST_OPEN = 500

/** Money that came in, open rows oldest first, the others newest first. */
export async function listBankRows(
  scope: Scope,
  state: 'open' | 'pay_back' | 'settled',
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: BankRow[]; total: number }> {
  const { db, channel } = scope
  const condition = and(eq(bank_rows.channel_id, channel.id), toCondition(db, state))
  const rows = await db
    .select()
    .from(bank_rows)
    .where(condition)
    .orderBy(
      ...(state === 'open'
        ? [asc(bank_rows.day), asc(bank_rows.id)]
        : [desc(bank_rows.day), desc(bank_rows.id)]),
    )
    .limit(range.limit)
    .offset(range.offset)
  return { data: await toBankRows(scope, rows), total: await db.$count(bank_rows, condition) }
}

/** One row. @throws ApiError 404 */
export async function loadBankRow(scope: Scope, id: number): Promise<BankRow> {
  const { db, channel } = scope
  const rows = await db
    .select()
    .from(bank_rows)
    .where(and(eq(bank_rows.channel_id, channel.id), eq(bank_rows.id, id)))
  const [row] = await toBankRows(scope, rows)
  if (!row) throw notFound()
  return row
}

/** How many rows wait for somebody to say what they are for, or to pay them back. */
export function countWaiting(db: Db, channel_id: number): Promise<number> {
  return db.$count(
    bank_rows,
    and(eq(bank_rows.channel_id, channel_id), or(eq(bank_rows.state, 'open'), isOwedBack(db))),
  )
}

function toCondition(db: Db, state: 'open' | 'pay_back' | 'settled'): SQL | undefined {
  if (state === 'open') return eq(bank_rows.state, 'open')
  if (state === 'pay_back') return isOwedBack(db)
  return and(eq(bank_rows.state, 'settled'), not(isOwedBack(db)!))
}

/** Has a part that goes back, or one of an order that was cancelled since, and nobody noted that it went. */
function isOwedBack(db: Db): SQL | undefined {
  const ofCancelled = db
    .select({ one: sql`1` })
    .from(bank_parts)
    .innerJoin(orders, eq(orders.id, bank_parts.order_id))
    .where(and(eq(bank_parts.row_id, bank_rows.id), eq(orders.status, 'cancelled')))
  return and(
    eq(bank_rows.state, 'settled'),
    isNull(bank_rows.paid_back_on),
    or(sql`${bank_rows.pay_back_amount} > 0`, exists(ofCancelled)),
  )
}

async function toBankRows(scope: Scope, rows: readonly BankRowRecord[]): Promise<BankRow[]> {
  if (rows.length === 0) return []
  const found = rows.some(({ state }) => state === 'open') ? await findMatches(scope) : undefined
  const parts = await loadParts(
    scope,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toBankRow(row, parts.get(row.id) ?? [], row.state === 'open' ? found : undefined))
}

/** All open rows with all claims: a claim that is sure of one row is out of the question for another. */
async function findMatches({ db, channel, now, sees_former }: Scope) {
  const open = await db
    .select()
    .from(bank_rows)
    .where(and(eq(bank_rows.channel_id, channel.id), eq(bank_rows.state, 'open')))
    .orderBy(asc(bank_rows.day), asc(bank_rows.id))
    .limit(MOST_OPEN)
  const claims = await loadClaims(db, { channel_id: channel.id, now, sees_former })
  return {
    matches: matchTransfers(open, claims),
    claims: new Map(claims.map((claim) => [claim.key, claim])),
  }
}

type Part = BankRow['parts'][number]

/** Of orders the reader may not see only the number stands there. */
async function loadParts({ db, sees_former }: Scope, row_ids: number[]): Promise<Map<number, Part[]>> {
  const found = await db
    .select({ part: bank_parts, order: orders, is_shown: sql<boolean>`${isOfPresent(db)}` })
    .from(bank_parts)
    .innerJoin(orders, eq(orders.id, bank_parts.order_id))
    .where(inArray(bank_parts.row_id, row_ids))
    .orderBy(asc(bank_parts.id))
  const claims = await toClaims(
    db,
    found.map(({ order }) => order),
  )
  const parts = new Map<number, Part[]>()
  for (const [at, { part, is_shown }] of found.entries()) {
    const { order } = claims[at]!
    const orderer_name = is_shown || sees_former ? order.orderer_name : ''
    const one = { ...order, orderer_name, amount: part.amount }
    parts.set(part.row_id, [...(parts.get(part.row_id) ?? []), one])
  }
  return parts
}

function toBankRow(
  row: BankRowRecord,
  parts: Part[],
  found: { matches: Map<number, Match>; claims: Map<string, OrderClaim> } | undefined,
): BankRow {
  const { id, day, amount, payer, memo, state, other_amount, pay_back_amount, note, settled_by } = row
  const toOrders = (keys: readonly string[]) => keys.flatMap((key) => found?.claims.get(key)?.order ?? [])
  const match = found?.matches.get(id)
  const [sure = null] = toOrders(match?.sure_key ? [match.sure_key] : [])
  const of_cancelled = parts
    .filter(({ status }) => status === 'cancelled')
    .reduce((sum, part) => sum + part.amount, 0)
  return {
    id,
    day,
    amount,
    payer,
    memo,
    state,
    sure,
    hints: (match?.hints ?? []).map(({ reason, claim_keys }) => ({ reason, orders: toOrders(claim_keys) })),
    parts,
    other_amount,
    pay_back_amount,
    to_pay_back: row.paid_back_on === null ? pay_back_amount + of_cancelled : 0,
    paid_back_on: row.paid_back_on,
    note,
    settled_at: row.settled_at?.toISOString() ?? null,
    settled_by,
  }
}
