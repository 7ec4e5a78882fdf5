import { and, eq } from 'drizzle-orm'
import type { StaffRole } from '#contract/staff-rights.ts'
import type { Db } from '#shop-api/db/db.ts'
import { person_roles, person_token_shops, person_tokens, persons } from '#shop-api/db/schema/staff.ts'
import { hashVisitorKey } from '#shop-api/http/visitor-key.ts'
import type { StaffCaller } from './staff-caller.ts'

const USED_EVERY_MS = 60_000

/** The program a token is for; it may nothing in a shop that the token does not name or its person left. */
export async function findTokenCaller(
  db: Db,
  token: string,
  { channel_id, now }: { channel_id: number; now: Date },
): Promise<StaffCaller | undefined> {
  const { id, person_id, last_used_at } = person_tokens
  const [row] = await db
    .select({
      id,
      person_id,
      last_used_at,
      name: persons.name,
      token_name: person_tokens.name,
      token_role: person_tokens.role,
      shop: person_token_shops.channel_id,
      role: person_roles.role,
    })
    .from(person_tokens)
    .innerJoin(persons, eq(persons.id, person_id))
    .leftJoin(
      person_token_shops,
      and(eq(person_token_shops.token_id, id), eq(person_token_shops.channel_id, channel_id)),
    )
    .leftJoin(
      person_roles,
      and(eq(person_roles.person_id, person_id), eq(person_roles.channel_id, channel_id)),
    )
    .where(eq(person_tokens.token_hash, hashVisitorKey(token)))
  if (!row) return undefined
  if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() >= USED_EVERY_MS)
    await db.update(person_tokens).set({ last_used_at: now }).where(eq(id, row.id))
  const roles: StaffRole[] = row.shop === null || row.role === null ? [] : [row.token_role, row.role]
  return { person_id: row.person_id, name: `${row.name}（${row.token_name}）`, roles, session_id: null }
}
