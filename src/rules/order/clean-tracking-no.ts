/** A tracking number without the hyphens, spaces and unseen letters people write it with; full width becomes half. */
export function cleanTrackingNo(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[-‐−ー\s\p{Cf}]/gu, '')
    .toUpperCase()
}
