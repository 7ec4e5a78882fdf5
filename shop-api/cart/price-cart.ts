import type { Cart, CartShipping } from '#contract/shapes/cart.ts'
import { getShippingFee, getMissingForFreeShipping } from '#src/rules/checkout/shipping-fee.ts'
import { getOfferedSlotName } from '#shop-api/channels/load-delivery-slots.ts'
import { shareByLargestRemainder } from '#src/rules/money/largest-remainder.ts'
import { getRegion } from '#src/rules/input/prefectures.ts'
import { splitTax } from '#src/rules/money/split-tax.ts'
import { NO_BENEFITS, type Benefits } from '#shop-api/benefits/benefits.ts'
import { isGift, tallyPieces, toDestinations } from './cart-detail.ts'
import type { CartDestination, CartDetail } from '#shop-api/db/json/cart-detail.ts'
import type { CatalogueLines } from './catalogue-line.ts'
import { offerPayment } from './offer-payment.ts'
import { priceCoupons } from '#shop-api/benefits/price-coupons.ts'
import { priceLine } from './price-line.ts'
import type { SellingTerms } from './selling-terms.ts'
import { toParcels } from './to-noshi.ts'

/** Shipping fee and fees are services, taxed at the standard rate whatever the goods are. */
const SERVICE_TAX_RATE = 10

const NONE = { pieces: 0, each: new Map() }

/**
 * A cart with every figure, from what it remembers, the catalogue, the shop's terms and the shopper's coupons and
 * points at this moment. Coupons and points are discounts: they lower what each tax rate is reckoned from, in
 * proportion. Points pay goods and shipping fee; a fee for the way of paying is always paid that way.
 * `total_payment` is always the sum of `amount_by_tax_rate[].amount`.
 */
export function priceCart(
  detail: CartDetail,
  catalogue: CatalogueLines,
  terms: SellingTerms,
  benefits: Benefits = NO_BENEFITS,
): Cart['detail'] {
  const tallies = tallyPieces(detail)
  const lines = detail.lines.map((line) =>
    priceLine(line, catalogue.get(line.product_id), tallies.get(line.product_id) ?? NONE),
  )
  const used = new Set(detail.lines.map(({ shipping_key }) => shipping_key))
  const subtotal = lines.reduce((all, line) => all + line.subtotal, 0)
  const shippings = detail.shippings.map((shipping) =>
    priceShipping(shipping, used.has(shipping.key), subtotal, terms, detail),
  )
  const total_carriage = sumOrNull(shippings.map((shipping) => shipping.carriage))
  const payment = terms.payments.find((candidate) => candidate.id === detail.payment_id)
  const goods = lines.map(({ product_id, subtotal: amount }) => ({
    subtotal: amount,
    category_ids: catalogue.get(product_id)?.category_ids ?? [],
  }))
  const off = priceCoupons(benefits.coupons, goods, total_carriage ?? 0)
  const shipping_fee_left = (total_carriage ?? 0) - off.shipping_fee
  const left = [...lines.map((line, at) => line.subtotal - (off.parts[at] ?? 0)), shipping_fee_left]
  const used_point = Math.min(detail.point ?? 0, benefits.usable_point, sum(left))
  const point_parts = shareByLargestRemainder(used_point, left)
  const paid = left.map((amount, at) => amount - (point_parts[at] ?? 0))
  const payment_fee =
    payment === undefined || lines.length === 0
      ? null
      : offerPayment(payment, sum(paid), toDestinations(detail)).fee

  const tax = splitTax([
    ...lines.map((line, at) => ({ rate: line.tax_rate, amount: paid[at] ?? 0 })),
    { rate: SERVICE_TAX_RATE, amount: paid.at(-1) ?? 0 },
    { rate: SERVICE_TAX_RATE, amount: payment_fee ?? 0 },
  ])
  return {
    products: lines.map((line, index) => ({
      ...line,
      tax_amount: tax.shares[index] ?? 0,
      coupon_discount_parts: off.parts[index] ?? 0,
    })),
    shippings,
    packings: toParcels(detail.packings).map((packing) => ({
      ...packing,
      delivery_timezone: getOfferedSlotName(terms.delivery_slots, packing.delivery_timezone_key) ?? null,
    })),
    coupons: off.coupons,
    order: {
      orderer: detail.orderer,
      payment_id: payment?.id ?? null,
      payment_name: payment?.name ?? null,
      subtotal,
      total_carriage,
      until_free_carriage: getMissingForFreeShipping(terms.shipping_fees, subtotal),
      payment_fee,
      coupon_discount: sum(off.parts) + off.shipping_fee,
      used_point,
      total_tax: tax.by_rate.reduce((all, row) => all + row.tax, 0),
      total_payment: tax.by_rate.reduce((all, row) => all + row.amount, 0),
      amount_by_tax_rate: tax.by_rate,
      note: detail.note,
    },
  }
}

/** Yen to pay before the fee for paying: it decides which ways to pay are offered, and their fee. */
export function toAmountBeforeFee({ total_payment, payment_fee }: Cart['detail']['order']): number {
  return total_payment - (payment_fee ?? 0)
}

/** A destination nothing goes to costs nothing. */
function priceShipping(
  shipping: CartDestination,
  isUsed: boolean,
  subtotal: number,
  terms: SellingTerms,
  detail: CartDetail,
): CartShipping {
  if (!isUsed) return { ...shipping, carriage: 0 }
  if (isGift(detail)) return { ...shipping, carriage: getGiftShippingFee(terms, subtotal) }
  const region = shipping.address === null ? undefined : getRegion(shipping.address.prefecture)
  const carriage = region === undefined ? undefined : getShippingFee(terms.shipping_fees, region, subtotal)
  return { ...shipping, carriage: carriage ?? null }
}

/** Flat; free where shipping is free. */
function getGiftShippingFee(
  { gift_shipping_fee, shipping_fees }: SellingTerms,
  subtotal: number,
): number | null {
  return shipping_fees.free_from !== null && subtotal >= shipping_fees.free_from ? 0 : gift_shipping_fee
}

function sumOrNull(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce((all, amount) => (all === null || amount === null ? null : all + amount), 0)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
