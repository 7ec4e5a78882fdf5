const thousands = new Intl.NumberFormat('ja-JP')

/** `12,800円` (spec §9: thousands separators). */
export function formatYen(amount: number): string {
  return `${thousands.format(amount)}円`
}
