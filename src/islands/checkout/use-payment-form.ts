import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Card } from '#contract/shapes/card.ts'
import { createPaymentForm } from '#src/forms/payment.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { $cardProvider, loadCardProvider } from '#src/stores/checkout/card-provider.ts'
import { setPayment } from '#src/stores/checkout/cart-payment.ts'
import { $payments, loadPayments } from '#src/stores/cart/cart-offers.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { forgetGivenCard, getGivenCard, keepGivenCard } from '#src/stores/checkout/given-card.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { type CardFieldsOnScreen, useCardFields } from '../card/use-card-fields.ts'
import { useKeptCards } from '../card/use-kept-cards.ts'
import { useFieldText, useShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'

/** The step that asks how to pay: ways with today's fee, and for a card its fields, which only the provider sees. */
export function usePaymentForm(view: CartView) {
  const payments = useStore($payments, { ssr: 'initial' })
  const provider = useStore($cardProvider, { ssr: 'initial' })
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [given, setGiven] = useState(getGivenCard)
  const [choiceForm] = useState(createPaymentForm)
  const choice = useShopForm(choiceForm, { payment_id: String(view.detail.order.payment_id ?? '') })
  const card = useCardFields(provider)

  useEffect(() => void loadOffers().then(setFailure), [])

  const payment_id = Number(useFieldText(choice, 'payment_id'))
  const chosen = payments?.find(({ id, is_available }) => is_available && id === payment_id)
  const isCard = chosen?.code === 'card'
  // Points may pay everything; then no card is charged.
  const isCardCharged = isCard && view.detail.order.total_payment > 0
  const asksForCard = isCardCharged && given === null && provider?.entry === 'fields'
  const kept = useKeptCards(asksForCard)

  const submission = useSubmission(async (): Promise<SubmissionEnd> => {
    const picked = await choice.validate()
    if (!picked || !chosen) return 'invalid'
    const paying: PayingCard = asksForCard ? await givePayingCard(kept.card, card) : {}
    if (paying.end) return paying.end
    const refused = await setPayment({ payment_id: chosen.id, ...paying })
    if (refused) {
      if (asksForCard) forgetGivenCard()
      return refuse(refused, choice.refuse(refused))
    }
    choice.forgetDraft()
    goTo(toStepPath('confirm'))
    return 'left'
  })

  return {
    payments,
    failure,
    retry(): void {
      setFailure(null)
      void loadOffers().then(setFailure)
    },
    choice,
    card,
    kept,
    isCardCharged,
    /** A card is typed on the provider's page, after the order was confirmed. */
    isCardHosted: provider?.entry === 'hosted',
    given,
    useOtherCard(): void {
      forgetGivenCard()
      setGiven(null)
    },
    submission,
    messages: [...choice.messages, ...(asksForCard && !kept.card ? card.messages : [])],
  }
}

/** A card as the API takes it, or how the attempt to give one ended. */
interface PayingCard {
  user_card_id?: number
  card_token?: string
  end?: SubmissionEnd
}

/** The card for this cart: a kept one, or what was just typed. */
async function givePayingCard(kept: Card | null, fields: CardFieldsOnScreen): Promise<PayingCard> {
  if (kept) {
    keepGivenCard({ brand: kept.brand, last4: kept.masked_number.slice(-4) })
    return { user_card_id: kept.id }
  }
  const typed = await fields.submit()
  if (typed.state === 'refused') return { end: 'invalid' }
  if (typed.state === 'failed') return { end: refuse({ kind: typed.reason }) }
  keepGivenCard(typed.card)
  return { card_token: typed.card.token }
}

async function loadOffers(): Promise<CallFailure | null> {
  const failure = await loadPayments()
  if (failure || !$payments.get()?.some(({ code }) => code === 'card')) return failure
  return loadCardProvider()
}

function refuse(failure: CallFailure, others: string[] = []): SubmissionEnd {
  return { failure, sentences: others.length > 0 ? others : [toFailureSentence(failure)] }
}
