import type { Address } from '#contract/shapes/address.ts'
import type { CartPacking, CartProduct } from '#contract/shapes/cart.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { legalTexts } from '#src/text/checkout/legal.ts'
import { describeNoshi } from '#src/text/gift/noshi.ts'
import { ORDER_MAIL } from '#src/text/order/order-mail.ts'

/** A label and what stands beside it. */
export type Row = readonly [label: string, value: string]

/** What goes to a destination, a line each. */
export function describeGoods(lines: readonly Pick<CartProduct, 'product_name' | 'quantity'>[]): Row {
  const goods = lines.map(({ product_name, quantity }) => ORDER_MAIL.pieces(product_name, quantity))
  return [ORDER_MAIL.parcel_contents, goods.join('\n')]
}

/** Who stands on the label, where it is not the orderer. */
export function describeSender(sender: Address): Row {
  const { company_name, shipping_last_name, shipping_first_name, prefecture, city, address1, address2 } =
    sender
  const lines = [
    company_name,
    ORDER_MAIL.dear(`${shipping_last_name} ${shipping_first_name}`),
    `〒${formatPostalCode(sender.postal_code)} ${prefecture}${city}${address1} ${address2}`.trim(),
  ]
  return [ORDER_MAIL.sender, lines.filter(Boolean).join('\n')]
}

/** When it shall come and how it is packed. @param waitsForMoney a day wished for may then not be kept */
export function describeParcel(packing: CartPacking, waitsForMoney: boolean): Row[] {
  const day = packing.delivery_date === null ? ORDER_MAIL.no_wish : formatDay(packing.delivery_date)
  const wrapping = ORDER_MAIL.wrapping[packing.wrapping ?? 'none']
  const wish = `${day} ${packing.delivery_timezone ?? ''}`.trim()
  const isUnsure = waitsForMoney && packing.delivery_date !== null
  const rows: Row[] = [
    [ORDER_MAIL.delivery_day, isUnsure ? `${wish}\n${legalTexts.day_after_payment}` : wish],
  ]
  if (wrapping !== null) rows.push([ORDER_MAIL.wrapping_label, wrapping])
  if (packing.noshi !== null) rows.push([ORDER_MAIL.noshi, describeNoshi(packing.noshi)])
  if (packing.message !== null) rows.push([ORDER_MAIL.message, packing.message])
  return rows
}
