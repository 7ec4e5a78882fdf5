import { asc, eq, inArray } from 'drizzle-orm'
import type { Parcel } from '#contract/shapes/parcel.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { order_parcel_lines, order_parcels } from '#shop-api/db/schema/order-work.ts'
import { order_lines, order_shippings } from '#shop-api/db/schema/selling.ts'
import { toTrackingUrl } from '#src/rules/order/tracking-url.ts'

/** What has left of orders, by order, the first parcel first. */
export async function loadParcels(
  db: Db | Tx,
  order_ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Parcel[]>> {
  if (order_ids.length === 0) return new Map()
  const rows = await db
    .select({ parcel: order_parcels, shipping: order_shippings.shipping })
    .from(order_parcels)
    .innerJoin(order_shippings, eq(order_shippings.id, order_parcels.order_shipping_id))
    .where(inArray(order_parcels.order_id, [...order_ids]))
    .orderBy(asc(order_parcels.id))
  if (rows.length === 0) return new Map()
  const contents = await db
    .select({
      parcel_id: order_parcel_lines.parcel_id,
      quantity: order_parcel_lines.quantity,
      line: order_lines.line,
    })
    .from(order_parcel_lines)
    .innerJoin(order_lines, eq(order_lines.id, order_parcel_lines.order_line_id))
    .where(
      inArray(
        order_parcel_lines.parcel_id,
        rows.map(({ parcel }) => parcel.id),
      ),
    )
    .orderBy(asc(order_lines.position))
  return Map.groupBy(
    rows.map(({ parcel, shipping }) => ({
      order_id: parcel.order_id,
      id: parcel.id,
      shipping_key: shipping.key,
      carrier: parcel.carrier,
      tracking_no: parcel.tracking_no || null,
      tracking_url: toTrackingUrl(parcel.carrier, parcel.tracking_no),
      shipped_at: parcel.shipped_at.toISOString(),
      contents: contents
        .filter(({ parcel_id }) => parcel_id === parcel.id)
        .map(({ line, quantity }) => ({ product_name: line.product_name, quantity })),
    })),
    ({ order_id }) => order_id,
  )
}
