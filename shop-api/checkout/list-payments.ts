import type { CallOutput } from '#contract/index.ts'
import type { Payment } from '#contract/shapes/cart.ts'
import type { PaymentCheck } from '#contract/shapes/payment-service.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { loadSellingTerms } from '#shop-api/cart/load-selling-terms.ts'
import { offerPayment } from '#shop-api/cart/offer-payment.ts'
import { toAmountBeforeFee } from '#shop-api/cart/price-cart.ts'
import { loadPaymentBrands } from './load-payment-brands.ts'
import { readCart } from './read-cart.ts'
import { toPaymentTerms } from './to-payment-terms.ts'
import type { PaymentMethod } from '#shop-api/cart/selling-terms.ts'
import { type Shop, takesNow } from '#shop-api/cart/shop.ts'

/** Ways to pay that the shop offers. The bank account is told only to those who ordered. */
export async function listPayments(shop: Shop): Promise<Payment[]> {
  const { payments } = await loadTerms(shop)
  return describePayments(shop, payments)
}

/** Ways to pay this cart with what each would cost now, or why it cannot be chosen. */
export async function listCartPayments(
  shop: Shop,
  token: string,
): Promise<CallOutput<'GET /v1/payments/carts/{cartToken}'>['data']> {
  const { offers } = await loadOffers(shop, token)
  const described = await describePayments(
    shop,
    offers.map(({ payment }) => payment),
  )
  return offers.map(({ fee, reason }, at) => ({
    ...described[at]!,
    fee: fee ?? 0,
    is_available: fee !== null,
    reason,
  }))
}

/** Whether the cart can be paid this way now, and what it would come to. @throws ApiError 404 for no such way. */
export async function checkCartPayment(shop: Shop, token: string, payment_id: number): Promise<PaymentCheck> {
  const { offers, cart } = await loadOffers(shop, token)
  const offer = offers.find(({ payment }) => payment.id === payment_id)
  if (offer === undefined) throw notFound()
  const fee = offer.fee ?? 0
  return {
    is_available: offer.fee !== null,
    reason: offer.reason,
    fee,
    total_payment: toAmountBeforeFee(cart.detail.order) + fee,
  }
}

/** What can be paid now, by whoever is asking. */
const loadTerms = (shop: Shop) =>
  loadSellingTerms(shop.db, shop.channel.id, takesNow(shop), {
    user_id: shop.member_id ?? null,
    now: shop.now,
  })

async function loadOffers(shop: Shop, token: string) {
  const cart = await readCart(shop, token)
  const { payments } = await loadTerms(shop)
  const amount = toAmountBeforeFee(cart.detail.order)
  const places = new Set(cart.detail.products.map((line) => line.shipping_key)).size
  const destinations = cart.social_gift === undefined ? places : 'gift'
  const offers = payments.map((payment) => ({
    payment,
    ...offerPayment(payment, amount, destinations),
  }))
  return { cart, offers }
}

async function describePayments(shop: Shop, methods: readonly PaymentMethod[]): Promise<Payment[]> {
  const brands = await loadPaymentBrands(shop.db, shop.channel.id)
  return methods.map((method) => {
    const { id, code, name, description, fees, payment_time } = method
    const known = brands[code]
    const terms = toPaymentTerms(shop, method)
    return { id, code, name, description, fees, payment_time, terms, ...(known && { brands: known }) }
  })
}
