import type { CartProduct } from '#contract/shapes/cart.ts'
import { toEmbroideryLabel } from '#src/text/cart/embroidery.ts'
import type { Tally } from './cart-detail.ts'
import { toMostEach } from '#shop-api/catalogue/stock-state.ts'
import type { CartLine } from '#shop-api/db/json/cart-detail.ts'
import { type CatalogueLine, findExcess, toMaxQuantity } from './catalogue-line.ts'

/**
 * A line at today's price, tax still to be shared out.
 * @param found undefined when it left the catalogue
 * @param tally of its product in the whole cart
 */
export function priceLine(line: CartLine, found: CatalogueLine | undefined, tally: Tally): CartProduct {
  const unit_price = found?.unit_price ?? line.seen.unit_price
  const problem = getProblem(tally, found, line.shipping_key)
  return {
    key: line.key,
    product_id: line.product_id,
    product_name: found?.product_name ?? line.seen.name,
    product_info: found?.product_info ?? describeVanished(line),
    unit_price,
    ...(found?.agreed && { agreed: found.agreed }),
    quantity: line.quantity,
    subtotal: unit_price * line.quantity,
    tax_rate: found?.tax_rate ?? line.seen.tax_rate,
    tax_amount: 0,
    coupon_discount_parts: 0,
    max_quantity: toMaxQuantity(found, tally.each.size),
    problem,
    ...(found && problem === 'too_many_each' && { max_each: toMostEach(found) }),
    shipping_key: line.shipping_key,
    packing_key: line.packing_key,
    ...(line.parent_key !== undefined && { parent_key: line.parent_key }),
    ...(line.embroidery && { embroidery: { ...line.embroidery, label: toEmbroideryLabel(line.embroidery) } }),
  }
}

const problems = {
  stock: 'not_enough_stock',
  each: 'too_many_each',
  multiple: 'not_a_multiple',
} as const

function getProblem(
  tally: Tally,
  found: CatalogueLine | undefined,
  shipping_key: string,
): CartProduct['problem'] {
  if (found === undefined || !found.is_on_sale) return 'not_on_sale'
  if (toMaxQuantity(found) === 0) return 'sold_out'
  const excess = findExcess(tally, found, shipping_key)
  return excess && problems[excess]
}

function describeVanished({ seen }: CartLine): CartProduct['product_info'] {
  return {
    key: seen.resource_key,
    code: seen.code,
    options: [],
    picture: null,
    maker_name: null,
    brand_name: null,
    category_names: [],
    is_giftable: false,
  }
}
