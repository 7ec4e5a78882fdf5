import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ProductInput } from '#contract/shapes/admin.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { categories, tags } from '#shop-api/db/schema/catalogue.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import type { EditingScope } from './edited-kind.ts'

type Keys = Partial<Pick<ProductInput, 'maker_key' | 'brand_key' | 'category_keys' | 'tag_keys'>>

interface Named {
  id: number
  key: string
  name: string
  name_kana: string
}

/** Where one product stands; what its input does not say is left out. */
export interface Place {
  maker?: Named | null
  brand?: Named | null
  tag_ids?: number[]
  /** Its own and those above them, from the top down. */
  categories?: { id: number; name: string; is_direct: boolean }[]
  /** The first of its own. */
  category_id?: number | null
}

/**
 * Reads at once what the keys of many products name.
 * @returns where a product stands; it throws ApiError 422 beside the first key the shop does not have
 */
export async function loadShelves(
  tx: Tx,
  { channel_id }: Pick<EditingScope, 'channel_id'>,
  inputs: readonly Keys[],
): Promise<(input: Keys) => Place> {
  const [makerOf, brandOf, tagOf] = await Promise.all([
    load(tx, makers, channel_id, toKeys(inputs, 'maker_key')),
    load(tx, brands, channel_id, toKeys(inputs, 'brand_key')),
    loadTags(tx, channel_id, toKeys(inputs, 'tag_keys')),
  ])
  const isPlaced = inputs.some(({ category_keys }) => category_keys && category_keys.length > 0)
  const tree = isPlaced ? await loadTree(tx, channel_id) : []
  const categoryOf = new Map(tree.map((row) => [row.key, row]))
  return ({ maker_key, brand_key, tag_keys, category_keys }) => ({
    ...(maker_key !== undefined && { maker: findOne(makerOf, 'maker', maker_key) }),
    ...(brand_key !== undefined && { brand: findOne(brandOf, 'brand', brand_key) }),
    ...(tag_keys && { tag_ids: findEach(tagOf, 'tag', tag_keys).map(({ id }) => id) }),
    ...(category_keys && toBranches(tree, findEach(categoryOf, 'category', category_keys))),
  })
}

function toKeys(inputs: readonly Keys[], field: keyof Keys): string[] {
  return [...new Set(inputs.flatMap((input) => input[field] ?? []))]
}

async function load(
  tx: Tx,
  table: PgTable & Record<'id' | 'channel_id' | 'key' | 'name' | 'name_kana', PgColumn>,
  channel_id: number,
  keys: readonly string[],
): Promise<Map<string, Named>> {
  if (keys.length === 0) return new Map()
  const rows = (await tx
    .select({ id: table.id, key: table.key, name: table.name, name_kana: table.name_kana })
    .from(table as PgTable)
    .where(and(eq(table.channel_id, channel_id), inArray(table.key, [...keys])))) as Named[]
  return new Map(rows.map((row) => [row.key, row]))
}

async function loadTags(tx: Tx, channel_id: number, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, { id: number }>()
  const rows = await tx
    .select({ id: tags.id, key: tags.key })
    .from(tags)
    .where(and(eq(tags.channel_id, channel_id), inArray(tags.key, [...keys])))
  return new Map(rows.map((row) => [row.key, row]))
}

type Category = Pick<typeof categories.$inferSelect, 'id' | 'key' | 'name' | 'path'>

function loadTree(tx: Tx, channel_id: number): Promise<Category[]> {
  return tx
    .select({ id: categories.id, key: categories.key, name: categories.name, path: categories.path })
    .from(categories)
    .where(and(eq(categories.channel_id, channel_id), eq(categories.belongs_to, 'products')))
    .orderBy(asc(categories.depth), asc(categories.position))
}

function toBranches(tree: readonly Category[], chosen: readonly Category[]): Place {
  const direct = new Set(chosen.map(({ id }) => id))
  const all = new Set(chosen.flatMap(({ path }) => path))
  const branches = tree.filter(({ id }) => all.has(id))
  return {
    categories: branches.map(({ id, name }) => ({ id, name, is_direct: direct.has(id) })),
    category_id: chosen[0]?.id ?? null,
  }
}

type Shelf = 'maker' | 'brand' | 'tag' | 'category'

function findOne(found: Map<string, Named>, shelf: 'maker' | 'brand', key: string | null): Named | null {
  return key === null ? null : (found.get(key) ?? refuse(`${shelf}_key`, shelf))
}

function findEach<Row>(found: Map<string, Row>, shelf: 'tag' | 'category', keys: readonly string[]): Row[] {
  const wanted = [...new Set(keys)]
  return wanted.map((key) => found.get(key) ?? refuse(`${shelf}_keys.${keys.indexOf(key)}`, shelf))
}

function refuse(field: string, shelf: Shelf): never {
  throw invalidField(field, 'choice', EDITOR_ERRORS.unknown(EDITOR_ERRORS[shelf]))
}
