import type { Cart } from '#contract/shapes/cart.ts'
import { toMostEach } from '#shop-api/catalogue/stock-state.ts'
import { floorToMultiple } from '#src/rules/cart/order-multiple.ts'
import { CART_NOTICES } from '#src/text/cart/cart-errors.ts'
import { type Tally, tallyPieces } from './cart-detail.ts'
import { toProductIds, type OpenCart } from './change-cart.ts'
import { loadCatalogueLines } from './load-catalogue-lines.ts'
import { type CatalogueLine, toSaleable } from './catalogue-line.ts'

/**
 * Drops lines that cannot be bought any more, lowers those that cannot be bought in full, and says so once for each
 * product.
 */
export async function dropDeadLines({ tx, channel_id, detail, now }: OpenCart): Promise<Cart['notices']> {
  const catalogue = await loadCatalogueLines(tx, channel_id, toProductIds(detail), now)
  const before = { lines: detail.lines, tallies: tallyPieces(detail) }
  const left = new Map(
    [...before.tallies].flatMap(([id, tally]) => [...toPieces(id, tally, catalogue.get(id))]),
  )
  detail.lines = detail.lines.flatMap((line) => {
    const place = toPlace(line.product_id, line.shipping_key)
    const quantity = Math.min(line.quantity, left.get(place) ?? 0)
    left.set(place, (left.get(place) ?? 0) - quantity)
    return quantity === 0 ? [] : [{ ...line, quantity }]
  })
  const after = tallyPieces(detail)
  return [...before.tallies].flatMap(([id, tally]) => {
    const pieces = after.get(id)?.pieces ?? 0
    const name = before.lines.find(({ product_id }) => product_id === id)?.seen.name ?? ''
    return pieces === tally.pieces ? [] : [toNotice(name, catalogue.get(id), tally, pieces)]
  })
}

const toPlace = (product_id: number, shipping_key: string) => `${product_id} ${shipping_key}`

/**
 * Pieces each destination can still get, the first ones first. What is lowered is lowered to a multiple; what is no
 * multiple without being too much stays as it was typed, and the cart says so.
 */
function* toPieces(
  id: number,
  { each }: Tally,
  found: CatalogueLine | undefined,
): Generator<[string, number]> {
  let left = toSaleable(found)
  for (const [shipping_key, wanted] of each) {
    const most = Math.min(left, found ? found.max_per_order : 0)
    const pieces = wanted <= most ? wanted : floorToMultiple(most, found?.order_multiple)
    left -= pieces
    yield [toPlace(id, shipping_key), pieces]
  }
}

/** Sold-out goods come back; discontinued ones do not. @param pieces what is left in the cart */
function toNotice(
  name: string,
  found: CatalogueLine | undefined,
  tally: Tally,
  pieces: number,
): Cart['notices'][number] {
  const product_name = found?.product_name ?? name
  if (found && pieces > 0) {
    const message =
      tally.pieces > toSaleable(found)
        ? CART_NOTICES.quantity_reduced(product_name, pieces)
        : CART_NOTICES.most_each(product_name, toMostEach(found), pieces)
    return { code: 'quantity_reduced', product_name, message }
  }
  const code = found?.is_on_sale === true ? 'sold_out' : 'product_not_found'
  return { code, product_name, message: CART_NOTICES[code](product_name) }
}
