import type { Address } from '#contract/shapes/address.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Db } from '#shop-api/db/db.ts'
import { type CountedLine, countPieces } from '#shop-api/orders/count-pieces.ts'
import type { OrderRow } from '#shop-api/orders/load-order.ts'
import { isForOrderer } from '#src/rules/checkout/is-for-orderer.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { DOCUMENTS } from '#src/text/order/documents.ts'
import { PAPER_WORK } from '#src/text/order/paper-work.ts'
import { loadPlaces } from './load-places.ts'
import type { DeliveryNote, DeliveryNotes, PickingList } from './paper-work.ts'

interface Scope {
  db: Db
  channel: { id: number; name: string }
  now: Date
}

/** What waits to leave of orders, by product and variation, in the order of their codes. */
export async function loadPickingList({ db, now }: Scope, rows: readonly OrderRow[]): Promise<PickingList> {
  const picked = new Map<
    string,
    Omit<PickingList['rows'][number], 'orders'> & { orders: Map<string, number> }
  >()
  for (const { id, order_no } of rows) {
    for (const counted of await countPieces(db, id)) {
      if (counted.unsent <= 0) continue
      const { code, name, variation } = toGoods(counted)
      // What is sewn on a piece makes it another one.
      const key = `${code} ${variation}`
      const row = picked.get(key) ?? { code, name, variation, quantity: 0, orders: new Map<string, number>() }
      row.quantity += counted.unsent
      row.orders.set(order_no, (row.orders.get(order_no) ?? 0) + counted.unsent)
      picked.set(key, row)
    }
  }
  return {
    kind: 'picking_list',
    order_nos: rows.map(({ order_no }) => order_no),
    rows: [...picked.values()]
      .map(({ orders, ...row }) => ({
        ...row,
        orders: [...orders].map(([order_no, pieces]) =>
          pieces === 1 ? order_no : PAPER_WORK.pieces(order_no, pieces),
        ),
      }))
      .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)),
    issued_at: now,
  }
}

/** A paper for each destination of orders. */
export async function loadDeliveryNotes(
  { db, channel, now }: Scope,
  rows: readonly OrderRow[],
): Promise<DeliveryNotes> {
  const { shop, company } = await loadSeller(db, channel.id, channel.name)
  const notes: DeliveryNote[] = []
  for (const row of rows) notes.push(...(await listNotes(db, row)))
  return { kind: 'delivery_notes', shop, company, notes, issued_at: now }
}

async function listNotes(db: Db, row: OrderRow): Promise<DeliveryNote[]> {
  const places = await loadPlaces(db, row.id)
  return places.flatMap(({ shipping, packings, gift, address, lines }) => {
    const goods = lines.filter(({ quantity, refunded_unsent }) => quantity > refunded_unsent)
    if (goods.length === 0) return []
    const isGift =
      gift !== undefined ||
      !isForOrderer(address, row.order_detail.orderer) ||
      packings.some(({ noshi, message }) => noshi !== null || message !== null)
    const sender = shipping.sender ?? null
    return {
      order_no: row.order_no,
      ordered_on: formatInstantDay(row.ordered_at.toISOString()),
      receiver: toReceiver(address),
      sender: sender
        ? `${sender.shipping_last_name} ${sender.shipping_first_name}`
        : isGift
          ? (gift?.sender_name ?? toName(row))
          : null,
      message: gift?.message || (packings.find(({ message }) => message !== null)?.message ?? null),
      rows: goods.map((counted) => toRow(counted, isGift)),
      sums: isGift ? [] : listSums(row, goods, places.length === 1 ? null : (shipping.carriage ?? 0)),
    }
  })
}

function toRow(counted: CountedLine, isGift: boolean): DeliveryNote['rows'][number] {
  const { code, name, variation } = toGoods(counted)
  const quantity = counted.quantity - counted.refunded_unsent
  return {
    code,
    name: variation ? PAPER_WORK.variation(name, variation) : name,
    quantity,
    unit_price: isGift ? null : counted.line.unit_price,
    amount: isGift ? null : counted.line.unit_price * quantity,
  }
}

/** @param carriage of one destination among several; null where the order has only this one */
function listSums(
  { order_detail: figures, total_payment }: OrderRow,
  goods: readonly CountedLine[],
  carriage: number | null,
): DeliveryNote['sums'] {
  const subtotal = goods.reduce(
    (sum, { line, quantity, refunded_unsent }) => sum + line.unit_price * (quantity - refunded_unsent),
    0,
  )
  const own = [{ label: PAPER_WORK.subtotal, amount: subtotal }]
  if (carriage !== null) return [...own, { label: DOCUMENTS.shipping_fee, amount: carriage }]
  const sums = [
    ...own,
    { label: DOCUMENTS.shipping_fee, amount: figures.total_carriage ?? 0 },
    { label: DOCUMENTS.payment_fee, amount: figures.payment_fee ?? 0 },
    { label: DOCUMENTS.coupon, amount: -figures.coupon_discount },
    { label: DOCUMENTS.points, amount: -figures.used_point },
  ].filter(({ amount }) => amount !== 0)
  // What was refunded before it left is in no sum of the order: then only the goods are summed up.
  const isWhole = goods.every(({ refunded_unsent }) => refunded_unsent === 0)
  return isWhole ? [...sums, { label: DOCUMENTS.sum, amount: total_payment }] : own
}

function toGoods({ line }: CountedLine) {
  const { product_info, product_name: name, embroidery } = line
  const variation = [...product_info.options.map(({ value }) => value), embroidery?.label]
  return { code: product_info.code, name, variation: variation.filter(Boolean).join('・') }
}

function toReceiver(address: Address): string[] {
  const { company_name, department_name, shipping_last_name, shipping_first_name } = address
  const lines = [
    `〒${formatPostalCode(address.postal_code)}`,
    `${address.prefecture}${address.city}${address.address1}`,
    address.address2,
    company_name,
    department_name,
    `${shipping_last_name} ${shipping_first_name} ${DOCUMENTS.person_suffix}`,
  ]
  return lines.filter((line): line is string => Boolean(line))
}

function toName({ order_detail: { orderer } }: OrderRow): string | null {
  return orderer ? `${orderer.last_name} ${orderer.first_name}` : null
}
