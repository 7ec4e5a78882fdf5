import type { Card, CardInput } from '#contract/shapes/card.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { makeChange } from '#src/stores/calls/ask.ts'

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

/** Keeps a card by the provider's token. */
export function addCard(card: CardInput): Promise<CallFailure | null> {
  return makeChange(async (api) => void (await api.call('POST /v1/me/user-cards', { body: card })))
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
