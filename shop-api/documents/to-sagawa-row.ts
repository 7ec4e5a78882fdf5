import { cutLetters, splitLetters } from '#src/rules/letters/split-letters.ts'
import type { Cell } from '#src/rules/input/csv-text.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { toShortLabelNo } from '#src/rules/order/label-no.ts'
import { ORDER_FILES, SAGAWA_COLUMNS } from '#src/text/order/order-files.ts'
import type { Label } from './load-labels.ts'
import { toHours } from './to-hours.ts'
import { fitShiftJis } from './write-csv.ts'

type Column = keyof typeof SAGAWA_COLUMNS

/** Time slots 佐川 has, by hours. */
const SLOTS: Readonly<Record<string, string>> = {
  '0812': '01',
  '1214': '12',
  '1416': '14',
  '1618': '16',
  '1820': '18',
  '1821': '04',
  '1921': '19',
}
/** Letters a line of address, name or goods takes. */
const WIDTH = 16
/** Paid by whoever sends it. */
const PREPAID = '1'

/** A label as e飛伝Ⅲ reads it. */
export function toSagawaRow(label: Label, ships_on: string): Cell[] {
  const { address, sender, company, at_door } = label
  const place = cut(`${address.prefecture}${address.city}${address.address1}${address.address2}`)
  const from = cut(
    sender ? `${sender.prefecture}${sender.city}${sender.address1}${sender.address2}` : company.address,
  )
  const name = `${address.shipping_last_name} ${address.shipping_first_name}`
  const names = address.company_name ? [address.company_name, name] : cut(name)
  const goods = label.goods.map(({ name: one, quantity }) =>
    ORDER_FILES.pieces(cutLetters(fitShiftJis(one), WIDTH - 3), quantity),
  )
  const hours = toHours(label.timezone)
  const cells: Partial<Record<Column, Cell>> = {
    phone: address.phone_number,
    postal_code: formatPostalCode(address.postal_code),
    address1: place[0] ?? '',
    address2: place[1] ?? '',
    address3: place.slice(2).join(''),
    name1: cutLetters(fitShiftJis(names[0] ?? ''), WIDTH),
    name2: cutLetters(fitShiftJis(names[1] ?? ''), WIDTH),
    label_no: toShortLabelNo(label.order_no, label.place),
    shipper_phone: company.phone_number,
    sender_phone: sender?.phone_number ?? company.phone_number,
    sender_postal_code: formatPostalCode(sender?.postal_code ?? company.postal_code),
    sender_address1: from[0] ?? '',
    sender_address2: from.slice(1).join(''),
    sender_name: cutLetters(
      fitShiftJis(sender ? `${sender.shipping_last_name} ${sender.shipping_first_name}` : label.shop),
      WIDTH,
    ),
    goods1: goods[0] ?? '',
    goods2: goods[1] ?? '',
    goods3: goods[2] ?? '',
    goods4: goods[3] ?? '',
    goods5: goods[4] ?? '',
    pieces: 1,
    delivery_date: label.delivery_date?.replaceAll('-', '') ?? '',
    hours: (hours && SLOTS[hours]) ?? '',
    at_door: at_door?.amount ?? '',
    at_door_tax: at_door?.tax ?? '',
    paid_by: PREPAID,
    ships_on: ships_on.replaceAll('-', ''),
  }
  return (Object.keys(SAGAWA_COLUMNS) as Column[]).map((column) => cells[column] ?? '')
}

/** A text in pieces that fit a line. What it is written as counts: some letters have a plain form of several. */
function cut(text: string): string[] {
  const letters = splitLetters(fitShiftJis(text))
  return Array.from({ length: Math.ceil(letters.length / WIDTH) }, (_, line) =>
    letters.slice(line * WIDTH, (line + 1) * WIDTH).join(''),
  )
}
