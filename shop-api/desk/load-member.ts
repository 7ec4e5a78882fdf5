import { and, eq, max } from 'drizzle-orm'
import type { AdminMemberDetail } from '#contract/shapes/admin-member.ts'
import { listUserCoupons } from '#shop-api/benefits/coupons.ts'
import { listPointHistories, loadPoints } from '#shop-api/benefits/points.ts'
import type { Db } from '#shop-api/db/db.ts'
import { user_addresses } from '#shop-api/db/schema/addresses.ts'
import { login_histories, users } from '#shop-api/db/schema/members.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { UserRow } from '#shop-api/members/account/user-row.ts'
import { listInquiries } from '#shop-api/members/inquiries/list-inquiries.ts'
import { listMemberOrders } from '#shop-api/orders/list-orders.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'
import { toAdminMembers } from './list-members.ts'

interface Scope {
  db: Db
  channel: { id: number; name: string }
  now: Date
}

const SHOWN = 20

/** A member of the shop. @throws ApiError 404, and for who left unless `sees_former` */
export async function requireMemberRow(
  { db, channel }: Pick<Scope, 'db' | 'channel'>,
  id: number,
  sees_former: boolean,
): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.channel_id, channel.id), eq(users.id, id)))
  if (!row || (row.left_at !== null && !sees_former)) throw notFound(NOT_FOUND.anything)
  return row
}

/** One member as the staff see them: nothing that opens an account, and no card. */
export async function loadMember(scope: Scope, row: UserRow): Promise<AdminMemberDetail> {
  const { db } = scope
  const context = { ...scope, member: row }
  const [summary] = await toAdminMembers(db, [row])
  const range = { limit: SHOWN, offset: 0 }
  const [login] = await db
    .select({ at: max(login_histories.logged_in_at) })
    .from(login_histories)
    .where(and(eq(login_histories.user_id, row.id), eq(login_histories.result, 'success')))
  const { data: orders } = await listMemberOrders({ db, user_id: row.id }, {}, toPageRange({ per: SHOWN }))
  return {
    ...summary!,
    postal_code: row.postal_code,
    city: row.city,
    address1: row.address1,
    address2: row.address2,
    cell_phone_number: row.cell_phone_number,
    birthday: row.birthday,
    is_receive_newsletter: row.is_receive_newsletter !== 0,
    address_count: await db.$count(user_addresses, eq(user_addresses.user_id, row.id)),
    last_login_at: login?.at?.toISOString() ?? null,
    point: await loadPoints(context),
    point_histories: (await listPointHistories(context, range)).data,
    coupons: await listUserCoupons(context),
    orders,
    inquiries: (await listInquiries(context, range)).data,
  }
}
