/**
 * What a destination of an order is called on a carrier's label, e.g. `M20261121-000123-1`: order number and place.
 * 佐川's column takes 16 letters, so there it is `M202611210001231`.
 */
export function toLabelNo(order_no: string, place: number): string {
  return `${order_no}-${toDigit(place)}`
}

/** The same without hyphens. */
export function toShortLabelNo(order_no: string, place: number): string {
  return toBareNo(toLabelNo(order_no, place))
}

/** A number as it can be compared, however it was written. */
export function toBareNo(no: string): string {
  return no
    .normalize('NFKC')
    .replaceAll(/[-‐−\s]/g, '')
    .toUpperCase()
}

/** Order number (bare) and place that a bare label number may mean. */
export function splitLabelNo(bare: string): { order_no: string; place: number } {
  return { order_no: bare.slice(0, -1), place: Number.parseInt(bare.slice(-1), 36) }
}

/** One letter, up to 35 destinations. */
const toDigit = (place: number) => place.toString(36).toUpperCase()
