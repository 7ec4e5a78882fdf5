import { eq } from 'drizzle-orm'
import type { Cart } from '#contract/shapes/cart.ts'
import { requireFirstDestination, tallyProduct } from '#shop-api/cart/cart-detail.ts'
import { addPieces } from '#shop-api/cart/cart-lines.ts'
import { type CatalogueLine, toMaxQuantity, toSaleable } from '#shop-api/cart/catalogue-line.ts'
import type { CartChange } from '#shop-api/cart/change-cart.ts'
import { checkRoom, isRepeated, rememberRequest } from '#shop-api/cart/change-lines.ts'
import { loadCartGoods } from '#shop-api/cart/load-cart-goods.ts'
import { toSeen } from '#shop-api/cart/note-prices.ts'
import { refuseCart } from '#shop-api/cart/refuse-cart.ts'
import { listLocked } from '#shop-api/cart/refuse-locked.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import { order_lists } from '#shop-api/db/schema/order-lists.ts'
import { refused } from '#shop-api/http/api-error.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { floorToMultiple } from '#src/rules/order-list/floor-to-multiple.ts'
import { findDayAfterOrder } from '#src/rules/order-list/next-day.ts'
import { ORDER_LIST_ERRORS, ORDER_LIST_NOTICES } from '#src/text/order-list/order-list-errors.ts'
import { lockList } from './change-order-lists.ts'
import { requireOrderList } from './find-order-lists.ts'
import { loadKeptLines, loadOrderUnits, toLineName } from './load-list-lines.ts'

type Notice = Cart['notices'][number]

/**
 * Puts the goods of a list into the cart, as many as can be had. Then the list is done for this month, whoever of the company
 * ordered from it. The same `request_id` again changes nothing.
 * @throws ApiError 404 for a list the member does not see, 422 `order_list.nothing_sold` when nothing of it can be had
 */
export async function orderFromList(
  context: MemberContext,
  id: number,
  request_id?: string,
): Promise<CartChange> {
  await requireOrderList(context.db, context, id)
  const lines = await loadKeptLines(context.db, id)
  const ids = lines.map(({ product_id }) => product_id)
  const locked = await listLocked(context, ids)
  return async (cart) => {
    const { tx, detail, terms, now } = cart
    if (!terms.is_selling) throw refuseCart('cart.common.selling_stopped')
    if (isRepeated(detail, request_id)) return
    const catalogue = await loadCartGoods(tx, cart, detail, ids)
    const units = await loadOrderUnits(tx, ids)
    const puts = lines.flatMap(({ product_id, quantity }) => {
      const found = catalogue.get(product_id)
      if (!found) return []
      const order_multiple = units.get(product_id)?.order_multiple ?? null
      const isSold = found.is_on_sale && !locked.has(product_id)
      return putLine(detail, { ...found, is_on_sale: isSold }, quantity, order_multiple)
    })
    if (!puts.some(({ pieces }) => pieces > 0)) {
      throw refused('order_list.nothing_sold', ORDER_LIST_ERRORS['order_list.nothing_sold'])
    }
    checkRoom(detail, 'id')
    rememberRequest(detail, request_id)
    await lockList(tx, id)
    const { list } = await requireOrderList(tx, context, id)
    const next_on = findDayAfterOrder(list, toJapanDay(now))
    await tx.update(order_lists).set({ next_on, last_ordered_at: now }).where(eq(order_lists.id, id))
    return puts.flatMap(({ notice }) => notice ?? [])
  }
}

/** @returns pieces that were put into the cart, and what is said when they are fewer than wanted */
function putLine(
  detail: CartDetail,
  found: CatalogueLine,
  wanted: number,
  order_multiple: number | null,
): { pieces: number; notice: Notice | null } {
  const { product_id } = found
  const held = tallyProduct(detail, product_id)
  const here = held.each.get(requireFirstDestination(detail).key) ?? 0
  const room = Math.min(toSaleable(found) - held.pieces, toMaxQuantity(found) - here)
  const pieces = floorToMultiple(Math.min(wanted, room), order_multiple)
  if (pieces > 0) addPieces(detail, { product_id, quantity: pieces, seen: toSeen(found) })
  return {
    pieces,
    notice: pieces === wanted ? null : toNotice(found, { wanted, pieces, room, order_multiple }),
  }
}

function toNotice(
  found: CatalogueLine,
  {
    wanted,
    pieces,
    room,
    order_multiple,
  }: { wanted: number; pieces: number; room: number; order_multiple: number | null },
): Notice {
  const product_name = toLineName(found)
  const say = (code: Notice['code'], message: string): Notice => ({ code, product_name, message })
  const words = ORDER_LIST_NOTICES
  if (!found.is_on_sale) return say('product_not_found', words.product_not_found(product_name))
  if (toSaleable(found) === 0) return say('sold_out', words.sold_out(product_name))
  if (room <= 0) return say('quantity_reduced', words.all_in_cart(product_name))
  const isByMultiple = order_multiple !== null && room >= floorToMultiple(wanted, order_multiple)
  return isByMultiple || (order_multiple !== null && pieces === 0)
    ? say('quantity_reduced', words.multiple(product_name, order_multiple, wanted, pieces))
    : say('quantity_reduced', words.reduced(product_name, wanted, pieces))
}
