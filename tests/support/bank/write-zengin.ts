import iconv from 'iconv-lite'

export interface BankLine {
  /** `YYMMDD`. */
  day: string
  amount: number
  payer: string
  memo?: string
  /** Money that left, or that the bank took back. */
  isOther?: boolean
}

interface ZenginOptions {
  kind?: '01' | '03'
  /** Between records. */
  line_end?: string
}

const text = (value: string, length: number) => value.padEnd(length).slice(0, length)
const number = (value: number, length: number) => String(value).padStart(length, '0')

/** A statement as banks hand it out: Shift_JIS, 200 bytes a record. */
export function writeZengin(
  lines: readonly BankLine[],
  { kind = '03', line_end = '' }: ZenginOptions = {},
): Uint8Array {
  const records = [
    kind === '01' ? writeHeader01() : writeHeader03(),
    ...lines.map((line) => (kind === '01' ? writeData01(line) : writeData03(line))),
    writeTrailer(lines, kind),
    text(`9${number(lines.length + 3, 10)}${number(1, 5)}`, 200),
  ]
  return new Uint8Array(iconv.encode(records.map((record) => record + line_end).join(''), 'Shift_JIS'))
}

const writeHeader01 = () =>
  text(
    `1010${'261120'.repeat(3)}9999${text('ﾉﾚﾝ', 15)}001${text('ﾎﾝﾃﾝ', 15)}1${'1234567'}${text('ｶ)ｿﾖｶｾﾞ', 40)}`,
    200,
  )
const writeHeader03 = () =>
  text(
    `1030${'261120'.repeat(3)}9999${text('ﾉﾚﾝ', 15)}001${text('ﾎﾝﾃﾝ', 15)}   1${number(1234567, 10)}${text('ｶ)ｿﾖｶｾﾞ', 40)}11${number(0, 14)}`,
    200,
  )

const writeData01 = ({ day, amount, payer, memo = '', isOther = false }: BankLine) =>
  text(
    `2${number(1, 6)}${day}${day}${number(amount, 10)}${number(0, 10)}${number(0, 10)}${text(payer, 48)}${text('ﾅﾐｷﾞﾝｺｳ', 15)}${text('ﾐﾅﾄ', 15)}${isOther ? '1' : ' '}${text(memo, 20)}`,
    200,
  )

const writeData03 = ({ day, amount, payer, memo = '', isOther = false }: BankLine) =>
  text(
    `2${number(1, 8)}${day}${day}${isOther ? '2' : '1'}11${number(amount, 12)}${number(0, 12)}${' '.repeat(12)}0${' '.repeat(7)}${' '.repeat(3)}${number(0, 10)}${text(payer, 48)}${text('ﾅﾐｷﾞﾝｺｳ', 15)}${text('ﾐﾅﾄ', 15)}${text('ﾌﾘｺﾐ', 20)}${text(memo, 20)}`,
    200,
  )

function writeTrailer(lines: readonly BankLine[], kind: '01' | '03'): string {
  const length = kind === '01' ? 12 : 13
  const sums = [false, true].map((isOther) => {
    const own = lines.filter((line) => (line.isOther ?? false) === isOther)
    return (
      number(own.length, 6) +
      number(
        own.reduce((sum, { amount }) => sum + amount, 0),
        length,
      )
    )
  })
  return text(`8${sums.join('')}`, 200)
}
