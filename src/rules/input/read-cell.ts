import { toOneLine } from '#contract/typed-text.ts'
import { PREFECTURE_NAMES } from './prefecture-names.ts'
import { toPhoneNumber } from './phone-number.ts'
import { toPostalCode } from './postal-code.ts'
import { toHalfWidth } from './to-half-width.ts'
import { toKatakana } from './to-katakana.ts'

/** A reading as it is meant in a file. Here and below, what means nothing stays as it stands, to be told. */
export function readKana(cell: string): string {
  return toKatakana(cell.replaceAll('\u3000', ' ')).trim()
}

/** Spreadsheets take a postal code for a number and drop its zeros: `0600001` comes back as `600001`. */
export function readPostalCode(cell: string): string {
  const code = toPostalCode(toHalfWidth(cell))
  return /^\d{4,6}$/.test(code) ? code.padStart(7, '0') : code
}

/** Every phone number in Japan begins with a zero. A missing one was dropped by a spreadsheet too. */
export function readPhoneNumber(cell: string): string {
  const number = toPhoneNumber(toHalfWidth(cell))
  return /^[1-9]\d{8,9}$/.test(number) ? `0${number}` : number
}

/** `東京` is 東京都. */
export function readPrefecture(cell: string): string {
  const name = toOneLine(cell).replace(/\s/g, '')
  return PREFECTURE_NAMES.find((one) => one === name || one.slice(0, -1) === name) ?? cell.trim()
}
