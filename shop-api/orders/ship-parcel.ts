import { and, asc, eq, or } from 'drizzle-orm'
import type { Carrier } from '#contract/shapes/parcel.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { order_parcel_lines, order_parcels } from '#shop-api/db/schema/order-work.ts'
import { order_shippings, orders } from '#shop-api/db/schema/selling.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { createShippedMail } from '#shop-api/mail/shipped-mail.ts'
import { cleanTrackingNo } from '#src/rules/order/clean-tracking-no.ts'
import { findTrackingFault } from '#src/rules/order/find-tracking-fault.ts'
import { ORDER_ERRORS } from '#src/text/order/order-errors.ts'
import { TRACKING_ERRORS } from '#src/text/order/order-files.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'
import { type CountedLine, countPieces } from './count-pieces.ts'
import { findGiftOfOrder } from './gift-status.ts'
import { loadOrder, type OrderRow } from './load-order.ts'
import { lockOrder } from './lock-order.ts'
import { canShip } from './order-moves.ts'
import { type Doer, recordOrderEvent } from './record-order-event.ts'
import { settleShipping } from './settle-shipping.ts'

export interface ParcelInput {
  /** `order_shippings.id`. */
  destination_id: number
  carrier: Carrier
  tracking_no: string
  /** Pieces by line; left out, all that has not left for that destination. */
  lines?: readonly { line_id: number; quantity: number }[] | undefined
  request_key?: string | undefined
  /** Whether the orderer gets a mail. */
  is_told: boolean
}

/**
 * Sends a parcel. The order is 発送済み when nothing is left of it, 一部発送済み until then. The same request, or the same
 * tracking number, a second time changes nothing.
 * @returns whether it left now
 * @throws ApiError 404; 422 `order.parcel.…`, `order.status.…`
 */
export function shipParcel(
  shop: Shop,
  doer: Doer,
  order_id: number,
  input: ParcelInput,
): Promise<{ is_new: boolean }> {
  return shop.db.transaction(async (tx) => {
    const row = await lockOrder(tx, shop.channel.id, order_id)
    const parcel = { ...input, tracking_no: cleanTrackingNo(input.tracking_no) }
    if (await isKnown(tx, order_id, parcel)) return { is_new: false }
    const fault = parcel.tracking_no && findTrackingFault(parcel.carrier, parcel.tracking_no)
    if (fault) throw refused('order.parcel.tracking_no', TRACKING_ERRORS[fault])
    await requireShippable(tx, row, shop.now)
    const shipping = await requireShipping(tx, order_id, parcel.destination_id)
    const all = await countPieces(tx, order_id)
    const contents = pickPieces(
      all.filter(({ line }) => line.shipping_key === shipping.shipping.key),
      parcel.lines,
    )
    const id = await insertParcel(tx, order_id, parcel, contents, shop.now)
    const moved = await settleShipping(tx, shop, row)
    const { carrier, tracking_no } = parcel
    await recordOrderEvent(tx, moved, {
      doer,
      now: shop.now,
      kind: 'shipped',
      detail: { carrier, ...(tracking_no && { tracking_no }) },
    })
    if (parcel.is_told) await tell(tx, shop, moved, id)
    return { is_new: true }
  })
}

/**
 * Sends all that is left, without a number, one parcel a destination and one mail. For a shop that writes no labels here.
 * The caller holds the order.
 * @throws ApiError 422 `order.status.…`; `order.parcel.empty` when all of it was paid back
 */
export async function shipTheRest(tx: Tx, shop: Shop, doer: Doer, row: OrderRow): Promise<OrderRow> {
  await requireShippable(tx, row, shop.now)
  const shippings = await tx
    .select()
    .from(order_shippings)
    .where(eq(order_shippings.order_id, row.id))
    .orderBy(asc(order_shippings.position))
  const all = await countPieces(tx, row.id)
  const ids: number[] = []
  for (const { id: destination_id, shipping } of shippings) {
    const contents = all.filter(({ line, unsent }) => line.shipping_key === shipping.key && unsent > 0)
    if (contents.length === 0) continue
    const parcel = { destination_id, carrier: 'other' as const, tracking_no: '', is_told: true }
    ids.push(await insertParcel(tx, row.id, parcel, pickPieces(contents, undefined), shop.now))
  }
  if (ids.length === 0) throw refuse('order.parcel.empty')
  const [moved] = await tx
    .update(orders)
    .set({ status: 'shipped', paid_at: row.paid_at ?? shop.now })
    .where(eq(orders.id, row.id))
    .returning()
  await recordOrderEvent(tx, moved!, { doer, now: shop.now, kind: 'shipped' })
  await tell(tx, shop, moved!, ids)
  return moved!
}

async function isKnown(
  tx: Tx,
  order_id: number,
  { request_key, carrier, tracking_no }: ParcelInput,
): Promise<boolean> {
  const isSame = [
    ...(request_key === undefined ? [] : [eq(order_parcels.request_key, request_key)]),
    ...(tracking_no === ''
      ? []
      : [and(eq(order_parcels.carrier, carrier), eq(order_parcels.tracking_no, tracking_no))]),
  ]
  if (isSame.length === 0) return false
  const known = await tx
    .select({ id: order_parcels.id })
    .from(order_parcels)
    .where(and(eq(order_parcels.order_id, order_id), or(...isSame)))
    .limit(1)
  return known.length > 0
}

/** A gift without an address cannot leave. */
async function requireShippable(tx: Tx, row: OrderRow, now: Date): Promise<void> {
  if (!canShip(row.status)) throw refuse('order.status.not_next')
  if (row.held_at !== null) throw refuse('order.status.held')
  const gift = await findGiftOfOrder(tx, row, now)
  if (gift !== undefined && gift.status !== 'accepted') throw refuse('order.status.gift_not_accepted')
}

async function requireShipping(tx: Tx, order_id: number, id: number) {
  const [shipping] = await tx
    .select()
    .from(order_shippings)
    .where(and(eq(order_shippings.order_id, order_id), eq(order_shippings.id, id)))
  if (!shipping) throw notFound(NOT_FOUND.order)
  return shipping
}

/** @throws ApiError 422 for nothing at all, or for more than is there */
function pickPieces(lines: readonly CountedLine[], asked: ParcelInput['lines']) {
  const wanted =
    asked === undefined
      ? lines.map(({ id, unsent }) => ({ line_id: id, quantity: unsent }))
      : asked.map(({ line_id }) => line_id).length === new Set(asked.map(({ line_id }) => line_id)).size
        ? asked
        : []
  const pieces = wanted.filter(({ quantity }) => quantity > 0)
  if (pieces.length === 0) throw refuse('order.parcel.empty')
  for (const { line_id, quantity } of pieces) {
    const line = lines.find(({ id }) => id === line_id)
    if (!line || quantity > line.unsent) throw refuse('order.parcel.too_many')
  }
  return pieces
}

async function insertParcel(
  tx: Tx,
  order_id: number,
  { destination_id, carrier, tracking_no, request_key = undefined }: ParcelInput,
  contents: readonly { line_id: number; quantity: number }[],
  now: Date,
): Promise<number> {
  const [parcel] = await tx
    .insert(order_parcels)
    .values({
      order_id,
      order_shipping_id: destination_id,
      carrier,
      tracking_no,
      request_key: request_key ?? null,
      shipped_at: now,
    })
    .returning({ id: order_parcels.id })
  if (!parcel) throw new Error(`A parcel of order ${order_id} was not kept`)
  await tx
    .insert(order_parcel_lines)
    .values(
      contents.map(({ line_id, quantity }) => ({ parcel_id: parcel.id, order_line_id: line_id, quantity })),
    )
  return parcel.id
}

async function tell(
  tx: Tx,
  { channel, now }: Shop,
  row: OrderRow,
  parcels: number | number[],
): Promise<void> {
  const ids = typeof parcels === 'number' ? [parcels] : parcels
  const seller = await loadSeller(tx, channel.id, channel.name)
  const order = await loadOrder(tx, row, now)
  const mail = await createShippedMail(order, seller, ids)
  const suffix = typeof parcels === 'number' ? `:${parcels}` : ''
  const topic = `order-shipped:${channel.name}:${row.order_no}${suffix}`
  if (mail) await queueMail(tx, { channel_id: channel.id, topic, mail, now, order_id: row.id })
}

const refuse = (code: keyof typeof ORDER_ERRORS) => refused(code, ORDER_ERRORS[code])
