import { and, eq } from 'drizzle-orm'
import type { Address } from '#contract/shapes/address.ts'
import type { Company } from '#contract/shapes/settings.ts'
import { loadSellingTerms } from '#shop-api/cart/load-selling-terms.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Db } from '#shop-api/db/db.ts'
import { payments } from '#shop-api/db/schema/selling.ts'
import type { CountedLine } from '#shop-api/orders/count-pieces.ts'
import type { OrderRow } from '#shop-api/orders/load-order.ts'
import { canShip } from '#shop-api/orders/order-moves.ts'
import { findShippingDay } from '#shop-api/orders/ship-by.ts'
import { type JapanDay, toJapanDay } from '#src/rules/date/japan-time.ts'
import { loadPlaces } from './load-places.ts'

/** What stands on the label of a parcel. */
export interface Label {
  order_no: string
  place: number
  address: Address
  /** Who stands as the sender; null for the shop. */
  sender: Address | null
  shop: string
  company: Company
  /** Yen to be paid at the door, and the tax in them; null when nothing is. */
  at_door: { amount: number; tax: number } | null
  delivery_date: string | null
  timezone: string | null
  /** Day on which the shop hands it to the carrier. */
  ships_on: JapanDay
  goods: readonly { name: string; quantity: number }[]
}

interface Scope {
  db: Db
  channel: { id: number; name: string }
  now: Date
}

/** Labels for all that waits to leave of orders, one a destination, in the order the orders are named. */
export async function loadLabels({ db, channel, now }: Scope, rows: readonly OrderRow[]): Promise<Label[]> {
  const { shop, company } = await loadSeller(db, channel.id, channel.name)
  const [door] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.channel_id, channel.id), eq(payments.code, 'cash_on_delivery')))
  const { dispatch } = await loadSellingTerms(db, channel.id)
  const today = toJapanDay(now)
  const labels: Label[] = []
  for (const row of rows.filter(({ status }) => canShip(status))) {
    for (const { position, shipping, packings, gift, address, lines } of await loadPlaces(db, row.id)) {
      const unsent = lines.filter(({ unsent: left }) => left > 0)
      if (unsent.length === 0) continue
      const wish = packings.find(({ delivery_date }) => delivery_date !== null) ?? packings[0]
      labels.push({
        order_no: row.order_no,
        place: position + 1,
        address,
        sender: shipping.sender ?? null,
        shop,
        company,
        // Cash on delivery has one destination, and is taken with its first parcel.
        at_door:
          row.payment_id === door?.id && row.status === 'accepted'
            ? { amount: row.total_payment, tax: row.order_detail.total_tax }
            : null,
        delivery_date: (gift ? gift.delivery_at : wish?.delivery_date) ?? null,
        timezone: (gift ? gift.delivery_timezone_key : wish?.delivery_timezone_key) ?? null,
        ships_on: findShippingDay(dispatch.calendar, row.ship_by, today),
        goods: unsent.map(toGoods),
      })
    }
  }
  return labels
}

const toGoods = ({ line, unsent }: CountedLine) => ({ name: line.product_name, quantity: unsent })
