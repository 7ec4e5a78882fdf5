import type { Card, CardInput } from '#contract/shapes/card.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { ask, makeChange } from '#src/stores/calls/ask.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

export interface Cards {
  data: Card[]
  /** How many there may be; null when the API does not say. */
  limit: number | null
}

/** Cards kept for the next order, the main one first. */
export const cardsResource = createResource<Cards>(async (api) => {
  const { body, limit } = await api.call('GET /v1/me/user-cards', { query: { per: 'all' } })
  return { data: body.data, limit }
})

/** A card whose owner is at the card company to confirm it (3-D Secure). This tab remembers its token till they are back. */
const UNDER_WAY = 'noren.card_under_way'

export type AddedEnd =
  | { state: 'kept' }
  /** The browser goes to the card company. */
  | { state: 'leaving' }
  | { state: 'refused'; failure: CallFailure }

/** Keeps a card by the provider's token. Where its owner has to confirm first, the browser goes there and comes back. */
export async function addCard(card: CardInput): Promise<AddedEnd> {
  const told = await ask(loadApi, (api) => api.call('POST /v1/me/user-cards', { body: card }))
  if (told.state === 'failed') return { state: 'refused', failure: told.failure }
  if (!('redirect_url' in told.value)) return { state: 'kept' }
  setStored('session', UNDER_WAY, card)
  goTo(told.value.redirect_url)
  return { state: 'leaving' }
}

/** Back from the card company: asks for the same card again. Null when none is under way, or its owner did not confirm. */
export async function continueCard(): Promise<Exclude<AddedEnd, { state: 'leaving' }> | null> {
  const card = getStored('session', UNDER_WAY) as CardInput | null
  if (!card) return null
  setStored('session', UNDER_WAY, null)
  const told = await ask(loadApi, (api) => api.call('POST /v1/me/user-cards', { body: card }))
  if (told.state === 'failed') return { state: 'refused', failure: told.failure }
  return 'redirect_url' in told.value ? null : { state: 'kept' }
}

/** Deletes a card. Only the API knows which one is the main one afterwards. */
export function removeCard(id: number): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('DELETE /v1/me/user-cards/{id}', { params: { id } })
    await cardsResource.load()
  })
}

/** Behaviour 8.2: there is one main card. */
export function chooseMainCard(id: number): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('PATCH /v1/me/user-cards/{id}/use', { params: { id } })
    cardsResource.update((cards) => ({
      ...cards,
      data: cards.data.map((card) => ({ ...card, is_main: card.id === id })),
    }))
  })
}
