import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Stylist, StylistDetail } from '#contract/shapes/stylist.ts'
import { groupRows } from '#shop-api/catalogue/group-rows.ts'
import { loadSummaries } from '#shop-api/catalogue/load-summaries.ts'
import { type ProductScope, toProductCondition } from '#shop-api/catalogue/product-filter.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { coordinate_products, coordinates, stylists } from '#shop-api/db/schema/stylists.ts'
import type { PageRange } from '#shop-api/http/paging.ts'

/** Stylists in kana order. */
export async function listStylists(
  { db, channel_id, now }: ProductScope,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: Stylist[]; total: number }> {
  const condition = and(eq(stylists.channel_id, channel_id), isShown(stylists, now))
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(stylists)
      .where(condition)
      .orderBy(asc(stylists.name_kana), asc(stylists.id))
      .limit(range.limit)
      .offset(range.offset),
    db.$count(stylists, condition),
  ])
  return { data: rows.map(toStylist), total }
}

/** A stylist with outfits, newest first; goods that are not on sale are left out of them. */
export async function findStylist(scope: ProductScope, key: string): Promise<StylistDetail | undefined> {
  const { db, channel_id, now } = scope
  const [row] = await db
    .select()
    .from(stylists)
    .where(and(eq(stylists.channel_id, channel_id), eq(stylists.key, key), isShown(stylists, now)))
  if (!row) return undefined
  const worn = await db
    .select()
    .from(coordinates)
    .where(and(eq(coordinates.stylist_id, row.id), lte(coordinates.published_at, now)))
    .orderBy(desc(coordinates.published_at), asc(coordinates.id))
  const products = await loadWornProducts(
    scope,
    worn.map(({ id }) => id),
  )
  return {
    ...toStylist(row),
    profile: row.profile,
    coordinates: worn.map(({ id, title, body, picture, published_at }) => ({
      id,
      title,
      body,
      picture,
      products: products.get(id) ?? [],
      published_at: published_at.toISOString(),
    })),
  }
}

async function loadWornProducts(scope: ProductScope, coordinate_ids: number[]) {
  const links = await scope.db
    .select({ coordinate_id: coordinate_products.coordinate_id, model_id: product_models.id })
    .from(coordinate_products)
    .innerJoin(product_models, eq(product_models.id, coordinate_products.model_id))
    .where(toProductCondition(scope, {}, inArray(coordinate_products.coordinate_id, coordinate_ids)))
    .orderBy(asc(coordinate_products.position))
  const summaries = await loadSummaries(scope.db, [...new Set(links.map((link) => link.model_id))], scope.now)
  const byId = new Map(summaries.map((summary) => [summary.id, summary]))
  return new Map(
    [...groupRows(links, (link) => link.coordinate_id)].map(([id, group]) => [
      id,
      group.flatMap(({ model_id }) => byId.get(model_id) ?? []),
    ]),
  )
}

function toStylist(row: typeof stylists.$inferSelect): Stylist {
  const { id, key, name, name_kana, title, height, picture, updated_at, version } = row
  return { id, key, name, name_kana, title, height, picture, updated_at: updated_at.toISOString(), version }
}
