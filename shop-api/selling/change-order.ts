import type { Orderer } from '#contract/shapes/cart.ts'
import { containsCardNumber } from '#src/rules/card-number.ts'
import type { PaymentProvider } from '#shop-api/payment/payment-provider.ts'
import type { CartDetail } from './cart-detail.ts'
import type { CartChange } from './change-cart.ts'
import { refuseField } from './refuse-cart.ts'

export interface OrderInput {
  orderer?: Orderer | undefined
  payment_id?: number | undefined
  card_token?: string | undefined
  user_card_id?: number | undefined
}

/**
 * Refuses what is no token of the card provider, above all a card number: it must never be stored here. Asked
 * before the cart is locked, because the provider may be slow.
 */
export async function checkCardToken(provider: PaymentProvider, card_token: string): Promise<void> {
  if (containsCardNumber(card_token) || !(await provider.isUsable(card_token))) {
    throw refuseField('cart.payment.card_token_invalid', 'card_token')
  }
}

/** Sets orderer, way to pay and card; what is left out stays, but a card only as long as it pays. */
export function modifyOrder({ orderer, payment_id, card_token, user_card_id }: OrderInput): CartChange {
  return ({ detail, terms }) => {
    // Guests keep no cards; members get theirs with the calls of spec §7 «Member data».
    if (user_card_id !== undefined) throw refuseField('cart.payment.user_card_not_found', 'user_card_id')
    if (orderer !== undefined) detail.orderer = orderer
    if (payment_id !== undefined) {
      const payment = terms.payments.find((candidate) => candidate.id === payment_id)
      if (payment === undefined) throw refuseField('cart.payment.not_available', 'payment_id')
      detail.payment_id = payment_id
    }
    const isCard = terms.payments.some(
      (payment) => payment.id === detail.payment_id && payment.code === 'card',
    )
    setCard(detail, isCard, card_token)
  }
}

function setCard(detail: CartDetail, isCard: boolean, card_token: string | undefined): void {
  if (!isCard && card_token !== undefined) throw refuseField('cart.payment.not_available', 'card_token')
  if (!isCard) detail.card_token = null
  else if (card_token !== undefined) detail.card_token = card_token
}
