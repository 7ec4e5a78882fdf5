import { splitTax, type TaxRate } from './split-tax.ts'

/** A price without the tax it contains, rounded as on the documents. */
export function withoutTax(amount: number, rate: TaxRate): number {
  const [contained = 0] = splitTax([{ rate, amount }]).shares
  return amount - contained
}
