import { and, eq, inArray } from 'drizzle-orm'
import { accessories, products } from '#shop-api/db/schema/catalogue.ts'
import { takeKey, tallyProduct } from './cart-detail.ts'
import type { CartDetail, CartLine } from '#shop-api/db/json/cart-detail.ts'
import type { CartChange, OpenCart } from './change-cart.ts'
import { checkRoom, isRepeated, rememberRequest, setQuantity } from './change-lines.ts'
import { loadCartGoods } from './load-cart-goods.ts'
import { toSeen } from './note-prices.ts'
import { checkQuantity, refuseCart, refuseField } from './refuse-cart.ts'

interface AccessoryInput {
  /** The line it is for. */
  key: string
  product_id: number
  quantity: number
  request_id?: string | undefined
}

/** Adds what goes with a line's product. It travels in the same parcel and leaves the cart together with that line. */
export function addAccessory({ key, product_id, quantity, request_id }: AccessoryInput): CartChange {
  return async (cart) => {
    const { detail, tx, terms } = cart
    if (!terms.is_selling) throw refuseCart('cart.common.selling_stopped')
    if (isRepeated(detail, request_id)) return
    const parent = detail.lines.find((line) => line.key === key && line.parent_key === undefined)
    if (parent === undefined) throw refuseField('cart.line.not_found', 'key')
    const found = (await loadCartGoods(tx, cart, detail, [product_id])).get(product_id)
    if (found === undefined) throw refuseField('cart.add_products.product_not_found', 'product_id')
    if (!(await isAccessory(cart, parent.product_id, product_id))) {
      throw refuseField('cart.accessory.not_for_product', 'product_id')
    }
    if (!found.is_on_sale) throw refuseField('cart.update_products.not_sale', 'product_id')
    putAccessory(detail, parent, { product_id, quantity, seen: toSeen(found) })
    const { shipping_key } = parent
    checkQuantity({ found, tally: tallyProduct(detail, product_id), shipping_key, quantity })
    checkRoom(detail, 'product_id')
    rememberRequest(detail, request_id)
  }
}

/** Sets the quantity of an accessory by the key of its own line. */
export function setAccessoryQuantity(key: string, quantity: number): CartChange {
  return (cart) => {
    const isThere = cart.detail.lines.some((line) => line.key === key && line.parent_key !== undefined)
    if (!isThere) throw refuseField('cart.line.not_found', 'key')
    return setQuantity(key, quantity)(cart)
  }
}

/** Removes an accessory. One that is already gone is no error, and a line of its own stays. */
export function removeAccessory(key: string): CartChange {
  return ({ detail }) => {
    detail.lines = detail.lines.filter((line) => line.key !== key || line.parent_key === undefined)
  }
}

function putAccessory(
  detail: CartDetail,
  parent: CartLine,
  { product_id, quantity, seen }: Pick<CartLine, 'product_id' | 'quantity' | 'seen'>,
): void {
  const present = detail.lines.find(
    (line) => line.parent_key === parent.key && line.product_id === product_id,
  )
  if (present !== undefined) {
    present.quantity += quantity
    return
  }
  const { shipping_key, packing_key } = parent
  const place = { shipping_key, packing_key, parent_key: parent.key }
  const line = { key: takeKey(detail, 'l'), product_id, quantity, seen, ...place }
  const siblings = detail.lines.filter((other) => other.parent_key === parent.key)
  detail.lines.splice(detail.lines.indexOf(siblings.at(-1) ?? parent) + 1, 0, line)
}

/** Whether the catalogue names one product's model as an accessory of the other's. */
async function isAccessory(
  { tx, channel_id }: OpenCart,
  product_id: number,
  accessory_product_id: number,
): Promise<boolean> {
  const modelOf = (id: number) =>
    tx
      .select({ id: products.model_id })
      .from(products)
      .where(and(eq(products.id, id), eq(products.channel_id, channel_id)))
  const [row] = await tx
    .select({ position: accessories.position })
    .from(accessories)
    .where(
      and(
        inArray(accessories.model_id, modelOf(product_id)),
        inArray(accessories.accessory_id, modelOf(accessory_product_id)),
      ),
    )
    .limit(1)
  return row !== undefined
}
