import { and, count, eq, inArray } from 'drizzle-orm'
import type { AdminBusinessAccount, BusinessAccountInput } from '#contract/shapes/business.ts'
import { sumOrdered } from '#shop-api/business/sum-ordered.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import {
  approval_requests,
  business_accounts,
  business_buyers,
  contract_prices,
} from '#shop-api/db/schema/business.ts'
import { invoice_orders, invoices } from '#shop-api/db/schema/invoices.ts'
import { invalidField, refused } from '#shop-api/http/api-error.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { createTableKind } from './create-table-kind.ts'
import type { EditingScope } from './edited-kind.ts'
import { pick } from './pick.ts'
import { refuseInUse } from './refuse-in-use.ts'

type Counted = Pick<AdminBusinessAccount, 'buyer_count' | 'price_count' | 'ordered_this_month'>

const FIELDS = [
  'code',
  'name',
  'price_rate',
  'note',
  'is_active',
] as const satisfies readonly (keyof BusinessAccountInput)[]

/** Companies that buy. */
export const businessAccountKind = createTableKind<
  typeof business_accounts,
  AdminBusinessAccount,
  BusinessAccountInput,
  Counted
>({
  type: null,
  path: 'business-accounts',
  toPage: () => '/',
  table: business_accounts,
  key: { field: 'code', column: business_accounts.code },
  searched: [business_accounts.code, business_accounts.name, business_accounts.note],
  order: [business_accounts.code],
  toEntry: (row) => pick(row, FIELDS),
  loadParts: countParts,
  toRow: (input) => pick(input, FIELDS),
  async makeWay(tx, id) {
    await refuseWhileRequested(tx, { account_id: id })
    const buyers = await tx.$count(business_buyers, eq(business_buyers.account_id, id))
    const prices = await tx.$count(contract_prices, eq(contract_prices.account_id, id))
    const invoiced =
      (await tx.$count(invoice_orders, eq(invoice_orders.account_id, id))) +
      (await tx.$count(invoices, eq(invoices.account_id, id)))
    if (invoiced > 0) throw refused('admin.in_use', EDITOR_ERRORS.account_invoiced)
    refuseInUse([
      ...(buyers > 0 ? [EDITOR_ERRORS.use.buyers(buyers)] : []),
      ...(prices > 0 ? [EDITOR_ERRORS.use.contract_prices(prices)] : []),
    ])
  },
})

async function countParts(
  db: Db,
  scope: EditingScope,
  ids: readonly number[],
): Promise<(id: number) => Counted> {
  if (ids.length === 0) return () => ({ buyer_count: 0, price_count: 0, ordered_this_month: 0 })
  const countOf = async (table: typeof business_buyers | typeof contract_prices) => {
    const rows = await db
      .select({ id: table.account_id, count: count() })
      .from(table)
      .where(inArray(table.account_id, [...ids]))
      .groupBy(table.account_id)
    return new Map(rows.map((row) => [row.id, row.count]))
  }
  const buyers = await countOf(business_buyers)
  const prices = await countOf(contract_prices)
  const ordered = await sumByAccount(db, scope, ids)
  return (id) => ({
    buyer_count: buyers.get(id) ?? 0,
    price_count: prices.get(id) ?? 0,
    ordered_this_month: ordered.get(id) ?? 0,
  })
}

/** Yen the buyers of companies ordered this month, by company. */
async function sumByAccount(
  db: Db,
  scope: EditingScope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { account_id, user_id } = business_buyers
  const buyers = await db
    .select({ account_id, user_id })
    .from(business_buyers)
    .where(inArray(account_id, [...ids]))
  const sums = await sumOrdered(
    db,
    scope,
    buyers.map((buyer) => buyer.user_id),
  )
  return buyers.reduce(
    (totals, buyer) =>
      totals.set(buyer.account_id, (totals.get(buyer.account_id) ?? 0) + (sums.get(buyer.user_id) ?? 0)),
    new Map<number, number>(),
  )
}

/** @throws ApiError 422 while a request of the company, or of one buyer, waits for an approver */
export async function refuseWhileRequested(
  tx: Tx,
  { account_id, user_id }: { account_id: number; user_id?: number },
): Promise<void> {
  const waiting = await tx.$count(
    approval_requests,
    and(
      eq(approval_requests.account_id, account_id),
      eq(approval_requests.status, 'waiting'),
      user_id === undefined ? undefined : eq(approval_requests.requester_id, user_id),
    ),
  )
  if (waiting > 0) throw refused('admin.in_use', EDITOR_ERRORS.request_waits(waiting))
}

/** A company by its code. @throws ApiError 422 beside `account_code` */
export async function requireAccount(
  tx: Tx,
  { channel_id }: Pick<EditingScope, 'channel_id'>,
  code: string,
): Promise<number> {
  const [found] = await tx
    .select({ id: business_accounts.id })
    .from(business_accounts)
    .where(and(eq(business_accounts.channel_id, channel_id), eq(business_accounts.code, code)))
  if (!found)
    throw invalidField('account_code', 'choice', EDITOR_ERRORS.unknown(EDITOR_ERRORS.business_account))
  return found.id
}
