import { type TaxRate, toContainedTax } from './split-tax.ts'

/** A price without the tax it contains, rounded as on the documents. */
export function withoutTax(amount: number, rate: TaxRate): number {
  return amount - toContainedTax(amount, rate)
}
