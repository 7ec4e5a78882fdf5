import { eq } from 'drizzle-orm'
import type { KnownPayment, PaymentProvider } from '#payment/provider.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import { type PaymentAttempt, toKnownPayment } from '#shop-api/payment/known-payment.ts'

/** The provider an attempt was begun at; undefined when the shop has no account there any more. */
export const findProvider = (
  { payments, channel }: Pick<Shop, 'payments' | 'channel'>,
  { provider }: Pick<PaymentAttempt, 'provider'>,
): PaymentProvider | undefined => payments.named(channel.name, provider)?.provider

/** Whether the shopper pays on a page of the provider, which sends the browser back by itself. */
export const isHosted = (
  shop: Pick<Shop, 'payments' | 'channel'>,
  attempt: Pick<PaymentAttempt, 'provider' | 'method'>,
): boolean => findProvider(shop, attempt)?.methods[attempt.method]?.entry === 'hosted'

/** A payment as its provider is asked about it; who pays is read from the decision of its cart. */
export async function loadKnownPayment(
  { db }: Pick<Shop, 'db'>,
  attempt: PaymentAttempt,
): Promise<KnownPayment> {
  const [cart] = await db
    .select({ decided: carts.decided_detail })
    .from(carts)
    .where(eq(carts.id, attempt.cart_id))
  return toKnownPayment(attempt, cart?.decided?.order.orderer)
}
