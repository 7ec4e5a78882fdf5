import { shareByLargestRemainder } from './largest-remainder.ts'
import type { TaxedAmount } from './split-tax.ts'

/** Money that was given back, whole yen with tax, and what it was for where that was said. */
export interface RefundedMoney {
  amount: number
  /** What was paid for the pieces that came back, by rate; none where a part of the price was given back. */
  goods: readonly TaxedAmount[]
}

/**
 * Divides what was given back by tax rate: first by the goods that came back, then by what is left of the order. Never more of a
 * rate than was paid. The same order and refunds always give the same parts.
 * @param paid what was paid for the order, by rate
 * @param refunds oldest first
 */
export function splitRefunds(
  paid: readonly TaxedAmount[],
  refunds: readonly RefundedMoney[],
): TaxedAmount[][] {
  const left = paid.map(({ rate, amount }) => ({ rate, amount }))
  return refunds.map(({ amount, goods }) => {
    const wanted = left.map(({ rate }) => sum(goods.filter((part) => part.rate === rate)))
    const parts = left.map(() => 0)
    give(Math.min(amount, sumNumbers(wanted)), wanted, left, parts)
    give(
      amount - sumNumbers(parts),
      left.map((rest) => rest.amount),
      left,
      parts,
    )
    return left.flatMap(({ rate }, at) => (parts[at]! > 0 ? [{ rate, amount: parts[at]! }] : []))
  })
}

/** Shares an amount out by weight and takes it from what is left. */
function give(amount: number, weights: readonly number[], left: TaxedAmount[], parts: number[]): void {
  shareByLargestRemainder(Math.max(0, amount), weights).forEach((share, at) => {
    const rest = left[at]!
    const taken = Math.min(share, rest.amount)
    rest.amount -= taken
    parts[at] = (parts[at] ?? 0) + taken
  })
}

const sum = (amounts: readonly TaxedAmount[]) => sumNumbers(amounts.map(({ amount }) => amount))
const sumNumbers = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
