import type * as z from 'zod/mini'
import type { Address } from '#contract/shapes/address.ts'
import type { RecipientInputSchema } from '#contract/shapes/recipients.ts'
import { toMostEach } from '#shop-api/catalogue/stock-state.ts'
import { toRightQuantity } from '#src/rules/cart/order-multiple.ts'
import { CART_ERRORS, type CartErrorCode } from '#src/text/cart/cart-errors.ts'
import { RECIPIENTS_ERRORS, toRecipientProblem } from '#src/text/checkout/recipients-file.ts'
import { isDeliverable } from '../book-address.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import { tallyPieces } from '../cart-detail.ts'
import { type CatalogueLine, type CatalogueLines, type Excess, findExcess } from '../catalogue-line.ts'
import { findUnfittingCords } from '../check-noshi.ts'
import { type FieldProblem, refuseCart } from '../refuse-cart.ts'
import type { SellingTerms } from '../selling-terms.ts'

export type Recipient = z.output<typeof RecipientInputSchema>

interface Problem extends FieldProblem {
  code: CartErrorCode
}

/** Recipients with their addresses; one from the book that is not there has none. */
export type Addressed = Recipient & { to: Address | undefined }

/** @throws ApiError 422 with all problems, each beside its field, or nothing when there are none */
export function refuseProblems(problems: readonly Problem[]): void {
  const [first] = problems
  if (first === undefined) return
  const { and_others } = RECIPIENTS_ERRORS
  const message = problems.length === 1 ? first.message : and_others(first.message, problems.length - 1)
  throw refuseCart(first.code, [...problems], message)
}

/** Addresses that are not in the book, places the shop does not deliver to, and cords that custom forbids. */
export function findPlaceProblems(recipients: readonly Addressed[], terms: SellingTerms): Problem[] {
  return recipients.flatMap(({ to, user_address_id, noshi }, at) => {
    const say = (field: string, code: CartErrorCode, message: string = CART_ERRORS[code]): Problem => ({
      field: `recipients.${at}.${field}`,
      code,
      message: toRecipientProblem(at + 1, to, message),
    })
    const problems: Problem[] = []
    if (to === undefined) problems.push(say('user_address_id', 'cart_detail.set_user_address.not_data'))
    else if (!isDeliverable(terms, to.prefecture)) {
      const field = user_address_id === undefined ? 'address.prefecture' : 'user_address_id'
      problems.push(say(field, 'cart.shipping.not_deliverable'))
    }
    const why = findUnfittingCords(noshi)
    if (why !== undefined) problems.push(say('noshi.mizuhiki', 'cart.packing.mizuhiki_not_fitting', why))
    return problems
  })
}

/** Goods that cannot be bought: each is told once, at the first who should get it. */
export function findGoodsProblems(recipients: readonly Addressed[], catalogue: CatalogueLines): Problem[] {
  const seen = new Set<number>()
  return recipients.flatMap(({ to, goods }, at) =>
    goods.flatMap(({ product_id }, place) => {
      const found = catalogue.get(product_id)
      if (seen.has(product_id) || found?.is_on_sale) return []
      seen.add(product_id)
      const code = found ? 'cart.update_products.not_sale' : 'cart.add_products.product_not_found'
      const why = found ? RECIPIENTS_ERRORS.goods_gone(found.product_name) : CART_ERRORS[code]
      const field = `recipients.${at}.goods.${place}.product_id`
      return [{ field, code, message: toRecipientProblem(at + 1, to, why) }] satisfies Problem[]
    }),
  )
}

/**
 * Goods of which one gets more than one may, or of which there are too few for all: each is told once, then at the first
 * who cannot get all of it any more. Accessories in the cart have their share.
 */
export function findStockProblems(
  recipients: readonly Addressed[],
  catalogue: CatalogueLines,
  detail: CartDetail,
): Problem[] {
  const tallies = tallyPieces(detail)
  const taken = new Map([...tallies].map(([id, { pieces }]) => [id, pieces]))
  for (const { product_id, quantity } of recipients.flatMap(({ goods }) => goods))
    taken.set(product_id, (taken.get(product_id) ?? 0) - quantity)
  const told = new Set<number>()
  return recipients.flatMap(({ to, goods }, at) =>
    goods.flatMap(({ product_id, quantity }, place) => {
      const [found, tally] = [catalogue.get(product_id), tallies.get(product_id)]
      const excess = found && tally && findExcess(tally, found, detail.shippings[at]?.key ?? '')
      const pieces = (taken.get(product_id) ?? 0) + quantity
      taken.set(product_id, pieces)
      if (!excess || told.has(product_id) || (excess === 'stock' && pieces <= found.stock)) return []
      told.add(product_id)
      const why = toExcessSentence(excess, found, quantity)
      const field = `recipients.${at}.goods.${place}.quantity`
      const code = excess === 'multiple' ? 'cart.update_products.multiple' : 'cart.update_products.stock'
      return [{ field, code, message: toRecipientProblem(at + 1, to, why) }] satisfies Problem[]
    }),
  )
}

function toExcessSentence(excess: Excess, found: CatalogueLine, quantity: number): string {
  const { product_name, order_multiple } = found
  if (excess === 'stock') return RECIPIENTS_ERRORS.stock(product_name)
  const most = toMostEach(found)
  if (excess === 'each') return RECIPIENTS_ERRORS.most_each(product_name, most)
  return RECIPIENTS_ERRORS.multiple(
    product_name,
    order_multiple,
    toRightQuantity(quantity, order_multiple, most),
  )
}
