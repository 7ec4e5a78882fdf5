import { and, eq, ne, sql } from 'drizzle-orm'
import type { Address } from '#contract/shapes/address.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Db } from '#shop-api/db/db.ts'
import { order_refunds } from '#shop-api/db/schema/order-work.ts'
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
  const isOnlyOne = places.length === 1
  const returned = await sumReturned(db, row.id)
  return places.flatMap(({ shipping, packings, gift, address, lines }) => {
    const goods = lines.filter(({ quantity, refunded_unsent }) => quantity > refunded_unsent)
    if (goods.length === 0) return []
    const isGift =
      gift !== undefined ||
      !isForOrderer(address, row.order_detail.orderer) ||
      packings.some(({ noshi, message }) => noshi !== null || message !== null)
    const sender = shipping.sender ?? null
    const withheld = lines.filter(({ refunded_unsent }) => refunded_unsent > 0)
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
      rows: [
        ...goods.map((counted) => toRow(counted, !isGift)),
        ...(isGift ? [] : withheld.map((counted) => toWithheldRow(counted, isOnlyOne))),
      ],
      sums: isGift ? [] : isOnlyOne ? listSums(row, returned) : listPlaceSums(goods, shipping.carriage ?? 0),
    }
  })
}

/** Pieces of a line that are delivered. */
const toRow = (counted: CountedLine, hasPrices: boolean) =>
  toNoteRow(counted, counted.quantity - counted.refunded_unsent, hasPrices)

/** Pieces of a line that were paid back before they left. */
function toWithheldRow(counted: CountedLine, hasPrices: boolean): DeliveryNote['rows'][number] {
  const row = toNoteRow(counted, counted.refunded_unsent, hasPrices)
  return { ...row, name: PAPER_WORK.not_delivered(row.name) }
}

function toNoteRow(counted: CountedLine, quantity: number, hasPrices: boolean): DeliveryNote['rows'][number] {
  const { code, name, variation } = toGoods(counted)
  const { unit_price } = counted.line
  return {
    code,
    name: variation ? PAPER_WORK.variation(name, variation) : name,
    quantity,
    unit_price: hasPrices ? unit_price : null,
    amount: hasPrices ? unit_price * quantity : null,
  }
}

/** Of an order with one destination: as it was paid, then what was given back. Rows of both kinds are in its subtotal. */
function listSums(
  { order_detail: figures, total_payment }: OrderRow,
  returned: { amount: number; point: number },
): DeliveryNote['sums'] {
  const extras = [
    { label: DOCUMENTS.payment_fee, amount: figures.payment_fee ?? 0 },
    { label: DOCUMENTS.coupon, amount: -figures.coupon_discount },
    { label: DOCUMENTS.points, amount: -figures.used_point },
  ]
  const { amount, point } = returned
  return [
    { label: PAPER_WORK.subtotal, amount: figures.subtotal },
    { label: DOCUMENTS.shipping_fee, amount: figures.total_carriage ?? 0 },
    ...extras.filter((extra) => extra.amount !== 0),
    { label: DOCUMENTS.sum, amount: total_payment },
    ...(amount > 0
      ? [
          { label: PAPER_WORK.given_back, amount: -amount },
          { label: PAPER_WORK.sum_after, amount: total_payment - amount },
        ]
      : []),
    ...(point > 0 ? [{ label: PAPER_WORK.returned_points, amount: point }] : []),
  ]
}

/** Of one destination among several: what is delivered there and its way. Fees, coupons, points and refunds are the order's. */
function listPlaceSums(goods: readonly CountedLine[], carriage: number): DeliveryNote['sums'] {
  const subtotal = goods.reduce(
    (sum, { line, quantity, refunded_unsent }) => sum + line.unit_price * (quantity - refunded_unsent),
    0,
  )
  return [
    { label: PAPER_WORK.subtotal, amount: subtotal },
    { label: DOCUMENTS.shipping_fee, amount: carriage },
    { label: PAPER_WORK.place_sum, amount: subtotal + carriage },
  ]
}

/** Yen and points that were given back of an order, or are on their way, as its pieces are counted. */
async function sumReturned(db: Db, order_id: number): Promise<{ amount: number; point: number }> {
  const { amount, point, state } = order_refunds
  const [sum] = await db
    .select({
      amount: sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number),
      point: sql<number>`coalesce(sum(${point}), 0)`.mapWith(Number),
    })
    .from(order_refunds)
    .where(and(eq(order_refunds.order_id, order_id), ne(state, 'refused')))
  return sum ?? { amount: 0, point: 0 }
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
