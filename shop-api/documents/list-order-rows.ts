import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { order_lines, order_shippings } from '#shop-api/db/schema/selling.ts'
import type { OrderRow } from '#shop-api/orders/load-order.ts'
import { loadParcels } from '#shop-api/orders/load-parcels.ts'
import { formatInstant, formatInstantDay } from '#src/rules/date/format-instant.ts'
import type { Cell } from '#src/rules/input/csv-text.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { orderStatuses } from '#src/text/order/orders.ts'
import { CARRIERS } from '#src/text/order/parcels.ts'

/** A row for each line of goods, with what is the order's own in every one. The address of a social gift is left out. */
export async function listOrderRows(db: Db, orders: readonly OrderRow[]): Promise<Cell[][]> {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const lines = await db
    .select()
    .from(order_lines)
    .where(inArray(order_lines.order_id, ids))
    .orderBy(asc(order_lines.order_id), asc(order_lines.position))
  const shippings = await db
    .select()
    .from(order_shippings)
    .where(inArray(order_shippings.order_id, ids))
    .orderBy(asc(order_shippings.order_id), asc(order_shippings.position))
  const parcels = await loadParcels(db, ids)
  const byOrder = {
    lines: Map.groupBy(lines, ({ order_id }) => order_id),
    shippings: Map.groupBy(shippings, ({ order_id }) => order_id),
  }
  return orders.flatMap((order) => {
    const { order_detail: figures } = order
    const { orderer } = figures
    return (byOrder.lines.get(order.id) ?? []).map(({ line }): Cell[] => {
      const shipping = byOrder.shippings.get(order.id)?.find((one) => one.shipping.key === line.shipping_key)
      const address = shipping?.shipping.address
      const packing = shipping?.packings.find(({ key }) => key === line.packing_key) ?? shipping?.packings[0]
      const sent = (parcels.get(order.id) ?? []).filter(
        ({ shipping_key }) => shipping_key === line.shipping_key,
      )
      return [
        order.order_no,
        formatInstant(order.ordered_at.toISOString()),
        orderStatuses[order.status],
        figures.payment_name ?? '',
        orderer ? `${orderer.last_name} ${orderer.first_name}` : '',
        orderer ? `${orderer.last_name_kana} ${orderer.first_name_kana}` : '',
        orderer?.company_name ?? '',
        order.email,
        orderer?.phone_number ?? '',
        shipping ? shipping.position + 1 : '',
        address ? `${address.shipping_last_name} ${address.shipping_first_name}` : '',
        address?.company_name ?? '',
        address ? formatPostalCode(address.postal_code) : '',
        address ? `${address.prefecture}${address.city}${address.address1}${address.address2}` : '',
        address?.phone_number ?? '',
        packing?.delivery_date ?? '',
        packing?.delivery_timezone ?? '',
        line.product_info.code,
        line.product_name,
        [...line.product_info.options.map(({ value }) => value), line.embroidery?.label]
          .filter(Boolean)
          .join('・'),
        line.quantity,
        line.unit_price,
        line.subtotal,
        line.tax_rate,
        figures.total_carriage ?? 0,
        figures.payment_fee ?? 0,
        figures.coupon_discount,
        figures.used_point,
        order.total_payment,
        figures.note ?? '',
        sent.map(({ shipped_at }) => formatInstantDay(shipped_at)).join(' '),
        sent.map(({ carrier }) => CARRIERS[carrier]).join(' '),
        sent.flatMap(({ tracking_no }) => tracking_no ?? []).join(' '),
      ]
    })
  })
}
