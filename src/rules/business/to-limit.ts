import { normaliseDigits } from '#src/rules/input/to-half-width.ts'

/** No order of any shop is dearer. */
const MAX = 999_999_999

/**
 * What a buyer may spend, as it was typed: `50,000`, `５００００円`. Nothing typed: null, any amount.
 * @returns yen; undefined for what is no amount
 */
export function toLimit(typed: string): number | null | undefined {
  const text = typed
    .trim()
    .replace(/^[¥￥]/, '')
    .replace(/円$/, '')
  if (text === '') return null
  const digits = normaliseDigits(text).replaceAll(/[,，]/g, '')
  const yen = Number(digits)
  return /^\d+$/.test(digits) && yen <= MAX ? yen : undefined
}
