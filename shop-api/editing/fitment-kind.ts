import { and, asc, desc, eq, ilike, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { AdminFitment, FitmentInput } from '#contract/shapes/admin-bikes.ts'
import { toLikePattern } from '#shop-api/catalogue/product-filter.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { bikeModelName, bikes, fitments } from '#shop-api/db/schema/bikes.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import type { EditedKind, EditingScope, ListQuery } from './edited-kind.ts'
import { findIds } from './find-ids.ts'
import { loadAdminFitments } from './load-admin-fitments.ts'
import { pick } from './pick.ts'
import { isTaken } from './save-content.ts'
import { settleFitKinds } from './settle-fit-kinds.ts'
import { toProductPath } from '#src/rules/page/page-paths.ts'

interface FitmentQuery extends ListQuery {
  product_key?: string | undefined
  bike_key?: string | undefined
}

const isRow = ({ channel_id }: EditingScope, id: number) =>
  and(eq(fitments.channel_id, channel_id), eq(fitments.id, id))

/** What is said of variations and bikes. Each is part of its product, and shows on the pages of its bike. */
export const fitmentKind: EditedKind<AdminFitment, FitmentInput, FitmentQuery> = {
  type: 'product',
  is_part: true,
  path: 'fitments',
  toPage: toProductPath,

  async list(db, scope, query, { limit, offset }) {
    const condition = toCondition(db, scope, query)
    const isNarrow = query.product_key !== undefined || query.bike_key !== undefined
    const { maker_kana, model_kana, year_from } = bikes
    const byName = [maker_kana, model_kana, year_from, bikes.id, products.code].map((column) => asc(column))
    const [rows, total] = await Promise.all([
      db
        .select({ id: fitments.id })
        .from(fitments)
        .innerJoin(bikes, eq(bikes.id, fitments.bike_id))
        .innerJoin(products, eq(products.id, fitments.product_id))
        .where(condition)
        // A whole shop may have a million, too many to be put in order for each page.
        .orderBy(...(isNarrow ? byName : [desc(fitments.id)]))
        .limit(limit)
        .offset(offset),
      db.$count(fitments, condition),
    ])
    const ids = rows.map(({ id }) => id)
    return { data: await loadAdminFitments(db, ids), total }
  },

  async find(db, scope, id) {
    const [row] = await db.select({ id: fitments.id }).from(fitments).where(isRow(scope, id))
    return row && (await loadAdminFitments(db, [row.id]))[0]
  },

  async lock(tx, scope, id) {
    const { key, is_draft, published_at, close_at } = product_models
    const [row] = await tx
      .select({ key, is_draft, published_at, close_at, version: fitments.version })
      .from(fitments)
      .innerJoin(product_models, eq(product_models.id, fitments.model_id))
      .where(isRow(scope, id))
      .for('update', { of: fitments })
    return row
  },

  async insert(tx, scope, input) {
    const variation = await findVariation(tx, scope, input.code)
    const bike_id = await findBike(tx, scope, input.bike_key)
    await requireFree(tx, { product_id: variation.product_id, bike_id })
    const first = await listFirst(tx, variation.model_id)
    const [row] = await tx
      .insert(fitments)
      .values({
        ...pick(input, ['state', 'note']),
        ...variation,
        channel_id: scope.channel_id,
        bike_id,
        version: 0,
      })
      .returning({ id: fitments.id })
    await settleFitKinds(tx, first, first)
    return row!.id
  },

  async update(tx, scope, id, input) {
    const [before] = await tx.select().from(fitments).where(isRow(scope, id))
    if (!before) return
    const { code, bike_key } = input
    const variation =
      code === undefined ? pick(before, ['product_id', 'model_id']) : await findVariation(tx, scope, code)
    const bike_id = bike_key === undefined ? before.bike_id : await findBike(tx, scope, bike_key)
    await requireFree(tx, { product_id: variation.product_id, bike_id }, id)
    const first = await listFirst(tx, variation.model_id)
    await tx
      .update(fitments)
      .set({ ...pick(input, ['state', 'note']), ...variation, bike_id })
      .where(eq(fitments.id, id))
    await settleFitKinds(tx, [before.model_id, variation.model_id], first)
  },

  async remove(tx, scope, id) {
    const removed = await tx
      .delete(fitments)
      .where(isRow(scope, id))
      .returning({ model_id: fitments.model_id })
    await settleFitKinds(
      tx,
      removed.map(({ model_id }) => model_id),
    )
  },

  async listPlaces(tx, scope, id) {
    const rows = await tx
      .select({ key: bikeModelName })
      .from(fitments)
      .innerJoin(bikes, eq(bikes.id, fitments.bike_id))
      .where(isRow(scope, id))
    return rows.map(({ key }) => ({ type: 'bike', key, action: 'updated' }))
  },

  async setVersion(tx, id, version) {
    await tx.update(fitments).set({ version }).where(eq(fitments.id, id))
  },
}

function toCondition(
  db: Db,
  { channel_id }: EditingScope,
  { q = '', product_key, bike_key }: FitmentQuery,
): SQL | undefined {
  const ofProducts = (condition: SQL | undefined) =>
    inArray(
      fitments.product_id,
      db
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.channel_id, channel_id), condition)),
    )
  const ofBikes = (condition: SQL | undefined) =>
    inArray(
      fitments.bike_id,
      db
        .select({ id: bikes.id })
        .from(bikes)
        .where(and(eq(bikes.channel_id, channel_id), condition)),
    )
  const words = q.split(/\s+/).filter(Boolean).map(toLikePattern)
  const { maker_name, maker_kana, model_name, model_kana, key } = bikes
  return and(
    eq(fitments.channel_id, channel_id),
    product_key === undefined ? undefined : isOfProduct(db, channel_id, product_key),
    bike_key === undefined ? undefined : ofBikes(eq(key, bike_key)),
    ...words.map((word) =>
      or(
        ofProducts(or(ilike(products.code, word), ilike(products.name, word))),
        ofBikes(
          or(...[maker_name, maker_kana, model_name, model_kana, key].map((column) => ilike(column, word))),
        ),
      ),
    ),
  )
}

function isOfProduct(db: Db, channel_id: number, key: string): SQL {
  const named = db
    .select({ id: product_models.id })
    .from(product_models)
    .where(and(eq(product_models.channel_id, channel_id), eq(product_models.key, key)))
  return inArray(fitments.model_id, named)
}

type Place = Pick<typeof fitments.$inferSelect, 'product_id' | 'bike_id'>

/** @throws ApiError 422 */
async function findVariation(tx: Tx, { channel_id }: EditingScope, code: string) {
  const [found] = await tx
    .select({ product_id: products.id, model_id: products.model_id })
    .from(products)
    .where(and(eq(products.channel_id, channel_id), eq(products.code, code)))
  if (!found) throw invalidField('code', 'choice', EDITOR_ERRORS.unknown(EDITOR_ERRORS.part_number))
  return found
}

/** @throws ApiError 422 */
async function findBike(tx: Tx, scope: EditingScope, key: string): Promise<number> {
  const [id] = await findIds(tx, bikes, scope, { field: 'bike_key', keys: key, label: EDITOR_ERRORS.bike })
  return id!
}

/** @throws ApiError 422 when that is said already */
async function requireFree(tx: Tx, { product_id, bike_id }: Place, id?: number): Promise<void> {
  const isSame = and(
    eq(fitments.product_id, product_id),
    eq(fitments.bike_id, bike_id),
    id === undefined ? undefined : ne(fitments.id, id),
  )
  if ((await tx.$count(fitments, isSame)) > 0) throw isTaken('bike_key')
}

/** The product, when it has no fitment yet. */
async function listFirst(tx: Tx, model_id: number): Promise<number[]> {
  return (await tx.$count(fitments, eq(fitments.model_id, model_id))) === 0 ? [model_id] : []
}
