import type { Address } from '#contract/shapes/address.ts'
import type { ReadRecipients } from '#contract/shapes/recipients.ts'
import { RECIPIENT_GOODS_MAX, RECIPIENTS_MAX } from '#contract/gift-limits.ts'
import { findPartNumbers } from '#shop-api/catalogue/find-part-numbers.ts'
import { toProductScope } from '#shop-api/catalogue/to-product-scope.ts'
import type { TagVisit } from '#shop-api/channels/tag-pass.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { readCsvLines, type CsvLine } from '#shop-api/http/read-csv-lines.ts'
import { ADDRESS_COLUMNS } from '#shop-api/members/addresses/address-columns.ts'
import {
  findColumns,
  type LineErrors,
  listMissing,
  readAddressLine,
} from '#shop-api/members/addresses/read-address-line.ts'
import { RECIPIENT_FILE_ERRORS } from '#src/text/checkout/recipients-file.ts'
import { toPartNumber } from '#src/rules/cart/order-lines.ts'
import { isDeliverable } from '../book-address.ts'
import { loadSellingTerms } from '../load-selling-terms.ts'
import type { SellingTerms } from '../selling-terms.ts'
import { createRecipientList } from './recipient-list.ts'
import { readRecipientWords, RECIPIENT_COLUMNS, type RecipientWords, toProblem } from './recipient-columns.ts'

const MOST_GOODS_LINES = RECIPIENTS_MAX * RECIPIENT_GOODS_MAX
/** A file may have blank lines. */
const MOST_LINES = 2 * MOST_GOODS_LINES
/** The sixteen columns, and others that are passed over. */
const MOST_CELLS = 50 * MOST_GOODS_LINES

type Good = ReadRecipients['recipients'][number]['goods'][number]
/** A product a file names, or why it cannot be sent. */
type FoundGoods = ReadonlyMap<string, Omit<Good, 'quantity'> & { is_sold_out: boolean }>

interface ReadLine {
  line: number
  address: Address | undefined
  words: RecipientWords
  errors: LineErrors
}

/**
 * Reads whom goods go to from CSV: the columns of an address book, and for each line the code and quantity of a product
 * and a message. The same address again is the same recipient with more goods. Nothing is kept.
 * @throws ApiError 422 for what is no CSV, lacks a column, or names more recipients than one order may have
 */
export async function readRecipients(context: TagVisit, file: Blob): Promise<ReadRecipients> {
  const lines = readLines(new Uint8Array(await file.arrayBuffer()))
  const terms = await loadSellingTerms(context.db, context.channel.id)
  const goods = await findGoods(context, lines)
  const list = createRecipientList()
  const failures: ReadRecipients['failures'] = []
  for (const { line, address, words, errors } of lines) {
    const found = [...errors, ...findRefusals({ address, words }, terms, goods)]
    if (address !== undefined && found.length === 0) {
      found.push(...list.add({ line, address, words, good: goods.get(toPartNumber(words.code)) }))
    }
    if (found.length > 0) failures.push({ line, errors: found })
  }
  const recipients = list.toRecipients()
  if (recipients.length > RECIPIENTS_MAX) throw tooLong()
  return { recipients, failures }
}

function readLines(bytes: Uint8Array): ReadLine[] {
  const [heading, ...lines] = readCsvLines(bytes, {
    most_lines: MOST_LINES,
    most_cells: MOST_CELLS,
    not_csv: (message = RECIPIENT_FILE_ERRORS.not_csv) => refused('cart.recipients.not_csv', message),
    too_long: tooLong,
  })
  if (lines.length > MOST_GOODS_LINES) throw tooLong()
  const columns = findColumns(
    heading.cells,
    ADDRESS_COLUMNS.filter(({ field }) => field !== 'cell_phone_number'),
  )
  const missing = listMissing(columns)
  if (missing.length > 0) throw refused('cart.recipients.columns', RECIPIENT_FILE_ERRORS.columns(missing))
  const others = findColumns(heading.cells, RECIPIENT_COLUMNS)
  return lines.map(({ line, cells }: CsvLine) => {
    const read = readAddressLine(cells, columns)
    const { words, errors } = readRecipientWords(cells, others)
    if ('errors' in read) return { line, address: undefined, words, errors: [...read.errors, ...errors] }
    const { cell_phone_number: _cell_phone_number, ...address } = read.address
    return { line, address, words, errors }
  })
}

/** By part number as it is compared. */
async function findGoods(context: TagVisit, lines: readonly ReadLine[]): Promise<FoundGoods> {
  const codes = [...new Set(lines.map(({ words }) => words.code).filter(Boolean))]
  const found = await findPartNumbers(await toProductScope(context), codes, codes.length)
  return new Map(
    found.map(({ asked, product_id, code, name, max_quantity }) => [
      toPartNumber(asked),
      { product_id, code, name, is_sold_out: max_quantity === 0 },
    ]),
  )
}

/** What the shop cannot do, however well the line is written. */
function findRefusals(
  { address, words: { code } }: Pick<ReadLine, 'address' | 'words'>,
  terms: SellingTerms,
  goods: FoundGoods,
): LineErrors {
  const refusals: LineErrors = []
  if (address && !isDeliverable(terms, address.prefecture)) {
    const why = RECIPIENT_FILE_ERRORS.not_deliverable(address.prefecture)
    refusals.push(toProblem('prefecture', 'cart.shipping.not_deliverable', why))
  }
  const good = goods.get(toPartNumber(code))
  if (code !== '' && good === undefined) {
    const why = RECIPIENT_FILE_ERRORS.unknown_code(code)
    refusals.push(toProblem('code', 'cart.add_products.product_not_found', why))
  }
  if (good?.is_sold_out) {
    const why = RECIPIENT_FILE_ERRORS.sold_out(code)
    refusals.push(toProblem('code', 'cart.update_products.stock', why))
  }
  return refusals
}

const tooLong = () => refused('cart.recipients.too_long', RECIPIENT_FILE_ERRORS.too_long)
