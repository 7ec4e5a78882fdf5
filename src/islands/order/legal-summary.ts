import type { Cart, CartShipping, Leadtime, Payment } from '#contract/shapes/cart.ts'
import { listUsedPackings } from '#src/rules/checkout/checkout-steps.ts'
import { formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { isPaidBeforeShipping } from '#src/rules/checkout/paid-before-shipping.ts'
import type { Seller } from '#src/rules/checkout/to-seller.ts'
import { CANCELLATION, legalTexts } from '#src/text/checkout/legal.ts'
import { describeTerms } from './describe-terms.ts'
import { toPlace } from './to-place.ts'

export interface LegalDelivery {
  key: string
  /** Null of a social gift: its recipient will say it. */
  address: CartShipping['address']
  /** Who a social gift is for; null of any other parcel. */
  receiver_name: string | null
  /** When it arrives, as one sentence. */
  time: string
  /** What it depends on: until when to order or pay; null when the chosen day is certain. */
  condition: string | null
  packing: Cart['detail']['packings'][number]
  /** What is in it, one text each; null where everything goes to one place. */
  goods: readonly string[] | null
  /** The named sender; null for the orderer. */
  sender: CartShipping['address']
  /** Yen of the shipping fee to this place alone; null where everything goes to one place. */
  carriage: number | null
}

/**
 * Everything the law wants on the screen with the last button (特定商取引法 第12条の6, since 1 June 2022): quantity,
 * price, time and way of payment, time of delivery, cancellation, period of the offer; and who sells.
 */
export interface LegalSummary {
  lines: Cart['detail']['products']
  figures: Cart['detail']['order'] & { total_carriage: number; payment_fee: number }
  payment: {
    name: string
    time: string
    fee: string
    /** How and until when it is paid, and what happens when it is not; a sentence each. */
    terms: readonly string[]
    /** It is paid on a page of the payment company, which comes next. */
    is_hosted: boolean
  }
  deliveries: readonly LegalDelivery[]
  /** `html` is the editors' own text, sanitised where it was loaded; without one `sentence` holds. */
  cancellation: { html: string | null; sentence: string }
  period: string
  seller: Seller
  orderer: NonNullable<Cart['detail']['order']['orderer']>
}

export interface LegalFacts {
  detail: Cart['detail']
  payments: readonly Payment[]
  leadtimes: readonly Leadtime[]
  seller: Seller
  cancellation_html: string | null
  /** Of a social gift: who it is for, and the days its recipient has; null days where the shop does not tell. */
  gift: { receiver_name: string; days: number | null } | null
}

/** The summary, or null while any part is missing: then there must be no order button. */
export function createLegalSummary(facts: LegalFacts): LegalSummary | null {
  const { detail, payments, leadtimes, seller, cancellation_html, gift } = facts
  const { orderer, total_carriage, total_payment, payment_fee, payment_id } = detail.order
  const payment = payments.find(({ id }) => id === payment_id)
  const waitsForMoney = payment !== undefined && isPaidBeforeShipping(payment)
  const deliveries = listUsedPackings(detail).map((packing) =>
    gift
      ? toGiftDelivery(packing, gift, waitsForMoney)
      : toDelivery(detail, packing, leadtimes, waitsForMoney),
  )
  if (detail.products.length === 0 || !orderer || !payment) return null
  if (total_carriage === null || payment_fee === null || deliveries.includes(null)) return null
  return {
    lines: detail.products,
    figures: { ...detail.order, total_carriage, payment_fee },
    payment: {
      name: payment.name,
      time: payment.payment_time,
      fee: payment_fee > 0 ? formatYen(payment_fee) : legalTexts.no_fee,
      terms: describeTerms(payment, { total_payment, payment_fee }),
      is_hosted: total_payment > 0 && payment.terms?.entry === 'hosted',
    },
    deliveries: deliveries.filter((delivery) => delivery !== null),
    cancellation: { html: cancellation_html || null, sentence: CANCELLATION },
    period: legalTexts.no_period,
    seller,
    orderer,
  }
}

function toDelivery(
  detail: Cart['detail'],
  packing: LegalDelivery['packing'],
  leadtimes: readonly Leadtime[],
  waitsForMoney: boolean,
): LegalDelivery | null {
  const { address, goods, sender, carriage } = toPlace(detail, packing)
  const leadtime = leadtimes.find(({ packing_key }) => packing_key === packing.key)
  if (!address || !leadtime) return null
  const terms = toTerms(packing, leadtime, waitsForMoney)
  return { key: packing.key, address, receiver_name: null, packing, goods, sender, carriage, ...terms }
}

/** It is paid before anybody knows where it goes. The recipient chooses place and time, until a deadline. */
function toGiftDelivery(
  packing: LegalDelivery['packing'],
  { receiver_name, days }: NonNullable<LegalFacts['gift']>,
  waitsForMoney: boolean,
): LegalDelivery {
  const conditions = [
    legalTexts.gift_deadline(days),
    ...(waitsForMoney ? [legalTexts.day_after_payment] : []),
  ]
  return {
    key: packing.key,
    address: null,
    receiver_name,
    packing,
    goods: null,
    sender: null,
    carriage: null,
    time: legalTexts.gift_time,
    condition: conditions.join(''),
  }
}

function toTerms(
  { delivery_date, delivery_timezone }: LegalDelivery['packing'],
  leadtime: Leadtime,
  waitsForMoney: boolean,
): Pick<LegalDelivery, 'time' | 'condition'> {
  if (delivery_date) {
    const time = legalTexts.delivery_on(formatDayWithWeekday(delivery_date), delivery_timezone)
    return { time, condition: waitsForMoney ? legalTexts.day_after_payment : null }
  }
  const earliest = formatDayWithWeekday(leadtime.earliest)
  const order_before = formatInstant(leadtime.order_before)
  if (waitsForMoney)
    return {
      time: legalTexts.delivery_after_payment(delivery_timezone),
      condition: legalTexts.paid_before(order_before, earliest),
    }
  return {
    time: legalTexts.delivery_earliest(earliest, delivery_timezone),
    condition: legalTexts.ordered_before(order_before),
  }
}
