import { refused } from '#shop-api/http/api-error.ts'
import { readBankDay } from '#src/rules/date/read-bank-day.ts'
import { STATEMENT_ERRORS } from '#src/text/order/statements.ts'
import { MOST_ROWS, type Statement, type StatementRow } from './statement.ts'

/** Of money in both directions, with what stands around it. */
const MOST_RECORDS = 2 * MOST_ROWS
/** Columns of a record. */
const RECORD = 200
/** The mark of the end in old systems (0x1A), and what Node's decoder of Shift_JIS makes of it. */
const END_OF_FILE = ['\u001a', '\u001c']

/** Where a field begins (from 0) and how long it is. */
type Field = readonly [from: number, length: number]

/** A kind of statement: where its data records say what (全国銀行協会の標準形式). */
interface Layout {
  day: Field
  amount: Field
  payer: Field
  memo: readonly Field[]
  /** Of the trailer: how many records came in and their sum, then those of the other direction. */
  sums: readonly [Field, Field, Field, Field]
  /** `in` is kept; `out` is money that left, `reversed` was taken back. */
  toKind: (record: string[]) => 'in' | 'out' | 'reversed'
}

const LAYOUTS: Record<string, Layout> = {
  // 振込入金通知
  '01': {
    day: [7, 6],
    amount: [19, 10],
    payer: [49, 48],
    memo: [[128, 20]],
    sums: [
      [1, 6],
      [7, 12],
      [19, 6],
      [25, 12],
    ],
    toKind: (record) => (read(record, [127, 1]) === '1' ? 'reversed' : 'in'),
  },
  // 入出金取引明細
  '03': {
    day: [9, 6],
    amount: [24, 12],
    payer: [81, 48],
    memo: [
      [159, 20],
      [179, 20],
    ],
    sums: [
      [1, 6],
      [7, 13],
      [20, 6],
      [26, 13],
    ],
    toKind: (record) => (read(record, [21, 1]) === '1' ? 'in' : 'out'),
  },
}

/** Whether a text begins as the header of a 全銀 file does. */
export const isZengin = (text: string) => /^1[0-9]{2}[0-9 ][0-9 ]{18}/.test(text)

/**
 * Reads a 全銀 file: accounts of header, data and trailer, and an end. Records stand in lines or follow each other.
 * @throws ApiError 422 for half a file, an unknown kind, records that say nothing, or sums that differ
 */
export function readZengin(text: string, today: string): Statement {
  const statement: Statement = { rows: [], reversed: [], left_out: 0 }
  let account: Account | undefined
  let hasEnded = false
  for (const [at, record] of toRecords(text).entries()) {
    const [kind] = record
    if (hasEnded) throw refuse(STATEMENT_ERRORS.order(at + 1))
    if (kind === '1' && !account) account = openAccount(record)
    else if (kind === '2' && account) takeRecord(statement, account, record, { at, today })
    else if (kind === '8' && account) account = closeAccount(account, record)
    else if (kind === '9' && !account) hasEnded = true
    else throw refuse(STATEMENT_ERRORS.order(at + 1))
  }
  if (!hasEnded) throw refuse(STATEMENT_ERRORS.cut)
  return statement
}

interface Account {
  layout: Layout
  count: number
  sum: number
  other_count: number
  other_sum: number
}

function openAccount(record: string[]): Account {
  const layout = LAYOUTS[read(record, [1, 2])]
  if (!layout) throw refuse(STATEMENT_ERRORS.kind)
  return { layout, count: 0, sum: 0, other_count: 0, other_sum: 0 }
}

function takeRecord(
  statement: Statement,
  account: Account,
  record: string[],
  { at, today }: { at: number; today: string },
): void {
  const { layout } = account
  const amount = toNumber(read(record, layout.amount))
  const day = readBankDay(read(record, layout.day), today)
  if (amount === undefined || amount === 0 || day === undefined) throw refuse(STATEMENT_ERRORS.record(at + 1))
  const kind = layout.toKind(record)
  const [memo = '', ...more] = layout.memo.map((field) => clean(read(record, field)))
  const payer = clean(read(record, layout.payer))
  // Where nobody is named, the remarks say what it is.
  const row: StatementRow = payer
    ? { day, amount, payer, memo: [memo, ...more].filter(Boolean).join(' ') }
    : { day, amount, payer: memo, memo: more.filter(Boolean).join(' ') }
  account[kind === 'in' ? 'count' : 'other_count'] += 1
  account[kind === 'in' ? 'sum' : 'other_sum'] += amount
  if (kind === 'in') statement.rows.push(row)
  else if (kind === 'reversed') statement.reversed.push(row)
  else statement.left_out += 1
  if (statement.rows.length > MOST_ROWS) throw refuse(STATEMENT_ERRORS.too_long(MOST_ROWS))
}

/** @throws ApiError 422 where the trailer counts otherwise: records are missing, or doubled */
function closeAccount({ layout, ...account }: Account, record: string[]): undefined {
  const told = layout.sums.map((field) => toNumber(read(record, field)))
  const counted = [account.count, account.sum, account.other_count, account.other_sum]
  if (told.some((number, at) => number !== counted[at])) throw refuse(STATEMENT_ERRORS.sums)
  return undefined
}

/** Records of 200 columns; a letter of two bytes takes two of them. */
function toRecords(text: string): string[][] {
  const end = END_OF_FILE.map((mark) => text.indexOf(mark)).find((at) => at >= 0)
  const lines = text
    .slice(0, end)
    .split(/\r\n|\r|\n/)
    .filter((line) => line !== '')
  if (lines.length > MOST_RECORDS) throw refuse(STATEMENT_ERRORS.too_long(MOST_ROWS))
  const records = lines.flatMap((line) => {
    const columns = toColumns(line)
    // Programs drop blanks at the end of lines.
    if (lines.length > 1 && columns.length < RECORD) return [[...columns, ...fill(RECORD - columns.length)]]
    if (columns.length % RECORD !== 0) throw refuse(STATEMENT_ERRORS.cut)
    const count = columns.length / RECORD
    return Array.from({ length: count }, (_, at) => columns.slice(at * RECORD, (at + 1) * RECORD))
  })
  if (records.length > MOST_RECORDS) throw refuse(STATEMENT_ERRORS.too_long(MOST_ROWS))
  return records
}

const fill = (length: number): string[] => Array.from({ length }, () => ' ')
const isHalfWidth = (letter: string) => /[\u0020-\u007e\uff61-\uff9f]/.test(letter)
const toColumns = (line: string) =>
  [...line].flatMap((letter) => (isHalfWidth(letter) ? [letter] : [letter, '']))

const read = (record: readonly string[], [from, length]: Field) => record.slice(from, from + length).join('')
const clean = (text: string) => text.trim().replace(/\s+/g, ' ')
const toNumber = (text: string) =>
  /^ *[0-9]+$/.test(text) ? Number(text) : text.trim() === '' ? 0 : undefined
const refuse = (message: string) => refused('statement.zengin', message)
