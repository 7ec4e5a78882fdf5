import { and, eq, lte, or } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { EcommerceEvent, EcommerceEventInputSchema } from '#contract/shapes/event.ts'
import { invalidField, notFound } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import { ecommerce_events } from '#shop-api/db/schema/events.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import { isForeign } from '#shop-api/cart/cart-row.ts'
import { API_ANSWERS } from '#src/text/calls/api-answers.ts'

interface Scope {
  db: Db
  channel: { id: number }
  now: Date
  member: { id: number } | null
}

/** Many times what the largest cart needs. */
const MAX_ARGS_LENGTH = 65_536
const KEPT_DAYS = 180

/**
 * Writes down what a shopper did, once for each `event_id`.
 * @param sender_hash of what the browser holds that may read it again
 */
export async function recordEvent(
  { db, channel, now, member }: Scope,
  input: z.output<typeof EcommerceEventInputSchema>,
  sender_hash: string,
): Promise<number> {
  const { event_id, name, args } = input.event
  if (JSON.stringify(args).length > MAX_ARGS_LENGTH) {
    throw invalidField('event.args', 'too_big', API_ANSWERS.too_large)
  }
  const event = {
    channel_id: channel.id,
    event_id,
    name,
    args,
    user_id: member?.id ?? null,
    sender_hash,
    cart_id: await findCartId({ db, channel, member }, input.token),
    logreco_rcmd_ct: input.logreco_rcmd_ct ?? null,
    created_at: now,
  }
  const { id } = ecommerce_events
  const [recorded] = await db.insert(ecommerce_events).values(event).onConflictDoNothing().returning({ id })
  if (recorded) return recorded.id
  const [known] = await db
    .select({ id })
    .from(ecommerce_events)
    .where(and(eq(ecommerce_events.channel_id, channel.id), eq(ecommerce_events.event_id, event_id)))
  if (!known) throw new Error(`Event ${event_id} was neither kept nor known`)
  return known.id
}

/** An event as recorded. @throws ApiError 404 unless the browser or the member sent it */
export async function findEvent(
  { db, channel, member }: Scope,
  id: number,
  sender_hash: string | null,
): Promise<EcommerceEvent> {
  const { sender_hash: sender, user_id } = ecommerce_events
  const isOwn = [
    ...(sender_hash === null ? [] : [eq(sender, sender_hash)]),
    ...(member === null ? [] : [eq(user_id, member.id)]),
  ]
  if (isOwn.length === 0) throw notFound()
  const [event] = await db
    .select()
    .from(ecommerce_events)
    .where(and(eq(ecommerce_events.channel_id, channel.id), eq(ecommerce_events.id, id), or(...isOwn)))
  if (!event) throw notFound()
  return { id: event.id, name: event.name, args: event.args, created_at: event.created_at.toISOString() }
}

export async function forgetOldEvents(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000)
  await db.delete(ecommerce_events).where(lte(ecommerce_events.created_at, before))
}

/** A tracking call is never refused for its cart. It says nothing about a cart of somebody else. */
async function findCartId(
  { db, channel, member }: Omit<Scope, 'now'>,
  token: string | undefined,
): Promise<number | null> {
  if (token === undefined) return null
  const [cart] = await db
    .select({ id: carts.id, user_id: carts.user_id })
    .from(carts)
    .where(and(eq(carts.channel_id, channel.id), eq(carts.token, token)))
  return cart && !isForeign(cart, { member_id: member?.id ?? null }) ? cart.id : null
}
