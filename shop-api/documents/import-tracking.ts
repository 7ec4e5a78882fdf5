import { and, eq, inArray, sql } from 'drizzle-orm'
import type { TrackingImport } from '#contract/shapes/tracking-import.ts'
import type { Carrier } from '#contract/shapes/parcel.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { order_shippings, orders } from '#shop-api/db/schema/selling.ts'
import { ApiError } from '#shop-api/http/api-error.ts'
import type { Doer } from '#shop-api/orders/record-order-event.ts'
import { shipParcel } from '#shop-api/orders/ship-parcel.ts'
import { cleanTrackingNo } from '#src/rules/order/clean-tracking-no.ts'
import { findTrackingFault } from '#src/rules/order/find-tracking-fault.ts'
import { splitLabelNo, toBareNo } from '#src/rules/order/label-no.ts'
import { TRACKING_ERRORS } from '#src/text/order/order-files.ts'
import { readTrackingCsv, type TrackingLine } from './read-tracking-csv.ts'

interface Place {
  order_id: number
  destination_id: number
  position: number
}

/**
 * Takes tracking numbers in from the file of a carrier's program, or one like it. Good lines ship what is left for their
 * destination; bad ones are told of with line and column; a line that was taken in before does nothing.
 * @throws ApiError 422 for what is no such file
 */
export async function importTracking(
  shop: Shop,
  doer: Doer,
  file: Blob,
  carrier: Carrier,
): Promise<TrackingImport> {
  const lines = readTrackingCsv(new Uint8Array(await file.arrayBuffer()), carrier)
  const places = await findPlaces(shop, lines)
  const result: TrackingImport = { shipped: 0, unchanged: 0, failures: [] }
  for (const line of lines) {
    const found = locate(line, places, carrier)
    if ('reason' in found) {
      result.failures.push({ line: line.line, ...found })
      continue
    }
    try {
      const parcel = {
        carrier,
        tracking_no: line.tracking_no.text,
        destination_id: found.destination_id,
        is_told: true,
      }
      const { is_new } = await shipParcel(shop, doer, found.order_id, parcel)
      result[is_new ? 'shipped' : 'unchanged'] += 1
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error
      result.failures.push({ line: line.line, column: line.order.column, reason: error.body.message })
    }
  }
  return result
}

/** Destinations of the orders the lines may mean, by the order's bare number. */
async function findPlaces({ db, channel }: Shop, lines: readonly TrackingLine[]) {
  const bare = lines.map(({ order }) => toBareNo(order.text)).filter(Boolean)
  const wanted = [...new Set(bare.flatMap((no) => [no, splitLabelNo(no).order_no]))].filter(Boolean)
  const places = new Map<string, Place[]>()
  const bareColumn = sql<string>`upper(replace(${orders.order_no}, '-', ''))`
  for (let at = 0; at < wanted.length; at += 1000) {
    const rows = await db
      .select({
        bare: bareColumn,
        order_id: orders.id,
        destination_id: order_shippings.id,
        position: order_shippings.position,
      })
      .from(orders)
      .innerJoin(order_shippings, eq(order_shippings.order_id, orders.id))
      .where(and(eq(orders.channel_id, channel.id), inArray(bareColumn, wanted.slice(at, at + 1000))))
      .orderBy(order_shippings.position)
    for (const { bare: no, ...place } of rows) places.set(no, [...(places.get(no) ?? []), place])
  }
  return places
}

function locate(
  { order, place, tracking_no }: TrackingLine,
  places: ReadonlyMap<string, readonly Place[]>,
  carrier: Carrier,
): Place | { column: string; reason: string } {
  const no = toBareNo(order.text)
  if (no === '') return { column: order.column, reason: TRACKING_ERRORS.no_order }
  const typed = cleanTrackingNo(tracking_no.text)
  if (typed === '') return { column: tracking_no.column, reason: TRACKING_ERRORS.no_tracking }
  const fault = findTrackingFault(carrier, typed)
  if (fault) return { column: tracking_no.column, reason: TRACKING_ERRORS[fault] }
  const whole = places.get(no)
  const split = splitLabelNo(no)
  const of = whole ?? places.get(split.order_no)
  if (!of) return { column: order.column, reason: TRACKING_ERRORS.unknown_order }
  const named = whole ? (place?.text ? Number(place.text) : undefined) : split.place
  if (named === undefined) {
    const [only, another] = of
    return only && !another ? only : { column: order.column, reason: TRACKING_ERRORS.no_place }
  }
  const found = of.find(({ position }) => position + 1 === named)
  return found ?? { column: (whole && place?.column) || order.column, reason: TRACKING_ERRORS.unknown_place }
}
