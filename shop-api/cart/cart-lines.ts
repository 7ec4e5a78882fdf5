import { requireFirstDestination, requireParcel, takeKey } from './cart-detail.ts'
import type { CartDetail, CartLine } from '#shop-api/db/json/cart-detail.ts'

/** Adds pieces to the first destination; a line with the same product and embroidery there grows. */
export function addPieces(
  detail: CartDetail,
  goods: Pick<CartLine, 'product_id' | 'quantity' | 'seen'> & Sewn,
): void {
  putPieces(detail, { ...goods, shipping_key: requireFirstDestination(detail).key })
}

/** Pieces with another name sewn on are other goods. */
type Sewn = Pick<CartLine, 'embroidery'>

/** Some pieces of a line and where they go: a destination, and one of its parcels (the first by default). */
export interface LinePart {
  shipping_key: string
  packing_key?: string | undefined
  quantity: number
}

/**
 * Shares a line out to destinations and parcels. Shares to the same place, or to one that has the product already, add
 * up.
 */
export function divideLine(detail: CartDetail, line: CartLine, parts: readonly LinePart[]): void {
  const position = detail.lines.indexOf(line)
  const kept = parts.find((part) => isPlaceOf(detail, part, line)) ?? parts[0]
  detail.lines.splice(position, 1)
  for (const [index, part] of parts.entries()) {
    const key = part === kept ? line.key : undefined
    const piece = { ...part, product_id: line.product_id, seen: line.seen, ...toEmbroideryInput(line) }
    const put = putPieces(detail, piece, key, position + index)
    if (key !== undefined) moveAccessories(detail, key, put)
  }
}

/** Moves everything to the first destination. Lines with the same product become one. */
export function gatherLines(detail: CartDetail): void {
  const shipping_key = requireFirstDestination(detail).key
  rebuildLines(detail, (line) => ({ ...line, shipping_key, packing_key: undefined }))
}

/** From now on, what goes to one destination goes to another one. */
export function moveLines(detail: CartDetail, from: string, to: string): void {
  rebuildLines(detail, (line) =>
    line.shipping_key === from ? { ...line, shipping_key: to, packing_key: undefined } : line,
  )
}

/** Puts every line where it now goes. Lines with the same product there become one, and accessories follow. */
function rebuildLines(
  detail: CartDetail,
  toPiece: (line: CartLine) => LinePart & Pick<CartLine, 'product_id' | 'seen'>,
): void {
  const lines = detail.lines
  detail.lines = []
  const accessories = lines.filter((line) => line.parent_key !== undefined)
  for (const line of lines) {
    if (line.parent_key !== undefined) continue
    const put = putPieces(detail, toPiece(line), line.key)
    for (const accessory of accessories) if (accessory.parent_key === line.key) accessory.parent_key = put
  }
  detail.lines = detail.lines.flatMap((line) => [
    line,
    ...accessories.filter((accessory) => accessory.parent_key === line.key),
  ])
}

/** Sends accessories where their lines go, and removes them with their lines. */
export function followParents(detail: CartDetail): void {
  const parents = new Map(detail.lines.map((line) => [line.key, line]))
  detail.lines = detail.lines.flatMap((line) => {
    if (line.parent_key === undefined) return [line]
    const parent = parents.get(line.parent_key)
    if (parent === undefined) return []
    return [{ ...line, shipping_key: parent.shipping_key, packing_key: parent.packing_key }]
  })
}

function moveAccessories(detail: CartDetail, from: string, to: string): void {
  for (const line of detail.lines) if (line.parent_key === from) line.parent_key = to
}

/** @returns key of the line they are in now */
function putPieces(
  detail: CartDetail,
  piece: LinePart & Pick<CartLine, 'product_id' | 'seen'> & Sewn,
  key?: string,
  position = detail.lines.length,
): string {
  const { product_id, quantity, shipping_key, seen } = piece
  const present = detail.lines.find(
    (line) =>
      line.product_id === product_id &&
      line.parent_key === undefined &&
      isSameEmbroidery(line.embroidery, piece.embroidery) &&
      isPlaceOf(detail, piece, line),
  )
  if (present !== undefined) {
    present.quantity += quantity
    return present.key
  }
  const packing_key = toParcelKey(detail, piece)
  const place = { shipping_key, packing_key }
  const line = {
    key: key ?? takeKey(detail, 'l'),
    product_id,
    quantity,
    ...place,
    seen,
    ...toEmbroideryInput(piece),
  }
  detail.lines.splice(position, 0, line)
  return line.key
}

const toEmbroideryInput = ({ embroidery }: Sewn): Sewn => (embroidery === undefined ? {} : { embroidery })

export function isSameEmbroidery(one: CartLine['embroidery'], other: CartLine['embroidery']): boolean {
  if (one === undefined || other === undefined) return one === other
  const fields = ['text', 'script', 'typeface', 'colour', 'place'] as const
  return fields.every((field) => one[field] === other[field])
}

function isPlaceOf(detail: CartDetail, part: LinePart, line: CartLine): boolean {
  return line.shipping_key === part.shipping_key && line.packing_key === toParcelKey(detail, part)
}

function toParcelKey(detail: CartDetail, { shipping_key, packing_key }: LinePart): string {
  return packing_key ?? requireParcel(detail, shipping_key).key
}
