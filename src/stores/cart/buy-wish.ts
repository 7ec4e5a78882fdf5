import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import type { BuyWish } from '#src/rules/cart/parse-buy-address.ts'
import { addAccessories } from './add-accessories.ts'
import { ask } from '#src/stores/calls/ask.ts'
import { addProduct } from './cart-lines.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'

/** Why nothing was bought, so that the shopper chooses again: the shop never guesses what was meant. */
export type BuyQuestion = {
  /** {resourceKey} of the page to choose on, if known. */
  product: string | null
  /** What was chosen, in words; empty when nothing was. */
  chosen: string
} & (
  | { kind: 'nothing_chosen' | 'no_such_product' | 'no_such_variation' | 'sold_out' | 'quantity' }
  | { kind: 'failed'; failure: CallFailure }
)

export type BuyEnd =
  | { state: 'bought'; product_id: number; quantity: number; accessory_failure: CallFailure | null }
  | { state: 'asked'; question: BuyQuestion }

/**
 * Adds to the cart exactly what an address asks for, or nothing and a question.
 * @param onDecided called once it is known what is bought, right before it is
 */
export async function buyWish(wish: BuyWish, onDecided: () => void): Promise<BuyEnd> {
  const { product, options, quantity, accessory_ids } = wish
  const about = { product, chosen: options.join(' / ') }
  const found = quantity && (await findVariation(wish))
  onDecided()
  if (!quantity || !found) return { state: 'asked', question: { ...about, kind: 'quantity' } }
  if (typeof found === 'object') return { state: 'asked', question: { ...about, ...found } }
  const failure = await addProduct({ product_id: found, quantity })
  if (failure) return { state: 'asked', question: { ...about, kind: 'failed', failure } }
  const accessory_failure = await addAccessories(found, accessory_ids)
  return { state: 'bought', product_id: found, quantity, accessory_failure }
}

type NotFound =
  | { kind: 'nothing_chosen' | 'no_such_product' | 'no_such_variation' | 'sold_out' }
  | { kind: 'failed'; failure: CallFailure }

async function findVariation({ product, product_id, options }: BuyWish): Promise<number | NotFound> {
  if (options.length === 0) return product_id ?? { kind: 'nothing_chosen' }
  if (product === null) return { kind: 'nothing_chosen' }
  const told = await ask(loadApi, (api) =>
    api.call('GET /v1/products/{resourceKey}', { params: { resourceKey: product }, query: {} }),
  )
  if (told.state === 'failed') {
    const { failure } = told
    const isUnknown = failure.kind === 'refused' && failure.status === 404
    return isUnknown ? { kind: 'no_such_product' } : { kind: 'failed', failure }
  }
  const variation = told.value.product_model.products.find(
    (one) =>
      one.options.length === options.length && one.options.every((option, at) => option === options[at]),
  )
  if (!variation) return { kind: 'no_such_variation' }
  return variation.max_quantity > 0 ? variation.id : { kind: 'sold_out' }
}
