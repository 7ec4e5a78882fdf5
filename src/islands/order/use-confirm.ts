import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Cart } from '#contract/shapes/cart.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { $leadtimes, $payments, loadLeadtimes, loadPayments } from '#src/stores/cart/cart-offers.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { forgetGivenCard } from '#src/stores/checkout/given-card.ts'
import { $orderAttempt, placeOrder } from '#src/stores/checkout/order-attempt.ts'
import { createLegalSummary, type LegalFacts } from './legal-summary.ts'

type Figures = Cart['detail']['order']

interface GiftTerm {
  /** Days the recipient of a social gift has; null where the shop does not tell. */
  gift_days?: number | null
}

/** The confirm screen: the legal summary, what the shopper agreed to, and sending the order. */
export function useConfirm(
  view: CartView,
  {
    seller,
    cancellation_html,
    gift_days = null,
  }: Pick<LegalFacts, 'seller' | 'cancellation_html'> & GiftTerm,
) {
  const payments = useStore($payments, { ssr: 'initial' })
  const leadtimes = useStore($leadtimes, { ssr: 'initial' })
  const attempt = useStore($orderAttempt, { ssr: 'initial' })
  const [failure, setFailure] = useState<CallFailure | null>(null)
  /** The amounts shown when it opened, or agreed to since. */
  const [agreed, setAgreed] = useState<Figures>(view.detail.order)

  useEffect(() => void loadFacts().then(setFailure), [])
  useEffect(() => {
    if (attempt.state !== 'refused' || attempt.failure.kind !== 'refused') return
    const { code, fields } = attempt.failure
    if (code === 'payment.declined' || fields.some(({ field }) => field.endsWith('card_token')))
      forgetGivenCard()
  }, [attempt])
  const { order } = view.detail
  const isChanged = !view.is_pending && order.total_payment !== agreed.total_payment
  const summary =
    payments && leadtimes
      ? createLegalSummary({
          detail: view.detail,
          payments,
          leadtimes,
          seller,
          cancellation_html,
          gift: view.gift && { receiver_name: view.gift.receiver_name, days: gift_days },
        })
      : null
  const canPlace = summary !== null && !view.is_pending && !isChanged
  return {
    attempt,
    failure,
    retry(): void {
      setFailure(null)
      void loadFacts().then(setFailure)
    },
    summary,
    agreed,
    isChanged,
    agree: () => setAgreed(order),
    canPlace,
    place: () => {
      if (canPlace) void placeOrder(order.total_payment)
    },
  }
}

async function loadFacts(): Promise<CallFailure | null> {
  const [first, second] = await Promise.all([loadPayments(), loadLeadtimes()])
  return first ?? second
}
