import type { Order } from '#contract/shapes/order.ts'
import { ADDRESS, decide, type PaymentCode, readyCart, type SellingShop } from './selling-shop.ts'

export const RECEIVER = { name: '鈴木 一郎', message: 'お誕生日おめでとうございます' }

/** What a recipient says: an address far from the sender's. */
export const ANSWER = {
  ...ADDRESS,
  shipping_last_name: '鈴木',
  shipping_first_name: '一郎',
  prefecture: '沖縄県',
  postal_code: '9000001',
  delivery_at: null,
  delivery_timezone_key: 'am',
}

/** A gift that was ordered and waits for its recipient. */
export async function sendGift(
  shop: SellingShop,
  payment: PaymentCode = 'card',
  /** What else the sender does with the cart. */
  prepare: (token: string) => Promise<void> = async () => {},
) {
  const { token } = await readyCart(shop, [[0, 2]], payment)
  await prepare(token)
  const body = { token, receiver: RECEIVER }
  const cart = await shop.call('PATCH /v1/carts/social/receiver', { body })
  const { order_no } = await decide(shop, cart)
  const order = () =>
    shop.call('GET /v1/carts/order/{orderNo}', {
      params: { orderNo: order_no },
      query: { token: cart.token },
    }) as Promise<Order>
  const giftToken = (await order()).social_gift?.token ?? ''
  return { cart, order, order_no, giftToken }
}
