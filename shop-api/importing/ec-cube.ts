import { EC_CUBE_AXES, EC_CUBE_COLUMNS, EC_CUBE_REPEATED } from '#src/text/editor/import.ts'
import { number, numberOrNull, rate } from './column.ts'
import { type Format, toOptional, toProductKey } from './format.ts'
import { escapeWord } from './list-words.ts'
import { withTax } from './with-tax.ts'

const MAPPED = new Set<string>(Object.values(EC_CUBE_COLUMNS))
const NEEDED = [EC_CUBE_COLUMNS.id, EC_CUBE_COLUMNS.name, EC_CUBE_COLUMNS.unit_price]

/** For «as many as you like»: more than anybody orders. */
const UNLIMITED_STOCK = 9999
const SHOWN = '1'
const MAX_CATCH_COPY = 200

/** Headings for the report, by the names of our own fields. */
const LABELS = {
  key: EC_CUBE_COLUMNS.id,
  name: EC_CUBE_COLUMNS.name,
  catch_copy: EC_CUBE_COLUMNS.list_text,
  description: EC_CUBE_COLUMNS.text,
  categories: EC_CUBE_COLUMNS.categories,
  tags: EC_CUBE_COLUMNS.tags,
  tax_rate: EC_CUBE_COLUMNS.tax_rate,
  pictures: EC_CUBE_COLUMNS.pictures,
  code: EC_CUBE_COLUMNS.code,
  options: EC_CUBE_COLUMNS.option1,
  unit_price: EC_CUBE_COLUMNS.unit_price,
  list_price: EC_CUBE_COLUMNS.list_price,
  stock: EC_CUBE_COLUMNS.stock,
}

/**
 * The product CSV that EC-CUBE 4.0 to 4.3 exports: a row for each variation, lists between commas. Its prices are without tax
 * and become ours with tax, rounded half up as EC-CUBE does unless told otherwise. A row that does not say the rate leaves the
 * product's as it is.
 */
export const ecCube: Format = (names) => {
  let count = 0
  let last = ''
  return {
    isMapped: (name) => MAPPED.has(name),
    isRepeated: (name) => EC_CUBE_REPEATED.includes(name),
    missing: NEEDED.filter((name) => !names.includes(name)),
    toRow: (cells) => {
      const read = (column: keyof typeof EC_CUBE_COLUMNS) => toOptional(cells.get(EC_CUBE_COLUMNS[column]))
      const id = read('id') ?? ''
      count = id === last ? count + 1 : 1
      last = id
      const key = id === '' ? '' : toProductKey(`item-${id}`)
      const tax_rate = rate.read(read('tax_rate') ?? '')
      const options = [read('option1'), read('option2')].filter((word): word is string => Boolean(word))
      const unit_price = withTax(number.read(read('unit_price') ?? ''), tax_rate)
      const list_price = withTax(numberOrNull.read(read('list_price') ?? ''), tax_rate)
      const list_text = read('list_text')
      const values = {
        key,
        name: read('name'),
        catch_copy: list_text === undefined ? undefined : toPlain(list_text).slice(0, MAX_CATCH_COPY),
        description: joinTexts(read('text'), read('free_area')),
        categories: toWords(read('categories')),
        tags: toWords(read('tags')),
        tax_rate,
        is_without_tax: tax_rate === undefined,
        pictures: splitList(read('pictures'))?.map((path) => ({ path })),
        axes: EC_CUBE_AXES.slice(0, options.length),
        is_draft: read('status') === undefined ? undefined : read('status') !== SHOWN,
        code: read('code') || `${key}-${count}`,
        options,
        unit_price,
        list_price: isHigher(list_price, unit_price) ? list_price : null,
        stock: read('is_unlimited') === '1' ? UNLIMITED_STOCK : number.read(read('stock') ?? ''),
      }
      return { values, group: key, labels: LABELS }
    },
  }
}

const isHigher = (list_price: unknown, price: unknown) =>
  typeof list_price !== 'number' || typeof price !== 'number' || list_price > price

const toPlain = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const joinTexts = (text: string | undefined, more: string | undefined) =>
  text === undefined && more === undefined ? undefined : [text, more].filter(Boolean).join('\n')

const splitList = (cell: string | undefined) =>
  cell
    ?.split(',')
    .map((word) => word.trim())
    .filter(Boolean)

const toWords = (cell: string | undefined) => splitList(cell)?.map(escapeWord)
