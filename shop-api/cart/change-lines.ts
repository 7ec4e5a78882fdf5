import { RECIPIENT_GOODS_MAX, RECIPIENTS_MAX } from '#contract/gift-limits.ts'
import type { NameEmbroideryInput } from '#contract/shapes/name-embroidery.ts'
import { countGoods, requireFirstDestination, tallyProduct } from './cart-detail.ts'
import type { CartDetail, CartLine } from '#shop-api/db/json/cart-detail.ts'
import { addPieces, divideLine, type LinePart } from './cart-lines.ts'
import type { CartChange, OpenCart } from './change-cart.ts'
import { type CatalogueLine, isMultiple } from './catalogue-line.ts'
import { loadCartGoods } from './load-cart-goods.ts'
import { toSeen } from './note-prices.ts'
import { checkQuantity, refuseCart, refuseField, refuseMultiple } from './refuse-cart.ts'

/** How many additions are remembered by id. No client repeats a request older than these. */
const REMEMBERED_REQUESTS = 50
/** Different goods in a cart; each may be shared out to many. */
const MAX_GOODS = 100
/** Lines of a cart, wherever they go: as many as the longest list of recipients makes. */
const MAX_LINES = RECIPIENTS_MAX * RECIPIENT_GOODS_MAX

export interface Addition {
  product_id: number
  quantity: number
  embroidery?: NameEmbroideryInput | undefined
}

/** Adds variations, all or none; the same `request_id` again changes nothing. */
export function addProducts(additions: readonly Addition[], request_id?: string): CartChange {
  return async (cart) => {
    const { detail, tx, terms } = cart
    if (!terms.is_selling) throw refuseCart('cart.common.selling_stopped')
    if (isRepeated(detail, request_id)) return
    const ids = additions.map((addition) => addition.product_id)
    const catalogue = await loadCartGoods(tx, cart, detail, ids)
    for (const { product_id, quantity, embroidery } of additions) {
      const found = catalogue.get(product_id)
      if (found === undefined) throw refuseField('cart.add_products.product_not_found', 'product_id')
      if (!found.is_on_sale) throw refuseField('cart.update_products.not_sale', 'product_id')
      requireEmbroiderable(found, embroidery)
      addPieces(detail, { product_id, quantity, seen: toSeen(found), ...(embroidery && { embroidery }) })
      const shipping_key = requireFirstDestination(detail).key
      checkQuantity({ found, tally: tallyProduct(detail, product_id), shipping_key, quantity })
    }
    checkRoom(detail, 'product_id')
    rememberRequest(detail, request_id)
  }
}

/** @throws ApiError 422 beside `field` when a cart has become too full */
export function checkRoom(detail: CartDetail, field: string): void {
  const isFull = detail.lines.length > MAX_LINES || countGoods(detail) > MAX_GOODS
  if (isFull) throw refuseField('cart.add_products.too_many', field)
}

/** Whether this addition was made already. */
export function isRepeated(detail: CartDetail, request_id: string | undefined): boolean {
  return request_id !== undefined && detail.request_ids.includes(request_id)
}

export function rememberRequest(detail: CartDetail, request_id: string | undefined): void {
  if (request_id === undefined) return
  detail.request_ids = [...detail.request_ids, request_id].slice(-REMEMBERED_REQUESTS)
}

/**
 * Sets a line's quantity. Fewer pieces are allowed whatever the stock, so that a cart can be brought back to it, but they
 * are a multiple, too.
 */
export function setQuantity(key: string, quantity: number): CartChange {
  return async (cart) => {
    const line = requireLine(cart, key)
    const isMore = quantity > line.quantity
    line.quantity = quantity
    const { detail, tx } = cart
    const found = (await loadCartGoods(tx, cart, detail, [line.product_id])).get(line.product_id)
    if (found === undefined || !found.is_on_sale) {
      if (isMore) throw refuseField('cart.update_products.not_sale', 'key')
      return
    }
    const { product_id, shipping_key } = line
    const wanted = { found, tally: tallyProduct(detail, product_id), shipping_key, quantity }
    if (isMore) return checkQuantity(wanted)
    if (!isMultiple(wanted)) throw refuseMultiple(wanted)
  }
}

/** Sets the name sewn on a line's pieces; null for none, which is always allowed. */
function setEmbroidery(key: string, embroidery: NameEmbroideryInput | null): CartChange {
  return async (cart) => {
    const line = requireLine(cart, key)
    if (embroidery === null) {
      delete line.embroidery
      return
    }
    const { tx, detail } = cart
    const found = (await loadCartGoods(tx, cart, detail, [line.product_id])).get(line.product_id)
    requireEmbroiderable(found, embroidery)
    line.embroidery = embroidery
  }
}

function requireEmbroiderable(
  found: CatalogueLine | undefined,
  embroidery: NameEmbroideryInput | undefined,
): void {
  if (embroidery === undefined || found?.product_info.is_embroiderable) return
  throw refuseField('cart.embroidery.not_available', 'embroidery')
}

/** Changes details of a line. What is left out stays. */
export function modifyLine(
  key: string,
  {
    quantity,
    embroidery,
  }: { quantity?: number | undefined; embroidery?: NameEmbroideryInput | null | undefined },
): CartChange {
  return async (cart) => {
    if (embroidery !== undefined) await setEmbroidery(key, embroidery)(cart)
    if (quantity !== undefined) await setQuantity(key, quantity)(cart)
  }
}

/** Removes lines; one already gone is no error. */
export function removeLines(keys: readonly string[]): CartChange {
  return ({ detail }) => {
    detail.lines = detail.lines.filter((line) => !keys.includes(line.key))
  }
}

/** Shares out a line. Its accessories stay with the part that stays. */
export function shareLine(key: string, parts: readonly LinePart[]): CartChange {
  return async (cart) => {
    const line = requireLine(cart, key)
    if (line.parent_key !== undefined) throw refuseField('cart.line.not_found', 'key')
    const pieces = parts.reduce((all, part) => all + part.quantity, 0)
    if (pieces !== line.quantity) throw refuseField('cart.divide.quantity_mismatch', 'parts')
    for (const [index, part] of parts.entries()) {
      const isKnown = cart.detail.shippings.some((shipping) => shipping.key === part.shipping_key)
      if (!isKnown) throw refuseField('cart.shipping.not_found', `parts.${index}.shipping_key`)
      const { packing_key = null, shipping_key } = part
      const isThere = cart.detail.packings.some(
        (packing) => packing.key === packing_key && packing.shipping_key === shipping_key,
      )
      if (packing_key !== null && !isThere)
        throw refuseField('cart.packing.not_found', `parts.${index}.packing_key`)
    }
    divideLine(cart.detail, line, parts)
    checkRoom(cart.detail, 'parts')
    await checkShares(cart, line.product_id, parts)
  }
}

/** @throws ApiError 422 beside a share that leaves its destination with no multiple */
async function checkShares(cart: OpenCart, product_id: number, parts: readonly LinePart[]): Promise<void> {
  const { detail, tx } = cart
  const found = (await loadCartGoods(tx, cart, detail, [product_id])).get(product_id)
  if (found === undefined) return
  const tally = tallyProduct(detail, product_id)
  for (const [index, { shipping_key, quantity }] of parts.entries()) {
    const wanted = { found, tally, shipping_key, quantity }
    if (!isMultiple(wanted)) throw refuseMultiple(wanted, `parts.${index}.quantity`)
  }
}

function requireLine({ detail }: OpenCart, key: string): CartLine {
  const line = detail.lines.find((candidate) => candidate.key === key)
  if (line === undefined) throw refuseField('cart.line.not_found', 'key')
  return line
}
