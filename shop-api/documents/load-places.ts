import { asc, eq } from 'drizzle-orm'
import type { Address } from '#contract/shapes/address.ts'
import type { Db } from '#shop-api/db/db.ts'
import { social_gifts } from '#shop-api/db/schema/gifts.ts'
import { order_shippings } from '#shop-api/db/schema/selling.ts'
import { type CountedLine, countPieces } from '#shop-api/orders/count-pieces.ts'

/** A place the goods of an order go to. */
type Place = typeof order_shippings.$inferSelect & {
  gift: typeof social_gifts.$inferSelect | undefined
  address: Address
  /** The lines that go there. */
  lines: CountedLine[]
}

/** Where an order goes and what with. A social gift has no place before its recipient named one. */
export async function loadPlaces(db: Db, order_id: number): Promise<Place[]> {
  const lines = await countPieces(db, order_id)
  const [gift] = await db.select().from(social_gifts).where(eq(social_gifts.order_id, order_id))
  const shippings = await db
    .select()
    .from(order_shippings)
    .where(eq(order_shippings.order_id, order_id))
    .orderBy(asc(order_shippings.position))
  return shippings.flatMap((place) => {
    const address = gift ? gift.address : place.shipping.address
    const own = lines.filter(({ line }) => line.shipping_key === place.shipping.key)
    return address ? { ...place, gift, address, lines: own } : []
  })
}
