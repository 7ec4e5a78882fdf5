import { and, asc, eq, gte, isNotNull, ne, notExists, sql } from 'drizzle-orm'
import { pickAddress } from '#src/rules/checkout/pick-address.ts'
import type { Address } from '#contract/shapes/address.ts'
import type { CartPacking } from '#contract/shapes/cart.ts'
import { toParcels } from '#shop-api/cart/to-noshi.ts'
import type { Db } from '#shop-api/db/db.ts'
import { social_gifts } from '#shop-api/db/schema/gifts.ts'
import { user_addresses } from '#shop-api/db/schema/addresses.ts'
import { order_shippings, orders } from '#shop-api/db/schema/selling.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { findSeason, type SeasonOfYear, toSeasonYear } from '#src/rules/gift/gift-seasons.ts'
import { toAddressIdentity } from '#src/rules/gift/same-recipient.ts'

/** Whose gifts are meant, and when somebody asks. */
export interface GiverScope {
  db: Db
  channel: { id: number }
  member: { id: number }
  now: Date
}

/** A parcel with the noshi of a season. */
export interface GivenParcel extends SeasonOfYear {
  order_id: number
  order_no: string
  address: Address
  /** The entry it came from, while the address book has it. */
  user_address_id: number | null
  /** What that entry says today, where it is something else. */
  moved_to: Address | null
  packing: CartPacking
}

/** Older orders are not looked at: what was given then is no help this year. */
const YEARS = 4

/**
 * Parcels a member sent in the seasons of giving, the oldest first. Where a social gift went its sender does not learn, so these
 * are left out.
 */
export async function loadGivenParcels({ db, channel, member, now }: GiverScope): Promise<GivenParcel[]> {
  const after = new Date(now)
  after.setUTCFullYear(after.getUTCFullYear() - YEARS)
  const isSocial = db
    .select({ one: sql`1` })
    .from(social_gifts)
    .where(eq(social_gifts.order_id, orders.id))
  const rows = await db
    .select({
      order_id: orders.id,
      order_no: orders.order_no,
      ordered_at: orders.ordered_at,
      shipping: order_shippings.shipping,
      packings: order_shippings.packings,
      entry: user_addresses,
    })
    .from(orders)
    .innerJoin(order_shippings, eq(order_shippings.order_id, orders.id))
    .leftJoin(
      user_addresses,
      and(
        eq(user_addresses.id, sql`(${order_shippings.shipping}->>'user_address_id')::int`),
        eq(user_addresses.user_id, member.id),
      ),
    )
    .where(
      and(
        eq(orders.user_id, member.id),
        eq(orders.channel_id, channel.id),
        gte(orders.ordered_at, after),
        ne(orders.status, 'cancelled'),
        notExists(isSocial),
        isNotNull(sql`${order_shippings.shipping}->>'address'`),
        sql`jsonb_path_exists(${order_shippings.packings}, '$[*].noshi.title')`,
      ),
    )
    .orderBy(asc(orders.ordered_at), asc(orders.id), asc(order_shippings.position))
  return rows.flatMap(({ order_id, order_no, ordered_at, shipping: { address }, packings, entry }) => {
    if (!address) return []
    // The member's own entry says nothing by itself: its words are those of the profile today.
    const other = entry?.division_ct === 1 ? null : entry
    const kept = { user_address_id: other?.id ?? null, moved_to: findNewPlace(other, address) }
    return toParcels(packings).flatMap((packing): GivenParcel[] => {
      const season = packing.noshi ? findSeason(packing.noshi.title) : undefined
      if (!season) return []
      const year = toSeasonYear(season, toJapanDay(ordered_at))
      return [{ order_id, order_no, address, ...kept, packing, season, year }]
    })
  })
}

function findNewPlace(entry: typeof user_addresses.$inferSelect | null, sent: Address): Address | null {
  if (!entry) return null
  const address = pickAddress(entry)
  return toAddressIdentity(address) === toAddressIdentity(sent) ? null : address
}
