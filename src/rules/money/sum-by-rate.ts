import { type TaxedAmount, type TaxRate, toContainedTax } from './split-tax.ts'

/**
 * Amounts of one paper by tax rate, the standard rate first. The tax in them is rounded down once per rate for the whole paper,
 * so it may differ from what the orders on it say together: that is the rule of qualified invoices.
 * @param amounts whole yen with tax; those of a rate are together not below 0
 */
export function sumByRate(amounts: readonly TaxedAmount[]): { rate: TaxRate; amount: number; tax: number }[] {
  return ([10, 8] as const).flatMap((rate) => {
    const ofRate = amounts.filter((part) => part.rate === rate)
    const amount = ofRate.reduce((all, part) => all + part.amount, 0)
    return ofRate.length === 0 ? [] : [{ rate, amount, tax: toContainedTax(amount, rate) }]
  })
}
