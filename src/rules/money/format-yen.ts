const thousands = new Intl.NumberFormat('ja-JP')

/** `12,800` (behaviour 5.12: thousands separators). */
export function formatNumber(amount: number): string {
  return thousands.format(amount)
}

/** `12,800円`. */
export function formatYen(amount: number): string {
  return `${formatNumber(amount)}円`
}
