import { and, desc, eq, inArray, notExists } from 'drizzle-orm'
import type { AdminToken } from '#contract/shapes/staff.ts'
import type { StaffRole } from '#contract/staff-rights.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { type Actor, recordEdit } from '#shop-api/db/record-edit.ts'
import { person_roles, person_token_shops, person_tokens, persons } from '#shop-api/db/schema/staff.ts'
import { invalidField, notFound } from '#shop-api/http/api-error.ts'
import { createVisitorKey, hashVisitorKey } from '#shop-api/http/visitor-key.ts'
import { STAFF_ERRORS } from '#src/text/editor/staff.ts'
import { type OwnContext, requirePerson } from './require-person.ts'

interface Scope {
  channel_id: number
  now: Date
  actor: Actor
}

interface NewToken {
  name: string
  role: StaffRole
  /** Other shops it opens. */
  channels?: readonly string[] | undefined
}

/** Tokens that open a shop. */
export async function listTokens(db: Db, channel_id: number): Promise<AdminToken[]> {
  const ours = db
    .select({ id: person_token_shops.token_id })
    .from(person_token_shops)
    .where(eq(person_token_shops.channel_id, channel_id))
  const rows = await db
    .select({ token: person_tokens, person_name: persons.name, channel: channels.name })
    .from(person_tokens)
    .innerJoin(persons, eq(persons.id, person_tokens.person_id))
    .innerJoin(person_token_shops, eq(person_token_shops.token_id, person_tokens.id))
    .innerJoin(channels, eq(channels.id, person_token_shops.channel_id))
    .where(inArray(person_tokens.id, ours))
    .orderBy(desc(person_tokens.id), channels.id)
  const found = new Map<number, AdminToken>()
  for (const { token, person_name, channel } of rows) {
    const known = found.get(token.id)
    if (known) known.channels.push(channel)
    else found.set(token.id, toToken(token, person_name, [channel]))
  }
  return [...found.values()]
}

/** Makes a token of the person who asks; it is nowhere else. @throws ApiError 403 for a program, 422 */
export async function createToken(
  context: OwnContext,
  { name, role, channels: wanted = [] }: NewToken,
): Promise<{ id: number; token: string }> {
  const { db, channel, now } = context
  const person = await requirePerson(context)
  const owned = await db
    .select({ id: channels.id, name: channels.name })
    .from(person_roles)
    .innerJoin(channels, eq(channels.id, person_roles.channel_id))
    .where(and(eq(person_roles.person_id, person.id), eq(person_roles.role, 'owner')))
  const names = [...new Set([channel.name, ...wanted])]
  const shops = names.map((one) => owned.find((shop) => shop.name === one) ?? one)
  const stranger = shops.find((shop) => typeof shop === 'string')
  if (stranger !== undefined)
    throw invalidField('channels', 'admin.not_owner_there', STAFF_ERRORS.not_owner_there(stranger))
  const token = createVisitorKey()
  const id = await db.transaction(async (tx) => {
    const values = { name, role, person_id: person.id, token_hash: hashVisitorKey(token), created_at: now }
    const [made] = await tx.insert(person_tokens).values(values).returning({ id: person_tokens.id })
    const token_id = made?.id ?? 0
    const rows = shops.flatMap((shop) => (typeof shop === 'string' ? [] : { token_id, channel_id: shop.id }))
    await tx.insert(person_token_shops).values(rows)
    const actor = { person_id: person.id, name: person.name }
    for (const { channel_id } of rows)
      await record(tx, { channel_id, now, actor }, { id: token_id, name, role }, true)
    return token_id
  })
  return { id, token }
}

/** Shuts a shop to a token; one that opens none is gone. @throws ApiError 404 */
export async function revokeToken(db: Db, scope: Scope, token_id: number): Promise<void> {
  const isShop = and(
    eq(person_token_shops.channel_id, scope.channel_id),
    eq(person_token_shops.token_id, token_id),
  )
  await db.transaction(async (tx) => {
    const [revoked] = await tx.delete(person_token_shops).where(isShop).returning()
    if (!revoked) throw notFound(STAFF_ERRORS.no_token)
    const [token] = await tx.select().from(person_tokens).where(eq(person_tokens.id, token_id))
    if (token) await record(tx, scope, token, false)
    const left = tx.select().from(person_token_shops).where(eq(person_token_shops.token_id, token_id))
    await tx.delete(person_tokens).where(and(eq(person_tokens.id, token_id), notExists(left)))
  })
}

function record(
  tx: Tx,
  scope: Scope,
  { id, name, role }: { id: number; name: string; role: StaffRole },
  is_new: boolean,
): Promise<void> {
  const [before, after] = is_new ? [null, { name, role }] : [{ name, role }, null]
  return recordEdit(tx, { ...scope, area: 'staff', kind: 'tokens', key: id, name, before, after })
}

const toToken = (
  { id, name, role, created_at, last_used_at }: typeof person_tokens.$inferSelect,
  person_name: string,
  names: string[],
): AdminToken => ({
  id,
  name,
  person_name,
  role,
  channels: names,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})
