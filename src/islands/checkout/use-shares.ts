import { useState } from 'react'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import {
  countRest,
  listSharedProducts,
  moveShare,
  setShare,
  type SharedProduct,
  type Shares,
  toStep,
} from '#src/rules/checkout/share-pieces.ts'
import { $cart } from '#src/stores/cart/cart.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { removeDestination, shareProduct } from '#src/stores/checkout/destinations.ts'
import { type Draft, forgetDraft, getDraft, keepDraft } from '#src/stores/page/form-draft.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { shareTexts } from '#src/text/checkout/share-destinations.ts'
import type { FieldMessage } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'

/** Ids of what a message leads to. */
export const toShareId = (product_id: number, key: string) => `share-${product_id}-${key}`
export const toDestinationId = (key: string) => `destination-${key}`

/** How the goods of a cart are shared out to its destinations: kept over a reload, saved all together. */
export function useShares({ detail }: CartView) {
  const { shippings } = detail
  const [draft] = useState(toDraftName)
  const [typed, setTyped] = useState<Draft>(() => getDraft(draft))
  const [is_removing, setRemoving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const products = listSharedProducts(detail).map((product) => withTyped(product, typed))
  const idle = shippings.filter(({ key }) => !products.some(({ shares }) => (shares[key] ?? 0) > 0))

  const messages: FieldMessage[] = [
    ...products.flatMap(({ product_id, line, shares, total }) => {
      const rest = countRest(shares, total)
      const id = toShareId(product_id, shippings[0]?.key ?? '')
      return rest > 0 ? [{ id, message: shareTexts.rest_error(line.product_name, rest) }] : []
    }),
    ...idle.map(({ key }) => ({
      id: toDestinationId(key),
      message: shareTexts.no_goods_error(shippings.findIndex((shipping) => shipping.key === key) + 1),
    })),
  ]

  const submission = useSubmission(async (): Promise<SubmissionEnd> => {
    setProblem(null)
    if (messages.length > 0) return 'invalid'
    for (const { product_id, shares } of products) {
      const failure = await shareProduct(product_id, shares)
      if (failure) return { failure, sentences: [toFailureSentence(failure)] }
    }
    forgetDraft(draft)
    goTo(toStepPath('shipping-detail'))
    return 'left'
  })

  function keep(changed: readonly SharedProduct[]): void {
    const all = { ...typed, ...Object.fromEntries(changed.flatMap(toTyped)) }
    setTyped(all)
    keepDraft(draft, all)
  }

  return {
    products,
    idle,
    problem,
    is_removing,
    submission,
    messages,
    /** Whether errors are shown beside their place. */
    is_told: submission.failures > 0,
    share(product: SharedProduct, key: string, pieces: number): void {
      keep([{ ...product, shares: setShare(product.shares, key, pieces, product.total, toStep(product)) }])
    },
    async remove(key: string, heir: string): Promise<void> {
      setRemoving(true)
      setProblem(null)
      // Changes that were made here and not yet saved are kept too.
      const moved = products.map((product) => ({ ...product, shares: moveShare(product.shares, key, heir) }))
      const failure = await removeDestination(key, heir)
      if (failure) setProblem(toFailureSentence(failure))
      else keep(moved)
      setRemoving(false)
    },
  }
}

export type SharedOut = ReturnType<typeof useShares>

/** Keys of products and destinations belong to this cart alone. */
function toDraftName(): string {
  const state = $cart.get()
  return `shares-${state.state === 'open' ? state.cart.id : ''}`
}

const toKey = (product_id: number, key: string) => `${product_id}-${key}`

/** What was typed, unless the cart changed and it no longer fits. */
function withTyped(product: SharedProduct, typed: Draft): SharedProduct {
  const { product_id, shares: known, total } = product
  const shares: Shares = Object.fromEntries(
    Object.entries(known).map(([key, pieces]) => [key, Number(typed[toKey(product_id, key)] ?? pieces)]),
  )
  return countRest(shares, total) < 0 ? product : { ...product, shares }
}

function toTyped({ product_id, shares }: SharedProduct): [string, string][] {
  return Object.entries(shares).map(([key, pieces]) => [toKey(product_id, key), String(pieces)])
}
