import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type {
  AdminCatalog,
  AdminStylist,
  CatalogInput,
  StylistInput,
} from '#contract/shapes/admin-content.ts'
import { groupRows } from '#shop-api/catalogue/group-rows.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { catalogs } from '#shop-api/db/schema/campaigns.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { coordinate_products, coordinates, stylists } from '#shop-api/db/schema/stylists.ts'
import { DATES_BELL, ringBell } from '#shop-api/db/record-change.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { createTableKind } from './create-table-kind.ts'
import type { EditingScope } from './edited-kind.ts'
import { findIds } from './find-ids.ts'
import { pick } from './pick.ts'
import { toStylistPath } from '#src/rules/page/page-paths.ts'

type Outfits = Pick<AdminStylist, 'coordinates'>

export const stylistKind = createTableKind<typeof stylists, AdminStylist, StylistInput, Outfits>({
  type: 'stylist',
  path: 'stylists',
  toPage: toStylistPath,
  table: stylists,
  key: { field: 'key', column: stylists.key },
  searched: [stylists.name, stylists.name_kana, stylists.key],
  toEntry: ({ key, name, name_kana, title, height, picture, profile, updated_at }) => ({
    key,
    name,
    name_kana,
    title,
    height,
    picture,
    profile,
    updated_at: updated_at.toISOString(),
  }),
  loadParts: (db, _scope, ids) => loadOutfits(db, ids),
  toRow: (input, now) => ({
    ...pick(input, ['key', 'name', 'name_kana', 'title', 'height', 'picture', 'profile']),
    updated_at: now,
  }),
  async follow(tx, id, { scope, input }) {
    if (input.coordinates) await writeOutfits(tx, scope, id, input.coordinates)
  },
})

async function loadOutfits(db: Db, stylist_ids: readonly number[]): Promise<(id: number) => Outfits> {
  const outfits = await db
    .select()
    .from(coordinates)
    .where(inArray(coordinates.stylist_id, [...stylist_ids]))
    .orderBy(desc(coordinates.published_at), asc(coordinates.id))
  const worn = await db
    .select({ id: coordinate_products.coordinate_id, key: product_models.key })
    .from(coordinate_products)
    .innerJoin(product_models, eq(product_models.id, coordinate_products.model_id))
    .where(
      inArray(
        coordinate_products.coordinate_id,
        outfits.map(({ id }) => id),
      ),
    )
    .orderBy(asc(coordinate_products.position))
  const wornWith = groupRows(worn, (row) => row.id)
  const byStylist = groupRows(outfits, (row) => row.stylist_id)
  return (stylist) => ({
    coordinates: (byStylist.get(stylist) ?? []).map(({ id, title, body, picture, published_at }) => ({
      id,
      title,
      body,
      picture,
      published_at: published_at.toISOString(),
      product_keys: (wornWith.get(id) ?? []).map(({ key }) => key),
    })),
  })
}

/** Those left out of the list are taken away. @throws ApiError 422 */
async function writeOutfits(
  tx: Tx,
  scope: EditingScope,
  stylist_id: number,
  outfits: NonNullable<StylistInput['coordinates']>,
): Promise<void> {
  const isOwn = eq(coordinates.stylist_id, stylist_id)
  const present = (await tx.select({ id: coordinates.id }).from(coordinates).where(isOwn)).map(({ id }) => id)
  const kept = outfits.flatMap(({ id }) => (id === undefined ? [] : [id]))
  await tx.delete(coordinates).where(kept.length > 0 ? and(isOwn, notInArray(coordinates.id, kept)) : isOwn)
  for (const [at, { id, product_keys, published_at, ...outfit }] of outfits.entries()) {
    if (id !== undefined && !present.includes(id))
      throw invalidField(`coordinates.${at}.id`, 'choice', EDITOR_ERRORS.unknown(EDITOR_ERRORS.outfit))
    const models = await findIds(tx, product_models, scope, {
      field: `coordinates.${at}.product_keys`,
      keys: product_keys,
      label: EDITOR_ERRORS.product,
    })
    const row = { ...outfit, published_at: new Date(published_at) }
    const coordinate_id = id ?? (await insertOutfit(tx, { ...row, stylist_id }))
    if (id !== undefined) await tx.update(coordinates).set(row).where(eq(coordinates.id, id))
    await tx.delete(coordinate_products).where(eq(coordinate_products.coordinate_id, coordinate_id))
    if (models.length === 0) continue
    await tx
      .insert(coordinate_products)
      .values(models.map((model_id, position) => ({ coordinate_id, model_id, position })))
  }
  if (outfits.some(({ published_at }) => new Date(published_at) > scope.now))
    await ringBell(tx, DATES_BELL, scope.channel_id)
}

async function insertOutfit(tx: Tx, values: typeof coordinates.$inferInsert): Promise<number> {
  const [row] = await tx.insert(coordinates).values(values).returning({ id: coordinates.id })
  return row!.id
}

export const catalogKind = createTableKind<typeof catalogs, AdminCatalog, CatalogInput>({
  type: 'catalog',
  path: 'catalogs',
  toPage: () => '/flip-book/',
  table: catalogs,
  key: { field: 'key', column: catalogs.key },
  searched: [catalogs.name, catalogs.key, catalogs.description],
  toEntry: ({ key, name, description, picture, pages, is_orderable }) => ({
    key,
    name,
    description,
    picture,
    pages,
    is_orderable,
  }),
  toRow: (input) => pick(input, ['key', 'name', 'description', 'picture', 'pages', 'is_orderable']),
})
