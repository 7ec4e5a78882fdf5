import { and, eq, gt, isNotNull, lte, min, or } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { showsCoupon } from '#shop-api/content/shows-coupon.ts'
import type { Change } from '#shop-api/db/record-change.ts'
import { listProductPlaces } from './product-places.ts'
import { NEW_MS } from '#shop-api/catalogue/to-product-summary.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { coupons, landing_pages } from '#shop-api/db/schema/campaigns.ts'
import { coordinates, stylists } from '#shop-api/db/schema/stylists.ts'

interface Span {
  channel_id: number
  /** After this moment, up to and with `now`. */
  from: Date
  now: Date
}

/**
 * Pages that changed because a part of them came or went by its dates: a coupon of a landing page began or ended, an
 * outfit of a stylist came out, a product is no longer «new», what they show by the editor's choice came.
 * Hidden pages are left out.
 */
export async function listDueParts(tx: Tx, { channel_id, from, now }: Span): Promise<Change[]> {
  const pages = await tx
    .selectDistinct({ key: landing_pages.slug })
    .from(landing_pages)
    .innerJoin(coupons, showsCoupon(coupons.id))
    .where(
      and(
        eq(landing_pages.channel_id, channel_id),
        isShown(landing_pages, now),
        eq(coupons.is_draft, false),
        or(
          and(gt(coupons.starts_at, from), lte(coupons.starts_at, now)),
          and(gt(coupons.expires_at, from), lte(coupons.expires_at, now)),
        ),
      ),
    )
  const people = await tx
    .selectDistinct({ key: stylists.key })
    .from(stylists)
    .innerJoin(coordinates, eq(coordinates.stylist_id, stylists.id))
    .where(
      and(
        eq(stylists.channel_id, channel_id),
        isShown(stylists, now),
        gt(coordinates.published_at, from),
        lte(coordinates.published_at, now),
      ),
    )
  const aged = await tx
    .select({ key: product_models.key })
    .from(product_models)
    .where(
      and(
        eq(product_models.channel_id, channel_id),
        isShown(product_models, now),
        gt(product_models.published_at, new Date(from.getTime() - NEW_MS)),
        lte(product_models.published_at, new Date(now.getTime() - NEW_MS)),
      ),
    )
    .orderBy(product_models.key)
  const arrived = and(
    eq(product_models.channel_id, channel_id),
    isShown(product_models, now),
    gt(product_models.published_at, from),
    lte(product_models.published_at, now),
  )
  const places = await listProductPlaces(tx, arrived, now)
  const told: Change[] = [
    ...pages.map(({ key }) => ({ type: 'landing_page', key, action: 'updated' }) as const),
    ...people.map(({ key }) => ({ type: 'stylist', key, action: 'updated' }) as const),
    ...aged.map(({ key }) => ({ type: 'product', key, action: 'updated' }) as const),
  ]
  const isTold = ({ type, key }: Change) => told.some((one) => one.type === type && one.key === key)
  return [...told, ...places.filter((place) => !isTold(place))]
}

/** When the next part of a page comes or goes; undefined when nothing is planned. */
export async function findNextPartDate(db: Db, now: Date): Promise<Date | undefined> {
  const dates: Date[] = []
  for (const column of [coupons.starts_at, coupons.expires_at, coordinates.published_at]) {
    const [row] = await db
      .select({ next: min(column) })
      .from(column.table)
      .where(and(isNotNull(column), gt(column, now)))
    const next = row?.next as Date | null | undefined
    if (next) dates.push(next)
  }
  const [newest] = await db
    .select({ next: min(product_models.published_at) })
    .from(product_models)
    .where(
      and(
        gt(product_models.published_at, new Date(now.getTime() - NEW_MS)),
        eq(product_models.is_draft, false),
      ),
    )
  if (newest?.next) dates.push(new Date(newest.next.getTime() + NEW_MS))
  return dates.sort((a, b) => a.getTime() - b.getTime())[0]
}
