import { normaliseDigits, toHalfWidth } from '#src/rules/input/to-half-width.ts'

/** A line of a quick order as it was typed. */
export interface OrderLine {
  code: string
  quantity: string
}

/**
 * Lines «品番 数量» from a spreadsheet, a mail or an order form: separated by tabs, commas, spaces or ×, with or without a
 * unit after the number. A line without a quantity stays so, for its author to fill in.
 */
export function parseOrderLines(text: string): OrderLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const [code, quantity = ''] = line.split(/[\t,、，×\s]+/).filter(Boolean)
    return code ? [{ code, quantity: toQuantityText(quantity) }] : []
  })
}

/** Pieces of a line; null for what is no number of pieces one call may name. */
export function toQuantity(typed: string, maximum: number): number | null {
  const digits = normaliseDigits(typed)
  const quantity = Number(digits)
  return /^\d+$/.test(digits) && quantity >= 1 && quantity <= maximum ? quantity : null
}

/** `10個` is ten. What is no number stays as it is, for its author to correct. */
const toQuantityText = (typed: string) => /^[\d０-９]+/.exec(typed)?.[0] ?? typed

/** A part number as it is compared: half width, capitals, one kind of hyphen, no spaces. */
export function toPartNumber(typed: string): string {
  return normaliseDigits(toHalfWidth(typed)).toUpperCase()
}
