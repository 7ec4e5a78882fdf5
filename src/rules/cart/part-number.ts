import { normaliseDigits, toHalfWidth } from '#src/rules/input/to-half-width.ts'

/** A part number as it is compared: half width, capitals, one kind of hyphen, no spaces. */
export function toPartNumber(typed: string): string {
  return normaliseDigits(toHalfWidth(typed)).toUpperCase()
}
