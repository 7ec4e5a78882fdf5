import type { Stripe } from 'stripe'
import { isCardExpiryValid, toCardMonth } from '#src/rules/checkout/card-expiry.ts'
import type { InspectedCard, KeepOutcome, KeepRequest, KeptCard } from '../provider.ts'
import { toBrandName, toExpiry } from './brands.ts'
import { isReplayed } from './client.ts'
import { hasCode, isCardRefusal, isMissing, isNoSuchCard, toMendable } from './failures.ts'

/** On a customer: the card it was made for. Whoever keeps that card again finds the same customer by it. */
const FIRST_CARD = 'noren_first_card'

/** A card that somebody gave once and that is not over. Only charging shows whether it was used up. */
export async function inspect(stripe: Stripe, token: string, now: Date): Promise<InspectedCard | undefined> {
  const found = await findCard(stripe, token)
  if (!found || getOwner(found) !== null || !isCurrent(found, now)) return undefined
  return { fingerprint: found.card?.fingerprint ?? null }
}

/**
 * Keeps a card with a customer of Stripe's. Stripe attaches it when its owner has confirmed, so an attached card is kept
 * already.
 */
export async function keep(stripe: Stripe, request: KeepRequest, now: Date): Promise<KeepOutcome> {
  const { token, token_key } = request
  const given = await findCard(stripe, token)
  if (!given || !isCurrent(given, now)) return { result: 'unknown_token' }
  const owner = getOwner(given)
  if (owner !== null) {
    const isOurs = token_key === null ? await wasMadeFor(stripe, owner, token) : owner === token_key
    return isOurs ? { result: 'kept', card: toKeptCard(given, owner) } : { result: 'unknown_token' }
  }
  try {
    const customer = token_key ?? (await makeCustomer(stripe, token))
    return await settle(stripe, await setUp(stripe, request, customer), given, customer)
  } catch (error) {
    if (isCardRefusal(error)) return { result: 'declined' }
    if (isNoSuchCard(error) || hasCode(error, 'param:customer')) return { result: 'unknown_token' }
    throw toMendable(error, 'keep a card')
  }
}

/** Forgets a kept card. Stripe never lets it be used again. */
export async function forget(
  stripe: Stripe,
  { token, token_key }: Pick<KeptCard, 'token' | 'token_key'>,
): Promise<void> {
  const kept = await findCard(stripe, token)
  if (!kept || getOwner(kept) !== token_key) return
  try {
    await stripe.paymentMethods.detach(token)
  } catch (error) {
    // Two who forget it at once: it is gone for both.
    const left = await findCard(stripe, token)
    if (left && getOwner(left) === token_key) throw toMendable(error, 'forget a card')
  }
}

type CardMethod = Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card }

async function findCard(stripe: Stripe, token: string): Promise<CardMethod | undefined> {
  // What is no name of Stripe's would be an address of another call.
  if (!/^pm_\w+$/.test(token)) return undefined
  try {
    const { card, ...method } = await stripe.paymentMethods.retrieve(token)
    return card ? { ...method, card } : undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw toMendable(error, 'tell of a card')
  }
}

const isCurrent = ({ card }: CardMethod, now: Date) => isCardExpiryValid(toExpiry(card), toCardMonth(now))

const getOwner = ({ customer }: Stripe.PaymentMethod): string | null =>
  customer !== null && typeof customer === 'object' ? customer.id : customer

async function wasMadeFor(stripe: Stripe, owner: string, token: string): Promise<boolean> {
  try {
    const customer = await stripe.customers.retrieve(owner)
    return !customer.deleted && customer.metadata[FIRST_CARD] === token
  } catch (error) {
    if (isMissing(error)) return false
    throw toMendable(error, 'tell of a customer')
  }
}

async function makeCustomer(stripe: Stripe, token: string): Promise<string> {
  const { id } = await stripe.customers.create(
    { metadata: { [FIRST_CARD]: token } },
    { idempotencyKey: `noren-customer-${token}` },
  )
  return id
}

/** The setup of this card with this customer, confirmed once, as it is now. */
async function setUp(
  stripe: Stripe,
  { token, return_url }: KeepRequest,
  customer: string,
): Promise<Stripe.SetupIntent> {
  const key = `${customer}-${token}`
  const begun = await stripe.setupIntents.create(
    {
      customer,
      payment_method: token,
      allowed_payment_method_types: ['card'],
      usage: 'on_session',
      payment_method_options: { card: { request_three_d_secure: 'any' } },
    },
    { idempotencyKey: `noren-setup-${key}` },
  )
  const now = isReplayed(begun) ? await stripe.setupIntents.retrieve(begun.id) : begun
  if (now.status !== 'requires_confirmation') return now
  return stripe.setupIntents.confirm(now.id, { return_url }, { idempotencyKey: `noren-setup-confirm-${key}` })
}

async function settle(
  stripe: Stripe,
  setup: Stripe.SetupIntent,
  given: CardMethod,
  customer: string,
): Promise<KeepOutcome> {
  const redirect_url = setup.next_action?.redirect_to_url?.url
  if (setup.status === 'requires_action' && redirect_url) return { result: 'challenge', redirect_url }
  if (setup.status === 'requires_payment_method' || setup.status === 'canceled') return { result: 'declined' }
  if (setup.status !== 'succeeded')
    throw new Error(`Stripe did not say whether it keeps the card (${setup.id}: ${setup.status}); ask again.`)
  // It may have been forgotten since.
  const kept = await findCard(stripe, given.id)
  if (!kept || getOwner(kept) !== customer) return { result: 'unknown_token' }
  return { result: 'kept', card: toKeptCard(kept, customer) }
}

const toKeptCard = ({ id, card, billing_details }: CardMethod, token_key: string): KeptCard => ({
  token: id,
  token_key,
  name: billing_details.name ?? '',
  masked_number: `**** **** **** ${card.last4}`,
  brand: toBrandName(card.brand),
  expiration: toExpiry(card),
})
