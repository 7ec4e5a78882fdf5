import type { Cart } from '#contract/shapes/cart.ts'

/** Screens between cart and order, in the order they are walked. */
export type CheckoutStep =
  | 'shipping-add'
  | 'shipping-select'
  | 'recipients'
  | 'shipping-detail'
  | 'payment'
  | 'confirm'

export const CART_PATH = '/cart/'
export const COMPLETE_PATH = '/cart/complete/'
export const toStepPath = (step: CheckoutStep) => `${CART_PATH}${step}/`

/** Where something is missing, and the code of the message that says what. */
export interface MissingStep {
  path: string
  code:
    | 'checkout.empty'
    | 'checkout.problem'
    | 'checkout.no_gift'
    | 'checkout.address'
    | 'checkout.carriage'
    | 'checkout.payment'
}

type Detail = Cart['detail']

/** A cart on its way to the order. */
export interface Checkout {
  detail: Detail
  /** Of a social gift, whose recipient will give the address; else null. */
  gift: object | null
}

/** What a screen of the checkout needs and lacks; null when it has everything. */
export function findMissingStep(step: CheckoutStep, checkout: Checkout): MissingStep | null {
  const { detail, gift } = checkout
  if (detail.products.length === 0) return { path: CART_PATH, code: 'checkout.empty' }
  if (detail.products.some((line) => line.problem !== null))
    return { path: CART_PATH, code: 'checkout.problem' }
  if (step === 'shipping-add' || step === 'recipients') return null
  if (gift && !isGiftable(detail)) return { path: toStepPath('shipping-add'), code: 'checkout.no_gift' }
  if (!hasAddresses(checkout)) return { path: toStepPath('shipping-add'), code: 'checkout.address' }
  if (step === 'shipping-select') return null
  if (detail.order.total_carriage === null)
    return { path: toStepPath('shipping-add'), code: 'checkout.carriage' }
  if (step === 'confirm' && detail.order.payment_id === null)
    return { path: toStepPath('payment'), code: 'checkout.payment' }
  return null
}

/** Where the checkout begins: a shopper who gave an address already goes on from there. */
export function toFirstStep(checkout: Checkout): CheckoutStep {
  return hasAddresses(checkout) ? 'shipping-detail' : 'shipping-add'
}

/** Destinations something goes to. */
export function listUsedShippings({ products, shippings }: Detail): Detail['shippings'] {
  return shippings.filter(({ key }) => products.some((line) => line.shipping_key === key))
}

/** Parcels something is in. */
export function listUsedPackings({ products, packings }: Detail): Detail['packings'] {
  return packings.filter(({ key }) => products.some((line) => line.packing_key === key))
}

/** Whether everything in the cart can be a social gift. */
export function isGiftable({ products }: Detail): boolean {
  return products.length > 0 && products.every(({ product_info }) => product_info.is_giftable)
}

function hasAddresses({ detail, gift }: Checkout): boolean {
  if (detail.order.orderer === null) return false
  return gift !== null || listUsedShippings(detail).every(({ address }) => address !== null)
}
