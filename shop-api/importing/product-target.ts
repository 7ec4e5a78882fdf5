import { and, eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type AdminProduct, type ProductInput, ProductInputSchema } from '#contract/shapes/admin.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { isShownAt } from '#shop-api/db/is-shown.ts'
import { takeVersions } from '#shop-api/db/record-change.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { loadAdminProducts } from '#shop-api/editing/load-admin-products.ts'
import { productKind } from '#shop-api/editing/product-kind.ts'
import { toDates } from '#shop-api/editing/to-dates.ts'
import { IMPORT_ERRORS } from '#src/text/editor/import.ts'
import { toLabel } from './columns.ts'
import { type Entry, EntryFaults, type Fault, type Row, type Values } from './entry.ts'
import { type FindPictures, openPictures } from './find-pictures.ts'
import type { ChunkWriter, ImportScope, ImportTarget, WrittenChange } from './import-scope.ts'
import { isSame } from './is-same.ts'
import { BadReference, openReferences, type References } from './references.ts'
import { type Place, toFaults } from './to-faults.ts'
import { withTax } from './with-tax.ts'

/** What a new product is where the file does not say. */
const BLANK = {
  name_kana: '',
  catch_copy: '',
  description: '',
  maker_key: null,
  brand_key: null,
  category_keys: [],
  tag_keys: [],
  tax_rate: 10,
  is_giftable: false,
  pictures: [],
  specs: [],
  axes: [],
} as const
const BLANK_VARIATION = { options: [], list_price: null, stock: 0, jan_code: null }

/** What fits the database, and more than any shop asks. */
const MAX_YEN = 99_999_999
const MAX_VARIATIONS = 200

type Known = Map<string, AdminProduct>

/** Products, by their key, or by the code of a variation where a file has no keys. */
export const productTarget: ImportTarget = {
  toName,
  toPlace,
  async open(tx, scope, entries): Promise<ChunkWriter> {
    const known = await loadKnown(tx, scope, entries)
    let changes: WrittenChange[] = []
    const find = await openPictures(tx, scope.channel_id, entries)
    const sold = await loadSold(tx, scope, entries)
    const touched = new Set<string>()
    const references = openReferences(scope, (change) => changes.push(change))
    return {
      async write(sub, entry) {
        changes = []
        const name = toName(entry)
        // A file may come back to a product.
        const { byKey, byCode } = touched.has(name) ? await loadKnown(sub, scope, [entry]) : known
        touched.add(name)
        const present = byKey.get(toKeyOf(entry.rows[0])) ?? findByCode(entry, byCode)
        const { input, warnings } = await toInput(sub, { entry, present, references, find, sold })
        const written = present
          ? await change(sub, scope, present, input, changes)
          : await create(sub, scope, input, changes)
        sold.add(toKeyOf(entry.rows[0]))
        return { ...written, warnings }
      },
      forget: references.forget,
    }
  },
}

function toName({ rows: [first] }: Entry): string {
  return toKeyOf(first) || `code ${toCode(first)}`
}

const toKeyOf = ({ values }: Row) => (typeof values['key'] === 'string' ? values['key'].trim() : '')
const toCode = ({ values }: { values: Values }) => (typeof values['code'] === 'string' ? values['code'] : '')
const toCodes = ({ rows }: Entry) => rows.flatMap(listVariations).map(toCode)

function findByCode(entry: Entry, byCode: Known): AdminProduct | undefined {
  const [first] = entry.rows
  return toKeyOf(first) === '' ? byCode.get(toCodes(entry)[0] ?? '') : undefined
}

/** Which of the accessories that a chunk names are there. */
async function loadSold(tx: Tx, { channel_id }: ImportScope, entries: readonly Entry[]) {
  const keys = entries
    .flatMap(({ rows: [{ values }] }) => values['accessory_keys'] ?? [])
    .filter((one) => typeof one === 'string')
  if (keys.length === 0) return new Set<string>()
  const rows = await tx
    .select({ key: product_models.key })
    .from(product_models)
    .where(and(eq(product_models.channel_id, channel_id), inArray(product_models.key, keys)))
  return new Set(rows.map(({ key }) => key))
}

async function loadKnown(tx: Tx, { channel_id, now }: ImportScope, entries: readonly Entry[]) {
  const keys = entries.map(({ rows: [first] }) => toKeyOf(first)).filter(Boolean)
  const codes = entries.filter(({ rows: [first] }) => toKeyOf(first) === '').flatMap(toCodes)
  const byKeys = await tx
    .select({ id: product_models.id })
    .from(product_models)
    .where(and(eq(product_models.channel_id, channel_id), inArray(product_models.key, keys)))
  const byCodes = await tx
    .select({ id: products.model_id })
    .from(products)
    .where(and(eq(products.channel_id, channel_id), inArray(products.code, codes)))
  const ids = [...new Set([...byKeys, ...byCodes].map(({ id }) => id))]
  const loaded = await loadAdminProducts(tx, ids, now)
  return {
    byKey: new Map(loaded.map((product) => [product.key, product])),
    byCode: new Map(
      loaded.flatMap((product) => product.products.map(({ code }) => [code, product] as const)),
    ),
  }
}

interface Question {
  entry: Entry
  present: AdminProduct | undefined
  references: References
  find: FindPictures
  /** Keys of products that are there. */
  sold: ReadonlySet<string>
}

/** The rows of a product as the editor would send it. @throws EntryFaults */
async function toInput(tx: Tx, { entry, present, references, find, sold }: Question) {
  const [first] = entry.rows
  const { line, labels } = first
  const { key, maker, brand, categories, tags, ...rest } = first.values
  const pictures = joinPictures(entry)
  const { accessory_keys } = rest
  if (!present && toKeyOf(first) === '')
    throw new EntryFaults([{ line, column: toLabel('products', 'key'), reason: IMPORT_ERRORS.key_missing }])
  const warnings: Fault[] = []
  const at = (field: string) => ({ line, column: labels?.[field] ?? toLabel('products', field) })
  const named = async <Found>(field: string, find: () => Promise<Found>): Promise<Found> => {
    try {
      return await find()
    } catch (error) {
      if (!(error instanceof BadReference)) throw error
      throw new EntryFaults([{ ...at(field), reason: error.message }])
    }
  }
  const eachOf = async (words: unknown, find: (tx: Tx, word: string) => Promise<string>) => {
    const keys: string[] = []
    for (const word of toList(words)) keys.push(await find(tx, word))
    return [...new Set(keys)]
  }
  const variations = entry.rows.flatMap(listVariations)
  if (variations.length > MAX_VARIATIONS)
    throw new EntryFaults([{ ...at('code'), reason: IMPORT_ERRORS.too_many_variations }])
  const draft: Values = {
    ...pickValues(rest, PRODUCT_FIELDS),
    ...(!present && { key }),
    ...(maker !== undefined && {
      maker_key: isWord(maker) ? await named('maker', () => references.toMaker(tx, maker)) : null,
    }),
    ...(brand !== undefined && {
      brand_key: isWord(brand) ? await named('brand', () => references.toBrand(tx, brand)) : null,
    }),
    ...(categories !== undefined && {
      category_keys: await named('categories', () => eachOf(categories, references.toCategory)),
    }),
    ...(tags !== undefined && { tag_keys: await named('tags', () => eachOf(tags, references.toTag)) }),
    ...(pictures !== undefined && {
      pictures: find(pictures, present?.pictures ?? [], (reason) =>
        warnings.push({ ...at('pictures'), reason }),
      ),
    }),
    ...(Array.isArray(accessory_keys) && {
      accessory_keys: accessory_keys.filter((one: unknown) => {
        if (typeof one !== 'string' || sold.has(one)) return true
        warnings.push({ ...at('accessory_keys'), reason: IMPORT_ERRORS.accessory_missing(one.slice(0, 100)) })
        return false
      }),
    }),
    products: mergeVariations(variations, present, rest['tax_rate'] ?? present?.tax_rate ?? BLANK.tax_rate),
  }
  const whole = present ? draft : { ...BLANK, ...draft }
  const schema = present ? z.partial(ProductInputSchema) : ProductInputSchema
  const parsed = schema.safeParse(whole)
  const place = toPlace(entry)
  const told = parsed.success ? [] : toFaults(parsed.error.issues, whole, place)
  const isTold = (dear: Fault) =>
    told.some(({ line, column }) => line === dear.line && column === dear.column)
  const faults = [...told, ...listDear(whole, place).filter((dear) => !isTold(dear))]
  if (!parsed.success || faults.length > 0) throw new EntryFaults(faults)
  return { input: parsed.data as Partial<ProductInput>, warnings }
}

/** Shopify's further pictures stand in rows below the first. */
function joinPictures({ rows: [first, ...others] }: Entry): unknown {
  const { pictures } = first.values
  if (!Array.isArray(pictures)) return pictures
  return [
    ...(pictures as unknown[]),
    ...others.flatMap(({ values }) => (values['more_pictures'] as unknown[]) ?? []),
  ]
}

/** Variations come in the order of their rows. */
function toPlace(entry: Entry): Place {
  const [{ line, labels }] = entry.rows
  const variations = entry.rows.flatMap(listVariations)
  return (path) => {
    const variation = path[0] === 'products' ? variations[Number(path[1])] : undefined
    const field = variation ? String(path[2] ?? 'code') : toField(String(path[0]))
    return { line: variation?.line ?? line, column: labels?.[field] ?? toLabel('products', field) }
  }
}

/** `maker_key` stands in the column of the maker. */
const toField = (name: string) =>
  ({
    maker_key: 'maker',
    brand_key: 'brand',
    category_keys: 'categories',
    parent_key: 'categories',
    tag_keys: 'tags',
  })[name] ?? name

const PRODUCT_FIELDS = [
  'name',
  'name_kana',
  'catch_copy',
  'description',
  'tax_rate',
  'is_giftable',
  'is_embroiderable',
  'specs',
  'axes',
  'size_table',
  'position',
  'is_draft',
  'published_at',
  'close_at',
] as const
const VARIATION_FIELDS = ['code', 'options', 'unit_price', 'list_price', 'stock', 'jan_code'] as const

const isWord = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const toList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(isWord) : isWord(value) ? [value] : []

const pickValues = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])))

/** A row of CSV is a variation; a line of JSON has them in a list. */
function listVariations({ line, values }: Row): { line: number; values: Values }[] {
  const list = values['products']
  if (Array.isArray(list))
    return list.map((one) => ({
      line,
      values: typeof one === 'object' && one !== null ? (one as Values) : {},
    }))
  return VARIATION_FIELDS.some((field) => values[field] !== undefined) ? [{ line, values }] : []
}

/** Variations by their code. Those a file does not name stay as they are, behind the others. */
function mergeVariations(
  rows: readonly { values: Values }[],
  present: AdminProduct | undefined,
  tax_rate: unknown,
): unknown[] | undefined {
  if (present && rows.length === 0) return undefined
  const named = rows.map(({ values }) => {
    const code = isWord(values['code']) ? values['code'].trim() : values['code']
    const before = present?.products.find((one) => one.code === code)
    const said = pickValues(values, VARIATION_FIELDS)
    const prices = values['is_without_tax'] === true ? addTax(said, tax_rate) : {}
    return { ...(before ?? BLANK_VARIATION), ...said, ...prices, code }
  })
  const rest = (present?.products ?? []).filter(({ code }) => !named.some((one) => one.code === code))
  return [...named, ...rest]
}

/** Prices of a file that does not say the rate. */
const addTax = (said: Values, tax_rate: unknown): Values => ({
  unit_price: withTax(said['unit_price'], tax_rate),
  ...(said['list_price'] !== undefined && { list_price: withTax(said['list_price'], tax_rate) }),
})

/** Tags are a set; of the categories only the first has a place of its own. */
function toSorted<Product extends Partial<ProductInput>>(product: Product): Product {
  const { category_keys, tag_keys } = product
  return {
    ...product,
    ...(tag_keys && { tag_keys: tag_keys.toSorted() }),
    ...(category_keys && {
      category_keys: [...category_keys.slice(0, 1), ...category_keys.slice(1).toSorted()],
    }),
  }
}

/** Yen that fit the database. @param place where a path of the input stands in the file */
function listDear(whole: Values, place: Place): Fault[] {
  const list = Array.isArray(whole['products']) ? (whole['products'] as Values[]) : []
  return list.flatMap((variation, at) =>
    ['unit_price', 'list_price', 'stock'].flatMap((field) =>
      typeof variation[field] === 'number' && variation[field] > MAX_YEN
        ? [{ ...place(['products', at, field]), reason: IMPORT_ERRORS.amount(MAX_YEN) }]
        : [],
    ),
  )
}

/** A new product waits as a draft until the import is over: nobody sees half of it. */
async function create(
  tx: Tx,
  scope: ImportScope,
  input: Partial<ProductInput>,
  made: readonly WrittenChange[],
) {
  const whole = input as ProductInput
  const dates = toDates(whole, undefined, scope.now)
  const id = await productKind.insert(tx, scope, whole, { ...dates, is_draft: true })
  await productKind.setVersion(tx, id, await takeVersions(tx, scope.channel_id, 1))
  const own: WrittenChange = {
    type: 'product',
    key: whole.key,
    action: 'created',
    is_held_back: !dates.is_draft,
    is_seen: isShownAt({ ...dates, published_at: dates.published_at ?? scope.now }, scope.now),
  }
  return { outcome: 'created' as const, changes: [...made, own] }
}

async function change(
  tx: Tx,
  scope: ImportScope,
  present: AdminProduct,
  input: Partial<ProductInput>,
  made: readonly WrittenChange[],
) {
  if (isSame(toSorted(present), toSorted(input))) return { outcome: 'unchanged' as const, changes: made }
  const before = await productKind.lock(tx, scope, present.id)
  if (!before) throw new Error(`Product ${present.key} went while it was imported`)
  const dates = toDates(input, before, scope.now)
  await productKind.update(tx, scope, present.id, keepSold(input, present), dates)
  await productKind.setVersion(tx, present.id, await takeVersions(tx, scope.channel_id, 1))
  const own: WrittenChange = {
    type: 'product',
    key: present.key,
    // What comes into view is new to shoppers.
    action: isShownAt(before, scope.now) ? 'updated' : 'created',
    is_held_back: false,
    is_seen: isShownAt(before, scope.now) || isShownAt(dates, scope.now),
  }
  return { outcome: 'updated' as const, changes: [...made, own] }
}

/** A stock that stays as it was read keeps what orders took since. */
function keepSold(input: Partial<ProductInput>, present: AdminProduct): Partial<ProductInput> {
  if (!input.products) return input
  const stockOf = new Map(present.products.map(({ id, stock }) => [id, stock]))
  const products = input.products.map((one) =>
    one.id !== undefined && stockOf.get(one.id) === one.stock ? { ...one, seen_stock: one.stock } : one,
  )
  return { ...input, products }
}
