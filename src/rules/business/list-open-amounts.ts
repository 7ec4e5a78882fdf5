/**
 * What of each invoice is still owed. Money pays the oldest first, whatever it was meant for; what is over stays a credit.
 * @param purchased yen of each invoice, the oldest first
 * @param received yen that came in or was taken off, in all
 */
export function listOpenAmounts(purchased: readonly number[], received: number): number[] {
  let left = received
  return purchased.map((amount) => {
    const paid = Math.min(amount, Math.max(0, left))
    left -= paid
    return amount - paid
  })
}
