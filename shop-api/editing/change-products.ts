import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ProductBulkInput, ProductInput } from '#contract/shapes/admin.ts'
import { ApiError, notFound } from '#shop-api/http/api-error.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { lockEditing } from '#shop-api/publishing/lock-editing.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import type { EditingScope, SavingScope } from './edited-kind.ts'
import { loadAdminProducts } from './load-admin-products.ts'
import { productKind } from './product-kind.ts'
import { changeLocked, removeLocked } from './save-content.ts'

type Named = ProductBulkInput['products'][number]
type Change = ProductBulkInput['change']

/** Changes many products alike: all of them, or none. @throws ApiError 404, 409 or 422 that names each that cannot be */
export function changeProducts(
  db: Db,
  scope: SavingScope,
  { products: named, change }: ProductBulkInput,
): Promise<void> {
  return forEachProduct(db, scope, named, async (tx, { id, version }) => {
    const input = await toInput(tx, scope, id, change)
    await changeLocked(tx, productKind, scope, { id, version, input })
  })
}

/** Removes many products: all of them, or none. @throws ApiError as `changeProducts` */
export function removeProducts(db: Db, scope: SavingScope, named: readonly Named[]): Promise<void> {
  return forEachProduct(db, scope, named, (tx, { id, version }) =>
    removeLocked(tx, productKind, scope, { id, version }),
  )
}

async function forEachProduct(
  db: Db,
  scope: EditingScope,
  named: readonly Named[],
  work: (tx: Tx, one: Named) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEditing(tx, scope.channel_id)
    const names = await lockProducts(tx, scope, named)
    const refusals: { at: number; error: ApiError }[] = []
    for (const [at, one] of named.entries()) {
      // Named twice, changed once.
      if (named.findIndex(({ id }) => id === one.id) !== at) continue
      try {
        await work(tx, one)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        refusals.push({ at, error })
      }
    }
    if (refusals.length > 0) throw toRefusal(refusals, (at) => names.get(named[at]!.id) ?? '')
  })
}

/** In the order of `record-change.ts`: all variations before all products. @returns names by id */
async function lockProducts(
  tx: Tx,
  { channel_id }: EditingScope,
  named: readonly Named[],
): Promise<Map<number, string>> {
  const ids = named.map(({ id }) => id)
  await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.channel_id, channel_id), inArray(products.model_id, ids)))
    .orderBy(asc(products.id))
    .for('no key update')
  const rows = await tx
    .select({ id: product_models.id, name: product_models.name })
    .from(product_models)
    .where(and(eq(product_models.channel_id, channel_id), inArray(product_models.id, ids)))
    .orderBy(asc(product_models.key))
    .for('update')
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What the change is for this product. */
async function toInput(
  tx: Tx,
  scope: EditingScope,
  id: number,
  change: Change,
): Promise<Partial<ProductInput>> {
  const {
    price_percent,
    price_step = 1,
    add_category_keys,
    remove_category_keys,
    add_tag_keys,
    remove_tag_keys,
  } = change
  const { is_draft, published_at, close_at, tax_rate, maker_key, brand_key, category_keys, tag_keys } = change
  const [product] = await loadAdminProducts(tx, [id], scope.now)
  if (!product) throw notFound(EDITOR_ERRORS.gone)
  const toKeys = (
    present: readonly string[],
    add: readonly string[] = [],
    remove: readonly string[] = [],
  ) => [...new Set([...present.filter((key) => !remove.includes(key)), ...add])]
  const toPrice = (price: number) =>
    Math.max(0, Math.round((price * (100 + (price_percent ?? 0))) / 100 / price_step) * price_step)
  return {
    is_draft,
    published_at,
    close_at,
    ...(tax_rate !== undefined && { tax_rate }),
    ...(maker_key !== undefined && { maker_key }),
    ...(brand_key !== undefined && { brand_key }),
    ...((category_keys ?? add_category_keys ?? remove_category_keys) && {
      category_keys: toKeys(category_keys ?? product.category_keys, add_category_keys, remove_category_keys),
    }),
    ...((tag_keys ?? add_tag_keys ?? remove_tag_keys) && {
      tag_keys: toKeys(tag_keys ?? product.tag_keys, add_tag_keys, remove_tag_keys),
    }),
    ...(price_percent !== undefined && {
      products: product.products.map((variation) => ({
        ...variation,
        seen_stock: variation.stock,
        unit_price: toPrice(variation.unit_price),
      })),
    }),
  }
}

/** One answer that says of each product why not; 409 when somebody else saved one of them meanwhile. */
function toRefusal(
  refusals: readonly { at: number; error: ApiError }[],
  toName: (at: number) => string,
): ApiError {
  const errors = refusals.map(({ at, error: { body } }) => ({
    field: `products.${at}`,
    code: body.errors?.[0]?.code ?? body.code,
    message: EDITOR_ERRORS.of_product(toName(at), body.errors?.[0]?.message ?? body.message),
  }))
  const isConflict = refusals.some(({ error }) => error.status === 409)
  if (isConflict)
    return new ApiError(409, { code: 'admin.version_conflict', message: EDITOR_ERRORS.bulk_conflict, errors })
  const isGone = refusals.every(({ error }) => error.status === 404)
  if (isGone) return new ApiError(404, { code: 'not_found', message: EDITOR_ERRORS.gone, errors })
  return new ApiError(422, {
    code: 'admin.bulk_refused',
    message: EDITOR_ERRORS.bulk_refused(refusals.length),
    errors,
  })
}
