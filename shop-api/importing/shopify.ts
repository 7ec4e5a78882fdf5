import { number, numberOrNull, yesOrNo } from './column.ts'
import { type Format, toOptional, toProductKey } from './format.ts'
import { escapeWord } from './list-words.ts'

/** What Shopify calls a product without variations. */
const NO_OPTION = 'Default Title'

/** Our fields by the names of Shopify's columns: of its export to 2024, then of the one since 2025. */
const COLUMNS = {
  key: ['Handle', 'URL handle'],
  name: ['Title'],
  description: ['Body (HTML)', 'Description'],
  maker: ['Vendor'],
  categories: ['Type'],
  tags: ['Tags'],
  is_shown: ['Published', 'Published on online store'],
  status: ['Status'],
  axis1: ['Option1 Name', 'Option1 name'],
  option1: ['Option1 Value', 'Option1 value'],
  axis2: ['Option2 Name', 'Option2 name'],
  option2: ['Option2 Value', 'Option2 value'],
  axis3: ['Option3 Name', 'Option3 name'],
  option3: ['Option3 Value', 'Option3 value'],
  code: ['Variant SKU', 'SKU'],
  stock: ['Variant Inventory Qty', 'Inventory quantity'],
  unit_price: ['Variant Price', 'Price'],
  list_price: ['Variant Compare At Price', 'Compare-at price'],
  jan_code: ['Variant Barcode', 'Barcode'],
  pictures: ['Image Src', 'Product image URL'],
  alt: ['Image Alt Text', 'Image alt text'],
} as const
const MAPPED = new Set<string>(Object.values(COLUMNS).flat())
const NEEDED = ['key', 'name', 'unit_price'] as const

/** The product CSV of Shopify: a row for each variation, and for each further picture. Prices are as they stand. */
export const shopify: Format = (names) => {
  const nameOf = (column: keyof typeof COLUMNS) => COLUMNS[column].find((name) => names.includes(name))
  const labels = Object.fromEntries(
    [...Object.keys(COLUMNS), 'options'].map((field) => [
      field,
      nameOf((field === 'options' ? 'option1' : field) as keyof typeof COLUMNS) ?? COLUMNS.key[0],
    ]),
  )
  let count = 0
  let last = ''
  let axes: string[] = []
  return {
    isMapped: (name) => MAPPED.has(name),
    missing: NEEDED.filter((column) => nameOf(column) === undefined).map((column) => COLUMNS[column][0]),
    toRow: (cells) => {
      const read = (column: keyof typeof COLUMNS) => toOptional(cells.get(nameOf(column) ?? ''))
      const key = toProductKey(read('key') ?? '')
      const is_first = key !== last
      last = key
      count = is_first ? 1 : count + 1
      const options = (['option1', 'option2', 'option3'] as const).flatMap((column) => read(column) || [])
      if (is_first) axes = (['axis1', 'axis2', 'axis3'] as const).flatMap((column) => read(column) || [])
      const is_plain = options.length <= 1 && (options[0] ?? NO_OPTION) === NO_OPTION
      const path = read('pictures')
      const pictures = path ? [{ path, alt: read('alt') ?? '' }] : path === undefined ? undefined : []
      // A row that only brings one more picture.
      if (!is_first && !read('unit_price')) return { values: { more_pictures: pictures }, group: key, labels }
      const unit_price = number.read(read('unit_price') ?? '')
      // What the file has no column for stays as it is.
      const ifNamed = <Read>(column: keyof typeof COLUMNS, value: Read) =>
        nameOf(column) === undefined ? undefined : value
      const list_price = ifNamed('list_price', numberOrNull.read(read('list_price') ?? ''))
      const variation = {
        code: read('code') || `${key}-${count}`,
        options: ifNamed('option1', is_plain ? [] : options),
        unit_price,
        list_price: isHigher(list_price, unit_price) ? list_price : null,
        stock: ifNamed('stock', Math.max(0, Number(number.read(read('stock') ?? '') ?? 0)) || 0),
        jan_code: ifNamed('jan_code', read('jan_code') || null),
      }
      if (!is_first) return { values: { ...variation, more_pictures: pictures }, group: key, labels }
      const type = read('categories')
      const values = {
        ...variation,
        key,
        name: read('name'),
        description: read('description'),
        maker: ifNamed('maker', read('maker') ? escapeWord(read('maker') ?? '') : null),
        categories: ifNamed('categories', type ? [type.split(' > ').map(escapeWord).join(' > ')] : []),
        tags: read('tags')
          ?.split(',')
          .map((tag) => tag.trim())
          .filter(Boolean)
          .map(escapeWord),
        pictures,
        axes: ifNamed('option1', is_plain ? [] : axes),
        is_draft: isHidden(read('is_shown'), read('status')),
      }
      return { values, group: key, labels }
    },
  }
}

const isHigher = (list_price: unknown, price: unknown) =>
  typeof list_price !== 'number' || typeof price !== 'number' || list_price > price

/** `active`, `draft` or `archived`; and whether the online store shows it. */
const isHidden = (shown: string | undefined, status: string | undefined): boolean | undefined =>
  shown === undefined && status === undefined
    ? undefined
    : (status !== undefined && status !== '' && status.toLowerCase() !== 'active') ||
      yesOrNo.read(shown ?? '') === false
