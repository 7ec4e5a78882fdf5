/** A frame number as it is compared: half width, capitals, without hyphens and spaces. `２bk-rk11 1000` → `2BKRK111000` */
export function toFrameNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
}
