/** An integer that JavaScript writes out has 21 digits at most. */
const BETWEEN_GROUPS = /\B(?=(?:\d{3}){1,7}$)/g

/**
 * `12,800` (behaviour 5.12: thousands separators). By hand: the first number formatter of `Intl` takes a telephone a tenth of
 * a second, on every page with a price.
 */
export function formatNumber(amount: number): string {
  return Number.isInteger(amount)
    ? String(amount).replace(BETWEEN_GROUPS, ',')
    : amount.toLocaleString('ja-JP')
}

/** `12,800円`. */
export function formatYen(amount: number): string {
  return `${formatNumber(amount)}円`
}
