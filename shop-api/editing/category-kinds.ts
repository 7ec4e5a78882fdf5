import { and, asc, count, eq, exists, inArray, ne, sql } from 'drizzle-orm'
import type { AdminCategory, CategoryInput } from '#contract/shapes/admin-catalogue.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { coupons } from '#shop-api/db/schema/campaigns.ts'
import { categories, product_model_categories, product_models } from '#shop-api/db/schema/catalogue.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { createTableKind } from './create-table-kind.ts'
import type { EditingScope } from './edited-kind.ts'
import { listLayoutPlaces, listLayoutsWith, renameInLayouts } from './layout-uses.ts'
import { pick } from './pick.ts'
import { isInBranch, placeCategory } from './place-category.ts'
import { refreshSearchTextOf } from './refresh-search-text.ts'
import { refuseInUse } from './refuse-in-use.ts'
import { toCategoryPath } from '#src/rules/page/page-paths.ts'

type Part = Pick<AdminCategory, 'parent_key' | 'position' | 'product_count'>

const createCategoryKind = (belongs_to: 'products' | 'inquiries', path: string) =>
  createTableKind<typeof categories, AdminCategory, CategoryInput, Part>({
    type: belongs_to === 'products' ? 'category' : 'inquiry_category',
    path,
    toPage: (key) => (belongs_to === 'products' ? toCategoryPath(key) : '/contact/'),
    table: categories,
    only: { condition: eq(categories.belongs_to, belongs_to), values: { belongs_to } },
    // Its real place is found once it has an id.
    insertedWith: { depth: 0, path: [], position: 1_000_000 },
    key: { field: 'key', column: categories.key },
    searched: [categories.name, categories.key],
    order: [categories.position],
    toEntry: ({ key, name, description, picture, depth }) => ({ key, name, description, picture, depth }),
    loadParts: (db, { channel_id }) => loadParts(db, { channel_id, belongs_to }),
    toRow: (input) => pick(input, ['key', 'name', 'description', 'picture']),
    async follow(tx, id, { scope, input, was }) {
      const { channel_id } = scope
      const { parent_key, position, key, name } = input
      const is_new = was === undefined
      if (is_new || parent_key !== undefined || position !== undefined)
        await placeCategory(tx, { channel_id, belongs_to }, id, { parent_key, position, is_new })
      if (belongs_to !== 'products' || is_new) return
      if (key !== undefined) await renameInLayouts(tx, scope, { kind: 'products', was, is: key })
      if (name !== undefined || parent_key !== undefined) await refreshSearchTextOf(tx, isShelvedIn(tx, id))
    },
    ...(belongs_to === 'products' && {
      listPlaces: (tx, scope, _id, own) => listLayoutPlaces(tx, scope, 'products', own),
    }),
    makeWay: async (tx, id, scope) =>
      refuseInUse(belongs_to === 'products' ? await listUses(tx, id, scope) : await listBelow(tx, id)),
  })

export const categoryKind = createCategoryKind('products', 'categories')
export const inquiryCategoryKind = createCategoryKind('inquiries', 'inquiry-categories')

async function loadParts(
  db: Db,
  { channel_id, belongs_to }: { channel_id: number; belongs_to: 'products' | 'inquiries' },
): Promise<(id: number) => Part> {
  const { id, key, parent_id, position } = categories
  const [tree, counts] = await Promise.all([
    db
      .select({ id, key, parent_id })
      .from(categories)
      .where(and(eq(categories.channel_id, channel_id), eq(categories.belongs_to, belongs_to)))
      .orderBy(asc(position), asc(id)),
    db
      .select({ id: product_model_categories.category_id, products: count() })
      .from(product_model_categories)
      .innerJoin(categories, eq(categories.id, product_model_categories.category_id))
      .where(eq(categories.channel_id, channel_id))
      .groupBy(product_model_categories.category_id),
  ])
  const rows = new Map(tree.map((row) => [row.id, row]))
  const siblings = Map.groupBy(tree, (row) => row.parent_id)
  const products = new Map(counts.map((row) => [row.id, row.products]))
  return (of) => {
    const row = rows.get(of)
    return {
      parent_key: rows.get(row?.parent_id ?? 0)?.key ?? null,
      position: Math.max(0, siblings.get(row?.parent_id ?? null)?.findIndex((one) => one.id === of) ?? 0),
      product_count: products.get(of) ?? 0,
    }
  }
}

/** Products of a category and of those below it. */
function isShelvedIn(tx: Tx, id: number) {
  const held = product_model_categories
  const branch = tx.select({ id: categories.id }).from(categories).where(isInBranch(id))
  return exists(
    tx
      .select({ one: sql`1` })
      .from(held)
      .where(and(eq(held.model_id, product_models.id), inArray(held.category_id, branch))),
  )
}

async function listBelow(tx: Tx, id: number): Promise<string[]> {
  const below = await tx
    .select({ name: categories.name })
    .from(categories)
    .where(and(isInBranch(id), ne(categories.id, id)))
    .orderBy(asc(categories.position))
  return below.map(({ name }) => EDITOR_ERRORS.use.category(name))
}

async function listUses(tx: Tx, id: number, scope: EditingScope): Promise<string[]> {
  const [own] = await tx.select({ key: categories.key }).from(categories).where(eq(categories.id, id))
  const [held, discounts, laidOut] = await Promise.all([
    tx
      .select({ name: product_models.name })
      .from(product_model_categories)
      .innerJoin(product_models, eq(product_models.id, product_model_categories.model_id))
      .where(and(eq(product_model_categories.category_id, id), eq(product_model_categories.is_direct, true)))
      .orderBy(asc(product_models.id)),
    tx
      .select({ code: coupons.code })
      .from(coupons)
      .where(
        and(
          eq(coupons.channel_id, scope.channel_id),
          sql`${coupons.category_ids} @> ${JSON.stringify([id])}::jsonb`,
        ),
      )
      .orderBy(asc(coupons.code)),
    listLayoutsWith(tx, scope, { kind: 'products', code: own?.key ?? '' }),
  ])
  return [
    ...(await listBelow(tx, id)),
    ...held.map(({ name }) => EDITOR_ERRORS.use.product(name)),
    ...discounts.map(({ code }) => EDITOR_ERRORS.use.coupon(code)),
    ...laidOut.map((name) => EDITOR_ERRORS.use.layout(name)),
  ]
}
