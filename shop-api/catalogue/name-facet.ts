import { asc, inArray, type SQL } from 'drizzle-orm'
import type { Facet } from '#contract/shapes/product.ts'
import type { Db } from '#shop-api/db/db.ts'
import { categories, tags } from '#shop-api/db/schema/catalogue.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { FACET_NAMES } from '#src/text/catalogue/product-list.ts'

export type FacetName = Facet['name']

/** Bounds of the price filter in yen; the last range is open. */
export const PRICE_STEPS = [0, 1000, 3000, 5000, 10_000, 30_000, 100_000]
/** Values of a facet that has very many, the most frequent first. */
const MAX_VALUES = 100

/**
 * What a shopper reads beside the counts.
 *
 * @param counts products by category, maker, brand or tag id, or by price step
 */
export async function nameFacet(
  db: Db,
  name: FacetName,
  counts: ReadonlyMap<number, number>,
): Promise<Facet> {
  return { name, values: await listValues(db, name, counts) }
}

async function listValues(
  db: Db,
  name: FacetName,
  counts: ReadonlyMap<number, number>,
): Promise<Facet['values']> {
  if (name === 'price') {
    return [...counts].sort(([a], [b]) => a - b).map(([step, count]) => toPriceRange(step, count))
  }
  if (name === 'stock')
    return [...counts.values()].map((count) => ({ key: 'in_stock', name: FACET_NAMES.in_stock, count }))
  const rows = await readNames[name](db, [...counts.keys()])
  const values = rows.map(({ id, ...named }) => ({ ...named, count: counts.get(id) ?? 0 }))
  if (name === 'category') return values
  const sorted = name === 'tag' ? values : values.sort((a, b) => b.count - a.count)
  return sorted.slice(0, MAX_VALUES)
}

/** Categories and tags in the shop's order. Makers and brands of the same frequency by their reading. */
const readNames = {
  category: (db: Db, ids: number[]) => selectNames(db, categories, ids, [asc(categories.position)]),
  tag: (db: Db, ids: number[]) => selectNames(db, tags, ids, [asc(tags.position)]),
  maker: (db: Db, ids: number[]) => selectNames(db, makers, ids, [asc(makers.name_kana), asc(makers.id)]),
  brand: (db: Db, ids: number[]) => selectNames(db, brands, ids, [asc(brands.name_kana), asc(brands.id)]),
}

function selectNames(
  db: Db,
  table: typeof categories | typeof tags | typeof makers | typeof brands,
  ids: number[],
  order: SQL[],
): Promise<{ id: number; key: string; name: string }[]> {
  return db
    .select({ id: table.id, key: table.key, name: table.name })
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(...order)
}

/** `3000-4999` and `100000-`: what `price_from` and `price_to` take. */
function toPriceRange(step: number, count: number): Facet['values'][number] {
  const from = PRICE_STEPS[step - 1] ?? 0
  const next = PRICE_STEPS[step]
  if (next === undefined) return { key: `${from}-`, name: FACET_NAMES.from(formatYen(from)), count }
  const name =
    from === 0
      ? FACET_NAMES.up_to(formatYen(next - 1))
      : FACET_NAMES.between(formatYen(from), formatYen(next - 1))
  return { key: `${from}-${next - 1}`, name, count }
}
