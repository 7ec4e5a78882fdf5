import { cutLetters } from '#src/rules/letters/split-letters.ts'
import type { Cell } from '#src/rules/input/csv-text.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { toLabelNo } from '#src/rules/order/label-no.ts'
import { ORDER_FILES, YAMATO_COLUMNS } from '#src/text/order/order-files.ts'
import type { Label } from './load-labels.ts'
import { toHours } from './to-hours.ts'
import { fitShiftJis } from './write-csv.ts'

type Column = keyof typeof YAMATO_COLUMNS

/** Time slots ヤマト has; others are left to the driver. */
const SLOTS = new Set(['0812', '1416', '1618', '1820', '1921'])

/** Letters of a name of goods, before how many there are. */
const GOODS_WIDTH = 20

/** What the shop's contract with ヤマト says; empty when the shop fills it in at B2クラウド. */
export interface YamatoContract {
  customer_code?: string | undefined
  freight_no?: string | undefined
}

/** A label as B2クラウド reads it. */
export function toYamatoRow(label: Label, ships_on: string, contract: YamatoContract): Cell[] {
  const { address, sender, company, at_door } = label
  const hours = toHours(label.timezone)
  const [first, second] = label.goods.map(({ name, quantity }) =>
    ORDER_FILES.pieces(cutLetters(fitShiftJis(name), GOODS_WIDTH), quantity),
  )
  const cells: Partial<Record<Column, Cell>> = {
    label_no: toLabelNo(label.order_no, label.place),
    kind: at_door ? '2' : '0',
    ships_on: ships_on.replaceAll('-', '/'),
    delivery_date: label.delivery_date?.replaceAll('-', '/') ?? '',
    hours: hours && SLOTS.has(hours) ? hours : '',
    phone: address.phone_number,
    postal_code: formatPostalCode(address.postal_code),
    address: `${address.prefecture}${address.city}${address.address1}`,
    building: address.address2,
    company: address.company_name ?? '',
    department: address.department_name ?? '',
    name: `${address.shipping_last_name} ${address.shipping_first_name}`,
    honorific: ORDER_FILES.honorific,
    sender_phone: sender?.phone_number ?? company.phone_number,
    sender_postal_code: formatPostalCode(sender?.postal_code ?? company.postal_code),
    sender_address: sender ? `${sender.prefecture}${sender.city}${sender.address1}` : company.address,
    sender_building: sender?.address2 ?? '',
    sender_name: sender ? `${sender.shipping_last_name} ${sender.shipping_first_name}` : label.shop,
    goods1: first ?? '',
    goods2: second ?? '',
    remark: label.order_no,
    at_door: at_door?.amount ?? '',
    at_door_tax: at_door?.tax ?? '',
    copies: 1,
    customer_code: contract.customer_code ?? '',
    freight_no: contract.freight_no ?? '',
    search_title: ORDER_FILES.search_title,
    search_key: label.order_no,
  }
  return (Object.keys(YAMATO_COLUMNS) as Column[]).map((column) => cells[column] ?? '')
}
