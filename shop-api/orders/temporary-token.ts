import { and, eq } from 'drizzle-orm'
import { notFound } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { loadSecret } from '#shop-api/secrets/load-secret.ts'
import { createPass, readPass } from '#shop-api/secrets/pass.ts'
import type { OrderRow } from './load-order.ts'

const LIFETIME_MS = 30 * 60 * 1000

interface Scope {
  db: Db
  channel: { id: number }
  now: Date
}

/** What the complete screen may hand to a page's address: good for half an hour, and of no use afterwards. */
export async function createTemporaryToken({ db, channel, now }: Scope, order: OrderRow): Promise<string> {
  const expires_at = new Date(now.getTime() + LIFETIME_MS)
  const pass = createPass(await loadSecret(db, channel.id), toLock(order), expires_at)
  return `${order.order_no}~${pass}`
}

/** Changes it into the order's lasting token. @throws ApiError 404 for one that is forged or over */
export async function changeTemporaryToken(
  { db, channel, now }: Scope,
  temporary_token: string,
): Promise<{ order_no: string; token: string }> {
  const [order_no = '', pass = ''] = temporary_token.split('~')
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.channel_id, channel.id), eq(orders.order_no, order_no)))
  const secret = await loadSecret(db, channel.id)
  if (!order || readPass(secret, pass, toLock(order), now).length === 0) throw notFound()
  return { order_no, token: order.token }
}

const toLock = ({ order_no, token }: Pick<OrderRow, 'order_no' | 'token'>) => ({
  [`order:${order_no}`]: token,
})
