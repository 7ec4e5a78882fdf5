import { asc, inArray } from 'drizzle-orm'
import type { AdminDestination } from '#contract/shapes/admin-order.ts'
import type { Db } from '#shop-api/db/db.ts'
import { social_gifts } from '#shop-api/db/schema/gifts.ts'
import { order_lines, order_shippings } from '#shop-api/db/schema/selling.ts'
import { getDeliverySlotName, loadDeliverySlots } from '#shop-api/channels/load-delivery-slots.ts'
import { toParcels } from '#shop-api/cart/to-noshi.ts'
import { describeGoods, describeParcel, describeSender } from '#shop-api/mail/describe-parcel.ts'

type Shipping = typeof order_shippings.$inferSelect

/** Where the goods of orders go and how, by order, for packers. For a social gift: what its recipient said. */
export async function loadDestinations(
  db: Db,
  order_ids: readonly number[],
): Promise<ReadonlyMap<number, readonly AdminDestination[]>> {
  if (order_ids.length === 0) return new Map()
  const isOf = (column: Parameters<typeof inArray>[0]) => inArray(column, [...order_ids])
  const shippings: Shipping[] = await db
    .select()
    .from(order_shippings)
    .where(isOf(order_shippings.order_id))
    .orderBy(asc(order_shippings.order_id), asc(order_shippings.position))
  const lines = await db
    .select({ order_id: order_lines.order_id, line: order_lines.line })
    .from(order_lines)
    .where(isOf(order_lines.order_id))
    .orderBy(asc(order_lines.position))
  const gifts = await db.select().from(social_gifts).where(isOf(social_gifts.order_id))
  const found = new Map<number, AdminDestination[]>()
  for (const { id, order_id, position, shipping, packings } of shippings) {
    const gift = gifts.find((one) => one.order_id === order_id)
    const address = gift ? gift.address : shipping.address
    if (!address) continue
    const goods = lines.filter((one) => one.order_id === order_id && one.line.shipping_key === shipping.key)
    const wishes = gift && {
      delivery_date: gift.delivery_at,
      delivery_timezone:
        getDeliverySlotName(await loadDeliverySlots(db, gift.channel_id), gift.delivery_timezone_key) ?? null,
    }
    const rows = [
      describeGoods(goods.map(({ line }) => line)),
      ...toParcels(packings).flatMap((packing) => describeParcel({ ...packing, ...wishes }, false)),
      ...(shipping.sender ? [describeSender(shipping.sender)] : []),
    ]
    const instructions = rows.map(([label, text]) => ({ label, text }))
    const names = { id, shipping_key: shipping.key, place: position + 1 }
    found.set(order_id, [...(found.get(order_id) ?? []), { ...address, ...names, instructions }])
  }
  return found
}
