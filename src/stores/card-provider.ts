import { atom } from 'nanostores'
import type { PaymentServiceSettings } from '#contract/shapes/payment-service.ts'
import type { CallFailure } from '#src/rules/call-failure.ts'
import { toCallFailure } from '#src/rules/call-failure.ts'
import { loadApi } from './load-api.ts'

/** Where the test provider takes cards, on the shop's own origin. */
const TEST_PROVIDER_TOKENS = '/test-card-provider/tokens'

/** A card as typed. It goes to the provider and nowhere else: not to the shop's API, a draft or a log. */
export interface TypedCard {
  card_number: string
  card_holder_name: string
  /** `YYYYMM` (spec §9). */
  card_expiry: string
  security_code: string
}

/** What stands for a card afterwards. */
export interface CardToken {
  token: string
  last4: string
  brand: string
}

export type CardTokenEnd =
  | { state: 'made'; card: CardToken }
  /** Sentences by field of the card. */
  | { state: 'refused'; fields: Partial<Record<keyof TypedCard, string>> }
  | { state: 'failed'; failure: CallFailure }

/** Who takes cards for this shop; null before it was asked. */
export const $cardProvider = atom<PaymentServiceSettings | null>(null)

/** Asks who takes cards. Answers null when known, else why not. */
export async function loadCardProvider(): Promise<CallFailure | null> {
  try {
    const api = await loadApi()
    const { body } = await api.call('GET /v1/settings/payment-service/{code}', { params: { code: 'card' } })
    $cardProvider.set(body)
    return null
  } catch (error) {
    return toCallFailure(error)
  }
}

interface Refusal {
  errors?: { field: string; message: string }[]
}

const FIELDS: Readonly<Record<string, keyof TypedCard>> = {
  number: 'card_number',
  expiration: 'card_expiry',
  security_code: 'security_code',
  holder_name: 'card_holder_name',
}

/** Changes a card into the provider's token, as the provider's own script would. */
export async function createCardToken(card: TypedCard): Promise<CardTokenEnd> {
  const response = await fetch(TEST_PROVIDER_TOKENS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      number: card.card_number,
      expiration: card.card_expiry,
      security_code: card.security_code,
      holder_name: card.card_holder_name,
    }),
  }).catch(() => null)
  if (!response) return { state: 'failed', failure: { kind: 'network' } }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer !== null) return { state: 'made', card: answer as CardToken }
  const { errors = [] } = (answer ?? {}) as Refusal
  if (response.status !== 422 || errors.length === 0) return { state: 'failed', failure: { kind: 'broken' } }
  const fields = errors.map(({ field, message }) => [FIELDS[field] ?? 'card_number', message])
  return { state: 'refused', fields: Object.fromEntries(fields) as Partial<Record<keyof TypedCard, string>> }
}
