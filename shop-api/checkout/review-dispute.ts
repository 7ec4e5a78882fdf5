import { and, eq, or } from 'drizzle-orm'
import type { Dispute } from '#payment/provider.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { payment_attempts, payment_disputes } from '#shop-api/db/schema/payment.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { holdOrder, releaseOrder } from '#shop-api/orders/hold-order.ts'
import { THE_SHOP } from '#shop-api/orders/record-order-event.ts'

/**
 * Looks at a chargeback: it is kept with the day by which the shop may answer, and its order is held until it is over. A
 * chargeback that was won lets the order go on.
 *
 * @throws Error when the provider does not know it, or does not answer; it is looked at again
 */
export async function reviewDispute(shop: Shop, provider_name: string, reference: string): Promise<void> {
  const account = shop.payments.named(shop.channel.name, provider_name)
  const dispute = await account?.provider.findDispute(reference)
  if (!dispute) throw new Error(`${provider_name} does not say what became of the dispute ${reference}`)
  const found = await findOrder(shop, provider_name, dispute)
  const channel = found?.channel ?? shop.channel
  await keep(shop, provider_name, dispute, found?.order_id ?? null, channel.id)
  if (!found?.order_id) return
  const of_order = { ...shop, channel }
  if (dispute.state === 'won') await releaseOrder(of_order, THE_SHOP, found.order_id, 'dispute')
  else await holdOrder(of_order, THE_SHOP, found.order_id, 'dispute')
}

async function keep(
  { db, now }: Shop,
  provider: string,
  { reference, payment_reference, amount, reason, state, answer_by }: Dispute,
  order_id: number | null,
  channel_id: number,
): Promise<void> {
  const seen = { order_id, amount, reason, state, answer_by, updated_at: now }
  await db
    .insert(payment_disputes)
    .values({ ...seen, channel_id, provider, reference, payment_reference, opened_at: now })
    .onConflictDoUpdate({ target: [payment_disputes.provider, payment_disputes.reference], set: seen })
}

async function findOrder({ db }: Shop, provider: string, dispute: Dispute) {
  const { payment_reference, idempotency_key } = dispute
  const [found] = await db
    .select({ order_id: orders.id, channel: { id: channels.id, name: channels.name } })
    .from(payment_attempts)
    .innerJoin(carts, eq(carts.id, payment_attempts.cart_id))
    .innerJoin(channels, eq(channels.id, carts.channel_id))
    .leftJoin(orders, eq(orders.cart_id, payment_attempts.cart_id))
    .where(
      and(
        eq(payment_attempts.provider, provider),
        or(
          eq(payment_attempts.reference, payment_reference),
          idempotency_key === null ? undefined : eq(payment_attempts.idempotency_key, idempotency_key),
        ),
      ),
    )
  return found
}
