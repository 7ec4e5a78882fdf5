/**
 * A price in yen with its tax, rounded half up.
 * @returns what is no amount as it is, to be told
 */
export function withTax(price: unknown, tax_rate: unknown): unknown {
  if (typeof price !== 'number' || typeof tax_rate !== 'number') return price
  return Math.round((price * (100 + tax_rate)) / 100)
}
