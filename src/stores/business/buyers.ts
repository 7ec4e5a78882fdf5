import type { BusinessInvitationInput, BuyerChange } from '#contract/shapes/business.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { makeChange } from '#src/stores/calls/ask.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'

/** Who buys for the company. For those who approve. */
export const buyersResource = createResource(
  async (api) => (await api.call('GET /v1/me/business-account/buyers')).body.data,
)

/** Invitations nobody took up yet. For those who approve. */
export const invitationsResource = createResource(
  async (api) => (await api.call('GET /v1/me/business-account/invitations')).body.data,
)

/** Sets role and limits of a buyer, or stops one. @returns why not, else null */
export function changeBuyer(id: number, body: BuyerChange): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    const { body: changed } = await api.call('PATCH /v1/me/business-account/buyers/{id}', {
      params: { id },
      body,
    })
    buyersResource.update((buyers) => buyers.map((buyer) => (buyer.id === id ? changed : buyer)))
  })
}

/** Invites somebody by mail. @returns why not, else null */
export function inviteBuyer(body: BusinessInvitationInput): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('POST /v1/me/business-account/invitations', { body })
    await invitationsResource.load()
  })
}

/** Takes an invitation back. @returns why not, else null */
export function withdrawInvitation(id: number): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('DELETE /v1/me/business-account/invitations/{id}', { params: { id } })
    invitationsResource.update((open) => open.filter((one) => one.id !== id))
  })
}
