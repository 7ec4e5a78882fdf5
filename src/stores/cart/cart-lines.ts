import { map } from 'nanostores'
import type { NameEmbroideryInput } from '#contract/shapes/name-embroidery.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import type { CartIntent } from '#src/rules/cart/cart-intent.ts'
import { loadCart } from './cart.ts'
import { enqueueIntent } from './cart-queue.ts'
import { recoverCart } from './cart-recovery.ts'
import type { Words } from '#src/stores/page/words.ts'

/** Errors of the lines, by key, until the line is changed again. */
export const $lineProblems = map<Record<string, Words | undefined>>({})

/** Adds pieces of a variation to the cart. Answers null when they are in, else why they are not. */
export function addProduct(wish: {
  product_id: number
  quantity: number
  /** The name sewn on them. */
  embroidery?: NameEmbroideryInput
}): Promise<CallFailure | null> {
  return change({ kind: 'add', ...wish })
}

/** Adds accessories of one line to the cart; they leave with it. */
export function addAccessory(wish: {
  parent_key: string
  product_id: number
  quantity: number
}): Promise<CallFailure | null> {
  return change({ kind: 'add', ...wish })
}

/** Sets a line's quantity. It is shown at once; amounts wait for the API (architecture, law 6). */
export function setQuantity(key: string, quantity: number): Promise<CallFailure | null> {
  return change({ kind: 'set', key, quantity })
}

export function removeLine(key: string): Promise<CallFailure | null> {
  return change({ kind: 'remove', key })
}

async function change(intent: CartIntent): Promise<CallFailure | null> {
  if (intent.kind !== 'add') $lineProblems.setKey(intent.key, undefined)
  const failure = await enqueueIntent(intent)
  if (!failure) return null
  if (intent.kind !== 'add') {
    const words = failure.kind === 'refused' ? failure : { code: failure.kind }
    $lineProblems.setKey(intent.key, {
      code: words.code,
      ...('sentence' in words && { sentence: words.sentence }),
    })
  }
  const isReopened = await recoverCart(failure)
  // Refused for the old cart, so nothing was added: it is added to the new one.
  if (isReopened && intent.kind === 'add' && !intent.parent_key) return enqueueIntent(intent)
  // The screen shows the true state again, whatever the outcome.
  await loadCart()
  return failure
}
