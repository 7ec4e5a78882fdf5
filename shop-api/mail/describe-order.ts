import type { Order } from '#contract/shapes/order.ts'
import { formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { gatherLines } from '#src/rules/order/gather-lines.ts'
import { ORDER_MAIL } from '#src/text/order/order-mail.ts'
import { toReleaseWords } from '#src/text/product/release.ts'
import { describeGoods, describeParcel, describeSender, type Row } from './describe-parcel.ts'

export type { Row }

/** An order in words, the same for the plain and the HTML form of its mail. */
export interface DescribedOrder {
  lines: { name: string; detail: string; amount: string }[]
  has_reduced_rate: boolean
  totals: Row[]
  total: Row
  tax: Row[]
  deliveries: Delivery[]
}

/** Where goods go: the address, a line each, and what else is to be said of the way there. */
export interface Delivery {
  place: string
  rows: Row[]
}

/** Destinations a mail tells in full. With two hundred of them nobody would find what else it says. */
const MOST_IN_FULL = 20

/** How it is paid, and until when, or that it is: paragraphs. */
export function describePayment({ detail, status, payment_guide, pay_by }: Order): string {
  const { payment_name, total_payment } = detail.order
  if (status === 'paid' && total_payment > 0) return [payment_name, ORDER_MAIL.is_paid].join('\n\n')
  const until = pay_by && ORDER_MAIL.pay_by(formatDayWithWeekday(pay_by))
  return [payment_name, until, payment_guide].filter(Boolean).join('\n\n')
}

export function describeOrder({ detail, status, social_gift }: Order, gift_link?: string): DescribedOrder {
  const { order } = detail
  return {
    lines: gatherLines(detail.products).map((line) => {
      const options = line.product_info.options.map((option) => `${option.axis}：${option.value}`)
      const code = `${ORDER_MAIL.code}：${line.product_info.code}`
      const { release_month } = line.product_info
      const release = release_month ? [toReleaseWords(release_month)] : []
      return {
        name: `${line.product_name}${line.tax_rate === 8 ? ` ${ORDER_MAIL.reduced_rate_mark}` : ''}`,
        detail: [code, ...options, ...release, ...(line.embroidery ? [line.embroidery.label] : [])].join(
          '　',
        ),
        amount: `${formatYen(line.unit_price)} × ${line.quantity}点 ＝ ${formatYen(line.subtotal)}`,
      }
    }),
    has_reduced_rate: detail.products.some((line) => line.tax_rate === 8),
    totals: [
      [ORDER_MAIL.subtotal, formatYen(order.subtotal)],
      [ORDER_MAIL.shipping_fee, formatYen(order.total_carriage ?? 0)],
      [ORDER_MAIL.payment_fee, formatYen(order.payment_fee ?? 0)],
      ...detail.coupons.map((coupon): Row => [
        ORDER_MAIL.coupon,
        `${coupon.name}（${coupon.code}） -${formatYen(coupon.discount)}`,
      ]),
      ...(order.used_point > 0
        ? ([[ORDER_MAIL.used_point, `-${formatYen(order.used_point)}`]] satisfies Row[])
        : []),
    ],
    total: [ORDER_MAIL.total, formatYen(order.total_payment)],
    tax: order.amount_by_tax_rate.map((row) => [
      ORDER_MAIL.rate(row.rate),
      `${formatYen(row.amount)}（${ORDER_MAIL.contained_tax(formatYen(row.tax))}）`,
    ]),
    deliveries: social_gift
      ? [describeGift(social_gift, gift_link)]
      : [
          ...detail.shippings
            .slice(0, MOST_IN_FULL)
            .flatMap((shipping) => describeDelivery(shipping, detail, status === 'awaiting_payment')),
          ...describeOthers(detail),
        ],
  }
}

/** A gift goes where its recipient says: the orderer passes the link on, and never learns the address. */
function describeGift(
  { receiver_name, message, expires_at }: NonNullable<Order['social_gift']>,
  link: string | undefined,
): Delivery {
  const rows: Row[] = [[ORDER_MAIL.gift_deadline, formatInstant(expires_at)]]
  if (link !== undefined) rows.unshift([ORDER_MAIL.gift_link, link])
  if (message !== '') rows.push([ORDER_MAIL.message, message])
  return { place: ORDER_MAIL.gift_place(receiver_name), rows }
}

/** The other destinations, a line each: who, roughly where, and what. */
function describeOthers({ products, shippings }: Order['detail']): Delivery[] {
  const others = shippings.slice(MOST_IN_FULL)
  if (others.length === 0) return []
  const goods = Map.groupBy(products, ({ shipping_key }) => shipping_key)
  const lines = others.flatMap(({ key, address }) =>
    address === null
      ? []
      : ORDER_MAIL.other_place(
          `${address.shipping_last_name} ${address.shipping_first_name}`,
          `${address.prefecture}${address.city}`,
          (goods.get(key) ?? []).map((line) => ORDER_MAIL.pieces(line.product_name, line.quantity)),
        ),
  )
  return [{ place: [ORDER_MAIL.other_places(others.length), ...lines].join('\n'), rows: [] }]
}

function describeDelivery(
  shipping: Order['detail']['shippings'][number],
  { packings, products, shippings }: Order['detail'],
  waitsForMoney: boolean,
): Delivery[] {
  const { address } = shipping
  if (address === null) return []
  const place = [
    `〒${formatPostalCode(address.postal_code)}`,
    `${address.prefecture}${address.city}${address.address1}`,
    address.address2,
    address.company_name,
    address.department_name,
    ORDER_MAIL.dear(`${address.shipping_last_name} ${address.shipping_first_name}`),
  ]
  const lines = products.filter((line) => line.shipping_key === shipping.key)
  const rows = [
    ...(shippings.length > 1 ? [describeGoods(lines)] : []),
    ...packings
      .filter((packing) => packing.shipping_key === shipping.key)
      .flatMap((packing) => describeParcel(packing, waitsForMoney)),
    ...(shipping.sender ? [describeSender(shipping.sender)] : []),
  ]
  return [{ place: place.filter(Boolean).join('\n'), rows }]
}
