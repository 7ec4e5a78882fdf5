import { computed } from 'nanostores'
import type { Cart, CartProduct } from '#contract/shapes/cart.ts'
import { toWantedQuantities } from '#src/rules/cart/cart-intent.ts'
import { $cart } from './cart.ts'
import { $lineProblems } from './cart-lines.ts'
import { $cartIntents } from './cart-queue.ts'
import { $cartChanges } from './in-turn.ts'
import type { Words } from '#src/stores/page/words.ts'

export interface CartLineView extends Omit<CartProduct, 'subtotal'> {
  /** The quantity the shopper wants, shown at once; the API's again when it disagreed. */
  quantity: number
  /** Yen; null while the API computes it (architecture, law 6: never computed here). */
  subtotal: number | null
  /** Why the last change of this line was refused. */
  refusal: Words | null
}

export interface CartView {
  /** Names what this tab keeps of the cart. */
  id: number
  lines: readonly CartLineView[]
  /** Pieces wanted, for the heading. */
  count: number
  /** Amounts are true only while this is false. */
  is_pending: boolean
  /** The API's amounts; null while they are being computed. */
  order: Cart['detail']['order'] | null
  detail: Cart['detail']
  /** Who a social gift is for; null while the orderer says where the goods go. */
  gift: NonNullable<Cart['social_gift']> | null
}

/** The cart as its screen shows it: intents at once, amounts only when they are true. Null without an open cart. */
export const $cartView = computed(
  [$cart, $cartIntents, $cartChanges, $lineProblems],
  (state, intents, changes, problems): CartView | null => {
    if (state.state !== 'open') return null
    const { id, detail, social_gift } = state.cart
    const wanted = toWantedQuantities(intents)
    const is_pending = intents.length > 0 || changes > 0
    const lines = detail.products
      .map((line) => ({
        ...line,
        quantity: wanted.get(line.key) ?? line.quantity,
        subtotal: wanted.has(line.key) ? null : line.subtotal,
        refusal: problems[line.key] ?? null,
      }))
      .filter((line) => line.quantity > 0)
    return {
      id,
      lines,
      count: lines.reduce((sum, line) => sum + line.quantity, 0),
      is_pending,
      order: is_pending ? null : detail.order,
      detail,
      gift: social_gift ?? null,
    }
  },
)
