import {
  requireFirstDestination,
  requireParcel,
  takeKey,
  type CartDetail,
  type CartLine,
} from './cart-detail.ts'

/** Adds pieces to the first destination; a line with the same product there grows. */
export function addPieces(
  detail: CartDetail,
  product_id: number,
  quantity: number,
  seen: CartLine['seen'],
): void {
  const shipping_key = requireFirstDestination(detail).key
  putPieces(detail, { product_id, quantity, shipping_key, seen })
}

/** Shares a line out to destinations; shares to the same destination, or to one that has the product, add up. */
export function divideLine(
  detail: CartDetail,
  line: CartLine,
  parts: readonly { shipping_key: string; quantity: number }[],
): void {
  const position = detail.lines.indexOf(line)
  const kept = parts.find((part) => part.shipping_key === line.shipping_key) ?? parts[0]
  detail.lines.splice(position, 1)
  for (const [index, part] of parts.entries()) {
    const key = part === kept ? line.key : undefined
    putPieces(detail, { ...part, product_id: line.product_id, seen: line.seen }, key, position + index)
  }
}

/** Everything to the first destination, lines with the same product as one. */
export function gatherLines(detail: CartDetail): void {
  const shipping_key = requireFirstDestination(detail).key
  const lines = detail.lines
  detail.lines = []
  for (const line of lines) putPieces(detail, { ...line, shipping_key }, line.key)
}

function putPieces(
  detail: CartDetail,
  piece: Pick<CartLine, 'product_id' | 'quantity' | 'shipping_key' | 'seen'>,
  key?: string,
  position = detail.lines.length,
): void {
  const { product_id, quantity, shipping_key, seen } = piece
  const present = detail.lines.find(
    (line) => line.product_id === product_id && line.shipping_key === shipping_key,
  )
  if (present !== undefined) {
    present.quantity += quantity
    return
  }
  const packing_key = requireParcel(detail, shipping_key).key
  const line = { key: key ?? takeKey(detail, 'l'), product_id, quantity, shipping_key, packing_key, seen }
  detail.lines.splice(position, 0, line)
}
