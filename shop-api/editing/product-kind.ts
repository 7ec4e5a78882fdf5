import { and, asc, eq, exists, gte, ne, sql } from 'drizzle-orm'
import type { AdminProduct, AdminProductQuery, ProductInput } from '#contract/shapes/admin.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import {
  accessories,
  product_model_categories,
  product_model_tags,
  product_models,
  product_texts,
  products,
} from '#shop-api/db/schema/catalogue.ts'
import { fitments } from '#shop-api/db/schema/bikes.ts'
import { listProductPlaces } from '#shop-api/publishing/product-places.ts'
import type { EditedKind, EditingScope } from './edited-kind.ts'
import { settleFitKinds } from './settle-fit-kinds.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { findIds } from './find-ids.ts'
import { insertProducts } from './insert-products.ts'
import { listAdminProducts } from './list-admin-products.ts'
import { loadAdminProducts, PRODUCT_COLUMNS } from './load-admin-products.ts'
import { pick } from './pick.ts'
import { placeProduct } from './place-product.ts'
import { refreshSearchText } from './refresh-search-text.ts'
import { isTaken } from './save-content.ts'
import { toModelPrices } from './to-model-prices.ts'
import { writeVariations } from './write-variations.ts'
import { toProductPath } from '#src/rules/page/page-paths.ts'

const isRow = ({ channel_id }: EditingScope, id: number) =>
  and(eq(product_models.channel_id, channel_id), eq(product_models.id, id))

/** Products, each with its texts, shelves and variations. */
export const productKind: EditedKind<AdminProduct, ProductInput, AdminProductQuery> = {
  type: 'product',
  path: 'products',
  toPage: toProductPath,

  async list(db, scope, query, range) {
    const { ids, total } = await listAdminProducts(db, scope, query, range)
    return { data: await loadAdminProducts(db, ids, scope.now), total }
  },

  async find(db, scope, id) {
    const [row] = await db.select({ id: product_models.id }).from(product_models).where(isRow(scope, id))
    return row && (await loadAdminProducts(db, [row.id], scope.now))[0]
  },

  async lock(tx, scope, id) {
    await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.channel_id, scope.channel_id), eq(products.model_id, id)))
      .orderBy(asc(products.id))
      .for('no key update')
    const { key, is_draft, published_at, close_at, edit_version } = product_models
    const [row] = await tx
      .select({ key, is_draft, published_at, close_at, version: edit_version })
      .from(product_models)
      .where(isRow(scope, id))
      .for('update')
    return row
  },

  async insert(tx, scope, input, dates) {
    const [id = 0] = await insertProducts(tx, scope, [{ input, dates }])
    if (input.accessory_keys?.length) await writeAccessories(tx, scope, id, input.accessory_keys)
    return id
  },

  async update(tx, scope, id, input, dates) {
    if (input.key !== undefined) await requireFreeKey(tx, scope, input.key, id)
    await tx
      .update(product_models)
      .set({
        ...pick(input, [...PRODUCT_COLUMNS, 'position']),
        is_draft: dates.is_draft,
        close_at: dates.close_at,
        ...(dates.published_at && { published_at: dates.published_at }),
        updated_at: scope.now,
      })
      .where(isRow(scope, id))
    const texts = pick(input, ['description', 'specs', 'axes', 'size_table'])
    if (Object.keys(texts).length > 0) {
      await tx.update(product_texts).set(texts).where(eq(product_texts.model_id, id))
    }
    await finish(tx, scope, id, input)
  },

  async readCounted(tx, id) {
    const [row] = await tx
      .select({ counted: toCounted(tx) })
      .from(product_models)
      .where(eq(product_models.id, id))
    return JSON.stringify(row)
  },

  async remove(tx, scope, id) {
    await tx.delete(product_models).where(isRow(scope, id))
  },

  async listPlaces(tx, { now }, id, own) {
    const isArrival = own.some(({ action }) => action === 'created')
    return isArrival ? listProductPlaces(tx, eq(product_models.id, id), now) : []
  },

  async setVersion(tx, id, version) {
    await tx.update(product_models).set({ version, edit_version: version }).where(eq(product_models.id, id))
  },
}

/** All fields of a product that conditions and counts of lists use (`catalogue/`), except search words. */
function toCounted(tx: Tx) {
  const held = product_model_categories
  const worn = product_model_tags
  const { id, is_draft, published_at, close_at, unit_price, maker_id, brand_id, fit_kind } = product_models
  return sql`jsonb_build_array(${is_draft}, ${published_at}, ${close_at}, ${unit_price}, ${maker_id}, ${brand_id}, ${fit_kind},
    ${tx.$count(fitments, eq(fitments.model_id, id))}, ${tx.$count(products, eq(products.model_id, id))},
    array(select ${held.category_id} * 2 + ${held.is_direct}::int from ${held} where ${held.model_id} = ${id} order by 1),
    array(select ${worn.tag_id} from ${worn} where ${worn.model_id} = ${id} order by 1),
    ${exists(
      tx
        .select({ one: sql`1` })
        .from(products)
        .where(and(eq(products.model_id, id), gte(products.stock, products.order_multiple))),
    )})`
}

/** What else belongs to a product, and what lists and searches read of it. */
async function finish(tx: Tx, scope: EditingScope, id: number, input: Partial<ProductInput>): Promise<void> {
  await placeProduct(tx, scope, id, input)
  if (input.accessory_keys) await writeAccessories(tx, scope, id, input.accessory_keys)
  const had = await tx.$count(fitments, eq(fitments.model_id, id))
  await writeVariations(tx, scope, id, input)
  // They went with variations that are gone.
  if (had > 0 && input.fit_kind === undefined) await settleFitKinds(tx, [id])
  await setModelPrices(tx, id)
  await refreshSearchText(tx, [id])
}

/** @throws ApiError 422 */
async function writeAccessories(
  tx: Tx,
  scope: EditingScope,
  model_id: number,
  keys: readonly string[],
): Promise<void> {
  const label = EDITOR_ERRORS.product
  const ids = await findIds(tx, product_models, scope, { field: 'accessory_keys', keys, label })
  const own = ids.indexOf(model_id)
  if (own >= 0) throw invalidField(`accessory_keys.${own}`, 'choice', EDITOR_ERRORS.own_accessory)
  await tx.delete(accessories).where(eq(accessories.model_id, model_id))
  if (ids.length === 0) return
  await tx
    .insert(accessories)
    .values(ids.map((accessory_id, position) => ({ model_id, accessory_id, position })))
}

async function requireFreeKey(tx: Tx, { channel_id }: EditingScope, key: string, id: number): Promise<void> {
  const condition = and(
    eq(product_models.channel_id, channel_id),
    eq(product_models.key, key),
    ne(product_models.id, id),
  )
  if ((await tx.$count(product_models, condition)) > 0) throw isTaken('key')
}

/** Copies what lists read of a product from its variations: lowest and highest price, first code. */
async function setModelPrices(tx: Tx, model_id: number): Promise<void> {
  const variations = await tx
    .select({ code: products.code, unit_price: products.unit_price, list_price: products.list_price })
    .from(products)
    .where(eq(products.model_id, model_id))
    .orderBy(asc(products.position))
  if (variations.length === 0) return
  await tx.update(product_models).set(toModelPrices(variations)).where(eq(product_models.id, model_id))
}
