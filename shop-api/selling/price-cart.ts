import type { Cart, CartProduct, CartShipping } from '#contract/shapes/cart.ts'
import { getCarriage, getMissingForFreeCarriage } from '#src/rules/carriage.ts'
import { getDeliveryTimezoneName } from '#src/rules/delivery-timezones.ts'
import { getRegion } from '#src/rules/prefectures.ts'
import { splitTax } from '#src/rules/split-tax.ts'
import { countDestinations, type CartDestination, type CartDetail } from './cart-detail.ts'
import type { CatalogueLines } from './catalogue-line.ts'
import { offerPayment } from './offer-payment.ts'
import { priceLine } from './price-line.ts'
import type { SellingTerms } from './selling-terms.ts'

/** Carriage and fees are services, taxed at the standard rate whatever they carry. */
const SERVICE_TAX_RATE = 10

/**
 * A cart with every figure, from what it remembers, the catalogue and the shop's terms at this moment.
 * `total_payment` is always the sum of `amount_by_tax_rate[].amount`.
 */
export function priceCart(
  detail: CartDetail,
  catalogue: CatalogueLines,
  terms: SellingTerms,
): Cart['detail'] {
  const lines = detail.lines.map((line) => priceLine(detail, line, catalogue.get(line.product_id)))
  const subtotal = lines.reduce((all, line) => all + line.subtotal, 0)
  const shippings = detail.shippings.map((shipping) => priceShipping(shipping, lines, subtotal, terms))
  const total_carriage = sumOrNull(shippings.map((shipping) => shipping.carriage))
  const payment = terms.payments.find((candidate) => candidate.id === detail.payment_id)
  const payment_fee =
    payment === undefined || lines.length === 0
      ? null
      : offerPayment(payment, subtotal + (total_carriage ?? 0), countDestinations(detail)).fee

  const tax = splitTax([
    ...lines.map((line) => ({ rate: line.tax_rate, amount: line.subtotal })),
    { rate: SERVICE_TAX_RATE, amount: total_carriage ?? 0 },
    { rate: SERVICE_TAX_RATE, amount: payment_fee ?? 0 },
  ])
  return {
    products: lines.map((line, index) => ({ ...line, tax_amount: tax.shares[index] ?? 0 })),
    shippings,
    packings: detail.packings.map((packing) => ({
      ...packing,
      delivery_timezone: getDeliveryTimezoneName(packing.delivery_timezone_key ?? '') ?? null,
    })),
    coupons: [],
    order: {
      orderer: detail.orderer,
      payment_id: payment?.id ?? null,
      payment_name: payment?.name ?? null,
      subtotal,
      total_carriage,
      until_free_carriage: getMissingForFreeCarriage(terms.carriage, subtotal),
      payment_fee,
      coupon_discount: 0,
      used_point: 0,
      total_tax: tax.by_rate.reduce((all, row) => all + row.tax, 0),
      total_payment: tax.by_rate.reduce((all, row) => all + row.amount, 0),
      amount_by_tax_rate: tax.by_rate,
      note: detail.note,
    },
  }
}

/** A destination nothing goes to costs nothing. */
function priceShipping(
  shipping: CartDestination,
  lines: readonly CartProduct[],
  subtotal: number,
  terms: SellingTerms,
): CartShipping {
  if (!lines.some((line) => line.shipping_key === shipping.key)) return { ...shipping, carriage: 0 }
  const region = shipping.address === null ? undefined : getRegion(shipping.address.prefecture)
  const carriage = region === undefined ? undefined : getCarriage(terms.carriage, region, subtotal)
  return { ...shipping, carriage: carriage ?? null }
}

function sumOrNull(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce((all, amount) => (all === null || amount === null ? null : all + amount), 0)
}
