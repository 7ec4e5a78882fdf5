import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { notFound } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { loadSecret } from '#shop-api/secrets/load-secret.ts'
import { readToken, signToken, toFingerprint } from '#shop-api/secrets/signed-token.ts'
import type { OrderRow } from './load-order.ts'

const KIND = 'order+jwt'
const LIFETIME_MS = 30 * 60 * 1000
/** The order, and its lasting token at that time. */
const ClaimsSchema = z.object({ sub: z.string(), token: z.string() })

interface Scope {
  db: Db
  channel: { id: number }
  now: Date
}

/** A token the complete screen may put into a page's address: it works for half an hour, and for nothing afterwards. */
export async function createTemporaryToken({ db, channel, now }: Scope, order: OrderRow): Promise<string> {
  const expires_at = new Date(now.getTime() + LIFETIME_MS)
  const secret = await loadSecret(db, channel.id)
  const claims = { sub: order.order_no, token: toFingerprint(order.token) }
  return signToken({ secret, kind: KIND }, claims, expires_at)
}

/** Exchanges it for the order's lasting token. @throws ApiError 404 for one that is forged or expired */
export async function changeTemporaryToken(
  { db, channel, now }: Scope,
  temporary_token: string,
): Promise<{ order_no: string; token: string }> {
  const secret = await loadSecret(db, channel.id)
  const claims = await readToken({ secret, kind: KIND, now }, temporary_token, ClaimsSchema)
  if (!claims) throw notFound()
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.channel_id, channel.id), eq(orders.order_no, claims.sub)))
  if (!order || toFingerprint(order.token) !== claims.token) throw notFound()
  return { order_no: order.order_no, token: order.token }
}
