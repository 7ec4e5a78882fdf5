import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AdminProduct } from '#contract/shapes/admin.ts'
import type { ImportKind } from '#contract/shapes/imports.ts'
import type { Db } from '#shop-api/db/db.ts'
import { business_accounts, contract_prices } from '#shop-api/db/schema/business.ts'
import { bikes, fitments } from '#shop-api/db/schema/bikes.ts'
import { categories, product_models, products, tags } from '#shop-api/db/schema/catalogue.ts'
import { articles } from '#shop-api/db/schema/content.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { redirects } from '#shop-api/db/schema/redirects.ts'
import type { EditingScope } from '#shop-api/editing/edited-kind.ts'
import { loadAdminContractPrices } from '#shop-api/editing/contract-price-kind.ts'
import { loadAdminFitments } from '#shop-api/editing/load-admin-fitments.ts'
import { loadAdminProducts } from '#shop-api/editing/load-admin-products.ts'
import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { toCsvText } from '#src/rules/input/csv-text.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { toExportName } from '#src/text/editor/import.ts'
import type { Column } from './column.ts'
import { COLUMNS, PRODUCT_COLUMNS, VARIATION_COLUMNS } from './columns.ts'
import type { Values } from './entry.ts'
import { writeNamed, writeWay } from './references.ts'

const AT_ONCE = 500

type As = 'csv' | 'jsonl'

/** All things of a kind as a file that the import reads. The same things always give the same bytes. */
export async function exportData(
  db: Db,
  scope: EditingScope,
  kind: ImportKind,
  as: As,
): Promise<DownloadableFile> {
  const parts: string[] = as === 'csv' ? ['\ufeff', toCsvText([COLUMNS[kind].map(({ label }) => label)])] : []
  for await (const things of list(db, scope, kind)) {
    const write = kind === 'products' ? writeProduct : (thing: Values) => [writeRow(COLUMNS[kind], thing)]
    parts.push(
      as === 'csv'
        ? toCsvText(things.flatMap(write))
        : things.map((thing) => `${JSON.stringify(pickColumns(kind, thing))}\n`).join(''),
    )
  }
  return {
    bytes: new Uint8Array(Buffer.from(parts.join(''))),
    type: as === 'csv' ? 'text/csv; charset=utf-8' : 'text/plain; charset=utf-8',
    name: toExportName(kind, toJapanDay(scope.now), as),
  }
}

const writeRow = (columns: readonly Column[], thing: Values) =>
  columns.map(({ field, write }) => write(thing[field]))

/** A row for each variation; the product's own fields stand in the first. */
function writeProduct(product: Values): string[][] {
  const blank = PRODUCT_COLUMNS.map(({ field, write }) => (field === 'key' ? write(product['key']) : ''))
  return (product['products'] as Values[]).map((variation, at) => [
    ...(at === 0 ? writeRow(PRODUCT_COLUMNS, product) : blank),
    ...writeRow(VARIATION_COLUMNS, variation),
  ])
}

function pickColumns(kind: ImportKind, thing: Values): Values {
  const pick = (columns: readonly Column[], from: Values) =>
    Object.fromEntries(columns.map(({ field }) => [field, from[field]]))
  if (kind !== 'products') return pick(COLUMNS[kind], thing)
  const variations = thing['products'] as Values[]
  return { ...pick(PRODUCT_COLUMNS, thing), products: variations.map((one) => pick(VARIATION_COLUMNS, one)) }
}

function list(db: Db, scope: EditingScope, kind: ImportKind): AsyncGenerator<Values[]> {
  switch (kind) {
    case 'products':
      return listProducts(db, scope)
    case 'fitments':
      return listFitments(db, scope)
    case 'news':
      return once(listNews(db, scope))
    case 'redirects':
      return once(listRedirects(db, scope))
    case 'bikes':
      return once(listBikes(db, scope))
    case 'contract-prices':
      return listContractPrices(db, scope)
    case 'members':
      return once(listMembers(db, scope))
  }
}

async function* once<Entry>(entries: Promise<Entry[]>): AsyncGenerator<Entry[]> {
  yield await entries
}

const toDates = (row: { is_draft: boolean; published_at: Date | null; close_at: Date | null }) => ({
  is_draft: row.is_draft,
  published_at: row.published_at?.toISOString(),
  close_at: row.close_at?.toISOString() ?? null,
})

async function* listProducts(db: Db, { channel_id, now }: EditingScope): AsyncGenerator<Values[]> {
  const named = await loadNames(db, channel_id)
  const ids = await db
    .select({ id: product_models.id })
    .from(product_models)
    .where(eq(product_models.channel_id, channel_id))
    .orderBy(sql`${product_models.key} collate "C"`)
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const chunk = ids.slice(start, start + AT_ONCE).map(({ id }) => id)
    yield (await loadAdminProducts(db, chunk, now)).map((product) => toProductValues(product, named))
  }
}

type Names = Awaited<ReturnType<typeof loadNames>>

function toProductValues(product: AdminProduct, { makerOf, brandOf, tagOf, wayOf }: Names): Values {
  const { maker_key, brand_key, category_keys, tag_keys, ...rest } = product
  const name = (names: Map<string, string>, key: string | null) =>
    key === null ? null : (names.get(key) ?? key)
  return {
    ...rest,
    maker: name(makerOf, maker_key),
    brand: name(brandOf, brand_key),
    categories: [...category_keys.slice(0, 1), ...category_keys.slice(1).toSorted()].map(
      (key) => wayOf.get(key) ?? key,
    ),
    tags: tag_keys.toSorted().map((key) => tagOf.get(key) ?? key),
  }
}

/** How makers, brands, tags and categories are written, by their keys. */
async function loadNames(db: Db, channel_id: number) {
  const load = async (table: typeof makers | typeof brands | typeof tags) => {
    const rows = await db
      .select({ key: table.key, name: table.name })
      .from(table)
      .where(eq(table.channel_id, channel_id))
    return new Map(rows.map((row) => [row.key, writeNamed(row)]))
  }
  const shelves = await db
    .select({ id: categories.id, key: categories.key, name: categories.name, path: categories.path })
    .from(categories)
    .where(and(eq(categories.channel_id, channel_id), eq(categories.belongs_to, 'products')))
  const byId = new Map(shelves.map((shelf) => [shelf.id, shelf]))
  const wayOf = new Map(
    shelves.map(({ key, path }) => [key, writeWay(path.flatMap((id) => byId.get(id) ?? []))]),
  )
  const [makerOf, brandOf, tagOf] = await Promise.all([load(makers), load(brands), load(tags)])
  return { makerOf, brandOf, tagOf, wayOf }
}

async function listNews(db: Db, { channel_id }: EditingScope): Promise<Values[]> {
  const rows = await db
    .select()
    .from(articles)
    .where(and(eq(articles.channel_id, channel_id), eq(articles.kind, 'news')))
    .orderBy(sql`${articles.key} collate "C"`)
  return rows.map((row) => ({ ...row, ...toDates(row) }))
}

async function listRedirects(db: Db, { channel_id }: EditingScope): Promise<Values[]> {
  const rows = await db
    .select()
    .from(redirects)
    .where(eq(redirects.channel_id, channel_id))
    .orderBy(sql`${redirects.from} collate "C"`)
  return rows.map((row) => ({ ...row, ...toDates(row) }))
}

async function listBikes(db: Db, { channel_id }: EditingScope): Promise<Values[]> {
  return db
    .select()
    .from(bikes)
    .where(eq(bikes.channel_id, channel_id))
    .orderBy(sql`${bikes.key} collate "C"`)
}

async function* listFitments(db: Db, { channel_id }: EditingScope): AsyncGenerator<Values[]> {
  const ids = await db
    .select({ id: fitments.id })
    .from(fitments)
    .innerJoin(products, eq(products.id, fitments.product_id))
    .innerJoin(bikes, eq(bikes.id, fitments.bike_id))
    .where(eq(fitments.channel_id, channel_id))
    .orderBy(sql`${products.code} collate "C"`, sql`${bikes.key} collate "C"`)
  for (let start = 0; start < ids.length; start += AT_ONCE)
    yield loadAdminFitments(
      db,
      ids.slice(start, start + AT_ONCE).map(({ id }) => id),
    )
}

async function* listContractPrices(db: Db, { channel_id }: EditingScope): AsyncGenerator<Values[]> {
  const ids = await db
    .select({ id: contract_prices.id })
    .from(contract_prices)
    .innerJoin(business_accounts, eq(business_accounts.id, contract_prices.account_id))
    .innerJoin(products, eq(products.id, contract_prices.product_id))
    .where(eq(contract_prices.channel_id, channel_id))
    .orderBy(sql`${business_accounts.code} collate "C"`, sql`${products.code} collate "C"`)
  for (let start = 0; start < ids.length; start += AT_ONCE)
    yield loadAdminContractPrices(
      db,
      ids.slice(start, start + AT_ONCE).map(({ id }) => id),
    )
}

async function listMembers(db: Db, { channel_id }: EditingScope): Promise<Values[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.channel_id, channel_id), isNull(users.left_at), isNotNull(users.email)))
    .orderBy(asc(users.id))
  return rows
}
