import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { AdminMember } from '#contract/shapes/admin-member.ts'
import type { Db } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import type { UserRow } from '#shop-api/members/account/user-row.ts'
import { sumRefunded } from '#shop-api/orders/sum-refunded.ts'
import { foldText } from '#src/rules/input/fold-text.ts'

interface MemberFilter {
  q?: string | undefined
  sort?: 'newest' | 'oldest' | 'dearest' | undefined
}

/** What a member is found by, one text. */
const SOUGHT = sql`lower(${users.code} || ' ' || coalesce(${users.email}, ${users.unproven_email}, '') || ' ' || ${users.last_name} || ${users.first_name} || ' ' || ${users.last_name_kana} || ${users.first_name_kana} || ' ' || coalesce(${users.company_name}, '') || ' ' || replace(${users.phone_number} || ' ' || ${users.cell_phone_number}, '-', ''))`

const SPENT = sql`(select coalesce(sum(${orders.total_payment} - ${sumRefunded()}), 0) from ${orders} where ${orders.user_id} = ${users.id} and ${orders.status} <> 'cancelled')`

/** Members of a shop who have not left. */
export async function listMembers(
  { db, channel }: { db: Db; channel: { id: number } },
  { q, sort = 'newest' }: MemberFilter,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: AdminMember[]; total: number }> {
  const words = q ? listSpellings(q) : []
  const condition = and(
    eq(users.channel_id, channel.id),
    isNull(users.left_at),
    words.length > 0
      ? sql`(${sql.join(
          words.map((word) => sql`position(${word} in ${SOUGHT}) > 0`),
          sql` or `,
        )})`
      : undefined,
  )
  const orderings = {
    newest: [desc(users.created_at), desc(users.id)],
    oldest: [asc(users.created_at), asc(users.id)],
    dearest: [sql`${SPENT} desc`, desc(users.id)],
  }
  const rows = await db
    .select()
    .from(users)
    .where(condition)
    .orderBy(...orderings[sort])
    .limit(range.limit)
    .offset(range.offset)
  return { data: await toAdminMembers(db, rows), total: await db.$count(users, condition) }
}

/** Members as the staff's list shows them. */
export async function toAdminMembers(db: Db, rows: readonly UserRow[]): Promise<AdminMember[]> {
  if (rows.length === 0) return []
  const bought = await db
    .select({
      user_id: orders.user_id,
      order_count: count(),
      spent: sql<number>`sum(${orders.total_payment} - ${sumRefunded()})`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        inArray(
          orders.user_id,
          rows.map(({ id }) => id),
        ),
        ne(orders.status, 'cancelled'),
      ),
    )
    .groupBy(orders.user_id)
  return rows.map((row) => {
    const sums = bought.find(({ user_id }) => user_id === row.id)
    return {
      id: row.id,
      code: row.code,
      name: `${row.last_name} ${row.first_name}`.trim(),
      name_kana: `${row.last_name_kana} ${row.first_name_kana}`.trim(),
      company_name: row.company_name || null,
      email: row.email ?? row.unproven_email,
      phone_number: row.phone_number || row.cell_phone_number,
      prefecture: row.prefecture,
      is_registered_member: row.is_registered_member,
      created_at: row.created_at.toISOString(),
      left_at: row.left_at?.toISOString() ?? null,
      points: row.points,
      order_count: sums?.order_count ?? 0,
      spent: sums?.spent ?? 0,
    }
  })
}

function listSpellings(q: string): string[] {
  const typed = q.normalize('NFKC').toLowerCase().trim()
  const close = typed.replaceAll(/\s/g, '')
  return [...new Set([typed, close, foldText(close), close.replaceAll('-', '')])].filter(Boolean)
}
