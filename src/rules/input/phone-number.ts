import { normaliseDigits } from './to-half-width.ts'

/** Three groups of digits, as people write them: 03-1234-5678. */
const GROUPED = /^0\d{1,4}-\d{1,4}-\d{1,4}$/

/**
 * A Japanese phone number as plain digits (at most 11, without hyphens). Brackets, dots, hyphens and the country code
 * are removed where the groups are those of a phone number. A number with other groups stays as it is, so that
 * validation refuses it: 03-12345-6789 is a typing error, and without its hyphens nobody would see it.
 */
export function toPhoneNumber(text: string): string {
  const number = normaliseDigits(text)
    .replace(/^(?:\+|＋|00)81-?(?:[(（]?0[)）]?)?-?/, '0')
    .replace(/[()（）.]/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
  return GROUPED.test(number) ? number.replaceAll('-', '') : number
}
