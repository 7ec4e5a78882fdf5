import { countPieces, requireFirstDestination, tallyProduct } from './cart-detail.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import { addPieces } from './cart-lines.ts'

/**
 * Two carts of one shopper as one. The same product adds up to what can be bought, and never to less than either cart
 * held: what is too much was too much before, and the cart says so. Whoever had begun to check out keeps what was typed.
 *
 * @param current the cart on the screen
 * @param stored the one left before
 * @param toMax pieces of a product that can be bought now when some of them go elsewhere than to the first destination
 */
export function mergeDetails(
  current: CartDetail,
  stored: CartDetail,
  toMax: (product_id: number, elsewhere: number) => number,
): CartDetail {
  const isFresh = !isTyped(current) && isTyped(stored)
  const [base, added] = isFresh ? [stored, current] : [current, stored]
  const merged = structuredClone(base)
  for (const product_id of new Set(added.lines.map((line) => line.product_id))) {
    const { pieces: here, each } = tallyProduct(base, product_id)
    const elsewhere = here - (each.get(requireFirstDestination(base).key) ?? 0)
    const there = countPieces(added, product_id)
    const together = Math.max(here, there, Math.min(here + there, toMax(product_id, elsewhere)))
    let missing = together - here
    for (const { quantity, seen, embroidery } of added.lines.filter(
      (line) => line.product_id === product_id,
    )) {
      const pieces = Math.min(quantity, missing)
      missing -= pieces
      if (pieces > 0)
        addPieces(merged, { product_id, quantity: pieces, seen, ...(embroidery && { embroidery }) })
    }
  }
  // Its prices hold for its own goods and no more pieces than were quoted, so it does no harm to what came from elsewhere.
  const quotation_id = current.quotation_id ?? stored.quotation_id
  return {
    ...merged,
    ...(quotation_id !== undefined && { quotation_id }),
    // An addition that is sent again after the login still counts once.
    request_ids: [...stored.request_ids, ...current.request_ids],
    coupon_codes: current.coupon_codes?.length ? current.coupon_codes : (stored.coupon_codes ?? []),
    point: current.point || (stored.point ?? 0),
    note: current.note ?? stored.note,
  }
}

/** Whether a shopper began to say who orders and where it goes. */
function isTyped({ orderer, shippings }: CartDetail): boolean {
  return orderer !== null || shippings.length > 1 || shippings.some(({ address }) => address !== null)
}
