import { asc, eq, inArray } from 'drizzle-orm'
import type {
  AdminBrand,
  AdminCollection,
  AdminTag,
  BrandInput,
  CollectionInput,
  TagInput,
} from '#contract/shapes/admin-catalogue.ts'
import { groupRows } from '#shop-api/catalogue/group-rows.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { product_model_tags, product_models, tags } from '#shop-api/db/schema/catalogue.ts'
import { collection_products, collections } from '#shop-api/db/schema/collections.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { createTableKind } from './create-table-kind.ts'
import { findIds } from './find-ids.ts'
import { renameInLayouts, shownInLayouts } from './layout-uses.ts'
import { pick } from './pick.ts'
import { ranked } from './rank-rows.ts'
import { refreshSearchTextOf, takeFromProducts } from './refresh-search-text.ts'
import { refuseInUse } from './refuse-in-use.ts'

export const brandKind = createTableKind<
  typeof brands,
  AdminBrand,
  BrandInput,
  Pick<AdminBrand, 'maker_key'>
>({
  type: 'brand',
  path: 'brands',
  toPage: () => '/brand/',
  table: brands,
  key: { field: 'key', column: brands.key },
  searched: [brands.name, brands.name_kana, brands.key],
  order: [brands.name_kana],
  toEntry: ({ key, name, name_kana, description }) => ({ key, name, name_kana, description }),
  async loadParts(db, _scope, ids) {
    const rows = await db
      .select({ id: brands.id, maker_key: makers.key })
      .from(brands)
      .innerJoin(makers, eq(makers.id, brands.maker_id))
      .where(inArray(brands.id, [...ids]))
    const byId = new Map(rows.map((row) => [row.id, row.maker_key]))
    return (id) => ({ maker_key: byId.get(id) ?? null })
  },
  toRow: (input) => pick(input, ['key', 'name', 'name_kana', 'description']),
  async follow(tx, id, { scope, input: { maker_key } }) {
    if (maker_key !== undefined) {
      const [maker_id = null] = await findIds(tx, makers, scope, {
        field: 'maker_key',
        keys: maker_key,
        label: EDITOR_ERRORS.maker,
      })
      await tx.update(brands).set({ maker_id }).where(eq(brands.id, id))
    }
    await refreshSearchTextOf(tx, eq(product_models.brand_id, id))
  },
  makeWay: (tx, id) => takeFromProducts(tx, 'brand_id', id),
})

export const tagKind = createTableKind<typeof tags, AdminTag, TagInput, Pick<AdminTag, 'position'>>({
  type: 'tag',
  path: 'tags',
  toPage: () => '/product/',
  table: tags,
  key: { field: 'key', column: tags.key },
  searched: [tags.name, tags.key],
  order: [tags.position],
  toEntry: ({ key, name, password_hash }) => ({ key, name, has_password: password_hash !== null }),
  toRow: async ({ password, position: _position, ...input }) => ({
    ...pick(input, ['key', 'name']),
    ...(password !== undefined && {
      password_hash: password === null ? null : await hashPassword(password),
    }),
  }),
  ...ranked({ table: tags }),
  makeWay: keepLocked,
})

/** Without its lock, everybody would see what it hid. @throws ApiError 422 */
async function keepLocked(tx: Tx, id: number): Promise<void> {
  const [tag] = await tx.select({ hash: tags.password_hash }).from(tags).where(eq(tags.id, id))
  if (!tag || tag.hash === null) return
  const hidden = await tx
    .select({ name: product_models.name })
    .from(product_model_tags)
    .innerJoin(product_models, eq(product_models.id, product_model_tags.model_id))
    .where(eq(product_model_tags.tag_id, id))
    .orderBy(asc(product_models.id))
  refuseInUse(hidden.map(({ name }) => EDITOR_ERRORS.use.hidden_product(name)))
}

export const collectionKind = createTableKind<
  typeof collections,
  AdminCollection,
  CollectionInput,
  Pick<AdminCollection, 'product_keys'>
>({
  type: 'collection',
  path: 'collections',
  toPage: () => '/',
  table: collections,
  key: { field: 'alias', column: collections.alias },
  searched: [collections.name, collections.alias],
  toEntry: ({ alias, name, description }) => ({ alias, name, description }),
  async loadParts(db, _scope, ids) {
    const rows = await db
      .select({ id: collection_products.collection_id, key: product_models.key })
      .from(collection_products)
      .innerJoin(product_models, eq(product_models.id, collection_products.model_id))
      .where(inArray(collection_products.collection_id, [...ids]))
      .orderBy(asc(collection_products.position))
    const byId = groupRows(rows, (row) => row.id)
    return (id) => ({ product_keys: (byId.get(id) ?? []).map(({ key }) => key) })
  },
  toRow: (input) => pick(input, ['alias', 'name', 'description']),
  async follow(tx, id, { scope, input: { alias, product_keys }, was }) {
    if (alias !== undefined && was !== undefined)
      await renameInLayouts(tx, scope, { kind: 'collection', was, is: alias })
    if (!product_keys) return
    const ids = await findIds(tx, product_models, scope, {
      field: 'product_keys',
      keys: product_keys,
      label: EDITOR_ERRORS.product,
    })
    await tx.delete(collection_products).where(eq(collection_products.collection_id, id))
    if (ids.length === 0) return
    const links = ids.map((model_id, position) => ({ collection_id: id, model_id, position }))
    await tx.insert(collection_products).values(links)
  },
  ...shownInLayouts('collection', { table: collections, code: collections.alias }),
})
