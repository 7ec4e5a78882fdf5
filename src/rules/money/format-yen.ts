const thousands = new Intl.NumberFormat('ja-JP')

/** `12,800` (spec §9: thousands separators). */
export function formatNumber(amount: number): string {
  return thousands.format(amount)
}

/** `12,800円`. */
export function formatYen(amount: number): string {
  return `${formatNumber(amount)}円`
}
