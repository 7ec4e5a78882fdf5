import { and, count, eq, inArray, isNull, or } from 'drizzle-orm'
import type { OrderList } from '#contract/shapes/order-list.ts'
import { findBuyer } from '#shop-api/business/find-buyer.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { business_buyers } from '#shop-api/db/schema/business.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { order_list_lines, order_lists } from '#shop-api/db/schema/order-lists.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import { toFullName } from '#shop-api/members/account/to-user.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { isDue } from '#src/rules/order-list/next-day.ts'
import { ORDER_LIST_ERRORS } from '#src/text/order-list/order-list-errors.ts'

type Reader = Pick<MemberContext, 'channel' | 'member' | 'now'>

export interface FoundList {
  list: typeof order_lists.$inferSelect
  owner_name: string
  /** Whether colleagues see it: its owner wants so, and buys for a company. */
  is_shared: boolean
  /** Whether the reader buys for a company. */
  has_company: boolean
}

/** Lists a member sees: own ones, and those of colleagues who share them. @param id one of them alone */
export async function findOrderLists(
  db: Db | Tx,
  { channel, member }: Reader,
  id?: number,
): Promise<FoundList[]> {
  const company = await findBuyer(db, { channel_id: channel.id, user_id: member.id })
  const isOwn = eq(order_lists.user_id, member.id)
  const isShared =
    company && and(eq(order_lists.is_shared, true), eq(business_buyers.account_id, company.account.id))
  const rows = await db
    .select({ list: order_lists, last_name: users.last_name, first_name: users.first_name })
    .from(order_lists)
    .innerJoin(users, eq(users.id, order_lists.user_id))
    .leftJoin(
      business_buyers,
      and(eq(business_buyers.user_id, order_lists.user_id), eq(business_buyers.is_active, true)),
    )
    .where(
      and(
        eq(order_lists.channel_id, channel.id),
        isNull(users.left_at),
        id === undefined ? undefined : eq(order_lists.id, id),
        isShared ? or(isOwn, isShared) : isOwn,
      ),
    )
  return rows.map(({ list, last_name, first_name }) => ({
    list,
    owner_name: toFullName(last_name, first_name),
    is_shared: list.is_shared && company !== undefined,
    has_company: company !== undefined,
  }))
}

/** @throws ApiError 404 for a list the member does not see */
export async function requireOrderList(db: Db | Tx, reader: Reader, id: number): Promise<FoundList> {
  const [found] = await findOrderLists(db, reader, id)
  if (!found) throw notFound(ORDER_LIST_ERRORS.not_found)
  return found
}

/** @throws ApiError 404 for a list the member does not see, 422 for a colleague's */
export async function requireOwnList(db: Db | Tx, reader: Reader, id: number): Promise<FoundList> {
  const found = await requireOrderList(db, reader, id)
  if (found.list.user_id === reader.member.id) return found
  const code = 'order_list.not_own'
  throw refused(code, ORDER_LIST_ERRORS[code])
}

/** Own and shared lists, those that are due first, then by name. */
export async function listOrderLists(context: MemberContext): Promise<OrderList[]> {
  const found = await findOrderLists(context.db, context)
  const ids = found.map(({ list }) => list.id)
  const counted = await context.db
    .select({ list_id: order_list_lines.list_id, lines: count() })
    .from(order_list_lines)
    .where(inArray(order_list_lines.list_id, ids))
    .groupBy(order_list_lines.list_id)
  const counts = new Map(counted.map(({ list_id, lines }) => [list_id, lines]))
  return found
    .map((one) => toOrderList(one, context, counts.get(one.list.id) ?? 0))
    .sort(
      (one, other) =>
        Number(other.is_due) - Number(one.is_due) ||
        one.name.localeCompare(other.name, 'ja') ||
        one.id - other.id,
    )
}

export function toOrderList(
  { list, owner_name, is_shared }: FoundList,
  { member, now }: Pick<Reader, 'member' | 'now'>,
  line_count: number,
): OrderList {
  const is_own = list.user_id === member.id
  return {
    id: list.id,
    name: list.name,
    day_of_month: toContractDay(list.day_of_month),
    is_shared,
    is_own,
    owner_name: is_own ? null : owner_name,
    line_count,
    next_on: list.next_on,
    is_due: isDue(list.next_on, toJapanDay(now)),
    last_ordered_at: list.last_ordered_at?.toISOString() ?? null,
    updated_at: list.updated_at.toISOString(),
  }
}

const toContractDay = (day: number | null): OrderList['day_of_month'] => day
