const thousands = new Intl.NumberFormat('ja-JP')
const signed = new Intl.NumberFormat('ja-JP', { signDisplay: 'exceptZero' })

/** `1,250`. */
export function formatCount(count: number): string {
  return thousands.format(count)
}

/** `+120` or `-300`: what came and what went. */
export function formatSigned(count: number): string {
  return signed.format(count)
}
