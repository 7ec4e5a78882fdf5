import * as z from 'zod/mini'
import { BLANK_PRODUCT } from '#contract/blank-product.ts'
import { type AdminProduct, type ProductInput, ProductInputSchema } from '#contract/shapes/admin.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { IMPORT_ERRORS } from '#src/text/editor/import.ts'
import { toLabel } from './columns.ts'
import { type Entry, EntryFaults, type Fault, type Values } from './entry.ts'
import type { FindPictures } from './find-pictures.ts'
import { mergeVariations } from './merge-variations.ts'
import { pickValues } from './pick-values.ts'
import { isWord, listVariations, toKeyOf, toPlace } from './product-rows.ts'
import { BadReference, type References } from './references.ts'
import { type Place, toFaults } from './to-faults.ts'

/** What fits the database, and more than any shop asks. */
const MAX_YEN = 99_999_999
const MAX_VARIATIONS = 200

const PRODUCT_FIELDS = [
  'name',
  'name_kana',
  'catch_copy',
  'description',
  'tax_rate',
  'is_giftable',
  'is_embroiderable',
  'fit_kind',
  'best_before',
  'release_month',
  'content_unit',
  'specs',
  'axes',
  'size_table',
  'position',
  'is_draft',
  'published_at',
  'close_at',
] as const

interface Question {
  entry: Entry
  present: AdminProduct | undefined
  references: References
  find: FindPictures
  /** Keys of products that are there. */
  sold: ReadonlySet<string>
}

/** The rows of a product as the editor would send it. @throws EntryFaults */
export async function readProduct(tx: Tx, { entry, present, references, find, sold }: Question) {
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
    products: mergeVariations(
      variations,
      present,
      rest['tax_rate'] ?? present?.tax_rate ?? BLANK_PRODUCT.tax_rate,
    ),
  }
  const whole = present ? draft : { ...BLANK_PRODUCT, ...draft }
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

const toList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(isWord) : isWord(value) ? [value] : []

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
