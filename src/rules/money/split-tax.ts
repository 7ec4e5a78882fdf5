import { shareByLargestRemainder } from './largest-remainder.ts'

/** Percent. 8 is the reduced rate (food). */
export type TaxRate = 8 | 10

/** Anything on an order that costs money: a line, the shipping fee, a fee. Whole yen, tax included. */
export interface TaxedAmount {
  rate: TaxRate
  amount: number
}

export interface TaxSplit {
  /** Rates that occur, the standard rate first. `tax` is contained in `amount`. */
  by_rate: { rate: TaxRate; amount: number; tax: number }[]
  /** Tax contained in each given amount, in the same order; the sum over a rate is that rate's `tax`. */
  shares: number[]
}

/** Tax contained in one amount, rounded down. */
export function toContainedTax(amount: number, rate: TaxRate): number {
  return Math.floor((amount * rate) / (100 + rate))
}

/**
 * Tax contained in amounts that include it, rounded down ONCE per rate (the rule of the qualified invoice
 * system: one rounding per rate per document) and shared out by largest remainder (architecture, law 6).
 */
export function splitTax(amounts: readonly TaxedAmount[]): TaxSplit {
  const shares = amounts.map(() => 0)
  const by_rate: TaxSplit['by_rate'] = []
  for (const rate of [10, 8] as const) {
    const members = amounts.flatMap((part, index) =>
      part.rate === rate ? [{ index, amount: part.amount }] : [],
    )
    const amount = members.reduce((all, member) => all + member.amount, 0)
    if (members.length === 0 || amount === 0) continue
    const tax = toContainedTax(amount, rate)
    by_rate.push({ rate, amount, tax })
    const parts = shareByLargestRemainder(
      tax,
      members.map((member) => member.amount),
    )
    members.forEach((member, position) => {
      shares[member.index] = parts[position] ?? 0
    })
  }
  return { by_rate, shares }
}

/** A price without the tax it contains, rounded as on the documents. */
export function withoutTax(amount: number, rate: TaxRate): number {
  return amount - toContainedTax(amount, rate)
}
