/** A tracking number without the hyphens and spaces people write it with; full width becomes half. */
export function cleanTrackingNo(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[-‐−ー\s]/g, '')
    .toUpperCase()
}
