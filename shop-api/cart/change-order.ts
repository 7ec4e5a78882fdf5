import type { Orderer } from '#contract/shapes/cart.ts'
import { checkUserCard } from '#shop-api/members/cards/paying-card.ts'
import { containsCardNumber } from '#src/rules/checkout/card-number.ts'
import type { InspectedCard, PaymentProvider } from '#payment/provider.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import type { CartChange } from './change-cart.ts'
import { refuseField } from './refuse-cart.ts'
import type { Shop } from './shop.ts'

export interface OrderInput {
  orderer?: Orderer | undefined
  payment_id?: number | undefined
  card_token?: string | undefined
  user_card_id?: number | undefined
  /** Of the card given now. */
  card_fingerprint?: string | null | undefined
}

/**
 * Refuses what is no token of the card provider, above all a card number: it must never be stored here. Asked
 * before the cart is locked, because the provider may be slow.
 */
export async function inspectCard(
  provider: PaymentProvider | undefined,
  card_token: string,
): Promise<InspectedCard> {
  const card = containsCardNumber(card_token) ? undefined : await provider?.inspect(card_token)
  if (!card) throw refuseField('cart.payment.card_token_invalid', 'card_token')
  return card
}

/** Refuses a kept card that is not the member's own, or is over. */
export async function requireUserCard(shop: Shop, user_card_id: number, provider: string): Promise<void> {
  const state = await checkUserCard(shop, user_card_id, provider)
  if (state === 'missing') throw refuseField('cart.payment.user_card_not_found', 'user_card_id')
  if (state === 'expired') throw refuseField('cart.payment.card_token_invalid', 'user_card_id')
}

/** Sets orderer, way to pay and card; what is left out stays, but a card only as long as it pays. */
export function modifyOrder({
  orderer,
  payment_id,
  card_token,
  card_fingerprint,
  user_card_id,
}: OrderInput): CartChange {
  return ({ detail, terms }) => {
    if (orderer !== undefined) detail.orderer = orderer
    if (payment_id !== undefined) {
      const payment = terms.payments.find((candidate) => candidate.id === payment_id)
      if (payment === undefined) throw refuseField('cart.payment.not_available', 'payment_id')
      detail.payment_id = payment_id
    }
    const isCard = terms.payments.some(
      (payment) => payment.id === detail.payment_id && payment.code === 'card',
    )
    setCard(detail, isCard, { card_token, card_fingerprint, user_card_id })
  }
}

/** One card at most: a new card counts more than a kept one. */
function setCard(
  detail: CartDetail,
  isCard: boolean,
  { card_token, card_fingerprint, user_card_id }: Omit<OrderInput, 'orderer' | 'payment_id'>,
): void {
  if (!isCard && card_token !== undefined) throw refuseField('cart.payment.not_available', 'card_token')
  if (!isCard && user_card_id !== undefined) throw refuseField('cart.payment.not_available', 'user_card_id')
  const isGiven = card_token !== undefined || user_card_id !== undefined
  if (isCard && !isGiven) return
  detail.card_token = card_token ?? null
  detail.card_fingerprint = (card_token === undefined ? null : card_fingerprint) ?? null
  detail.user_card_id = card_token === undefined ? (user_card_id ?? null) : null
}
