import type { CallName } from '#contract/index.ts'
import type { Cart } from '#contract/shapes/cart.ts'
import type { PaymentProvider } from '#payment/provider.ts'
import { noPayments } from '#shop-api/payment/payments.ts'
import type { CallContext } from './serve.ts'
import { changeCart, type CartChange } from '#shop-api/cart/change-cart.ts'
import type { Shop } from '#shop-api/cart/shop.ts'

type Context = Pick<CallContext<CallName>, 'db' | 'channel' | 'now' | 'member' | 'config'>

/** The shop a call is for. */
export function toShop({ db, channel, now, member, config }: Context): Shop {
  const member_id = member?.id ?? null
  return { db, channel, now, member_id, config, payments: config.payments ?? noPayments }
}

/** Answers a call that changes the cart its body names. */
export async function answerChange(
  context: Context & { body: { token: string } },
  change: CartChange,
): Promise<{ body: Cart }> {
  return { body: await changeCart(toShop(context), context.body.token, change) }
}

/** Who takes cards for the shop a call is for. */
export const findCardProvider = ({ channel, config }: Context): PaymentProvider | undefined =>
  config.payments?.take(channel.name, 'card')?.provider
