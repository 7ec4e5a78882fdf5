import { and, eq, like } from 'drizzle-orm'
import type { ShippingFees } from '#contract/shapes/shop-terms.ts'
import type { Tx } from '#shop-api/db/db.ts'
import type { Change } from '#shop-api/db/record-change.ts'
import { free_areas, static_pages } from '#shop-api/db/schema/content.ts'
import { carriages, selling_terms } from '#shop-api/db/schema/selling.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { listRegions } from '#src/rules/input/prefectures.ts'
import { SHIPPING_FEES_MARK } from '#src/text/content/trade-law.ts'
import { TERMS_ERRORS } from '#src/text/editor/terms-errors.ts'
import type { ShopDocument } from '../shop-document.ts'

export const shippingFeesDocument: ShopDocument<ShippingFees> = {
  name: 'shipping-fees',
  async read(db, channel_id) {
    const rows = await db.select().from(carriages).where(eq(carriages.channel_id, channel_id))
    const [terms] = await db.select().from(selling_terms).where(eq(selling_terms.channel_id, channel_id))
    return {
      regions: listRegions().map((region) => {
        const { carriage = null, transit_days = 1 } = rows.find((row) => row.region === region) ?? {}
        return { region, carriage, transit_days }
      }),
      free_carriage_from: terms?.free_carriage_from ?? null,
      gift_carriage: terms?.gift_carriage ?? null,
    }
  },
  async write(tx, { channel_id }, { regions, free_carriage_from, gift_carriage }) {
    requireEveryRegion(regions)
    const general = { free_carriage_from, gift_carriage }
    await tx
      .insert(selling_terms)
      .values({ channel_id, ...general })
      .onConflictDoUpdate({ target: selling_terms.channel_id, set: general })
    await tx.delete(carriages).where(eq(carriages.channel_id, channel_id))
    const delivered = regions.flatMap(({ region, carriage, transit_days }) =>
      carriage === null ? [] : [{ channel_id, region, carriage, transit_days }],
    )
    if (delivered.length > 0) await tx.insert(carriages).values(delivered)
  },
  toChanges: () => [{ type: 'terms', key: 'shipping-fees', action: 'updated' }],
  listTexts: listTextsWithFees,
}

/** Whoever shows such a text shows it anew. */
async function listTextsWithFees(tx: Tx, channel_id: number): Promise<Change[]> {
  const tells = `%${SHIPPING_FEES_MARK}%`
  const areas = await tx
    .select({ key: free_areas.code })
    .from(free_areas)
    .where(and(eq(free_areas.channel_id, channel_id), like(free_areas.body, tells)))
  const pages = await tx
    .select({ key: static_pages.url })
    .from(static_pages)
    .where(and(eq(static_pages.channel_id, channel_id), like(static_pages.body, tells)))
  return [
    ...areas.map(({ key }) => ({ type: 'free_area' as const, key, action: 'updated' as const })),
    ...pages.map(({ key }) => ({ type: 'static_page' as const, key, action: 'updated' as const })),
  ]
}

/** A forgotten region would be one the shop does not deliver to: that has to be said. @throws ApiError 422 */
function requireEveryRegion(regions: ShippingFees['regions']): void {
  const known = listRegions()
  for (const [at, { region }] of regions.entries()) {
    const field = `regions.${at}.region`
    if (!known.includes(region)) throw invalidField(field, 'choice', TERMS_ERRORS.region_unknown)
    if (regions.findIndex((one) => one.region === region) !== at)
      throw invalidField(field, 'choice', TERMS_ERRORS.region_twice)
  }
  const missing = known.filter((region) => !regions.some((one) => one.region === region))
  if (missing.length > 0) throw invalidField('regions', 'required', TERMS_ERRORS.regions_missing(missing))
}
