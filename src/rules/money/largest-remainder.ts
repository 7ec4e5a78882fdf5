/**
 * Shares a whole amount out to weights so that the parts are whole and their sum is exactly the amount:
 * everybody gets the floor of the exact share, and what is left goes, one by one, to the largest remainders
 * (earlier parts first when equal).
 *
 * @param total whole, not negative
 * @param weights not negative; when all are 0 the total cannot be shared and every part is 0
 */
export function shareByLargestRemainder(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map((weight, index) => {
    // Products of two amounts can pass 2^53, so the division is done in BigInt.
    const product = BigInt(total) * BigInt(weight)
    return { index, whole: Number(product / BigInt(sum)), remainder: Number(product % BigInt(sum)) }
  })
  let left = total - shares.reduce((all, share) => all + share.whole, 0)
  const byRemainder = [...shares].sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const share of byRemainder) {
    if (left === 0) break
    share.whole += 1
    left -= 1
  }
  return shares.map((share) => share.whole)
}
