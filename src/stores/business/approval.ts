import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { readPathParams } from '#src/rules/page/path-params.ts'
import { ask, makeChange } from '#src/stores/calls/ask.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { dropCart } from '#src/stores/cart/cart.ts'
import { forgetCartToken, getCartToken, setCartToken } from '#src/stores/cart/cart-token.ts'
import { goTo } from '#src/stores/page/go-to.ts'

/** As many requests as the list shows; those that wait come first. */
const SHOWN = 100

/** Number of the request the address names. */
function getRequestId(): number {
  return Number(readPathParams('/mypage/approval/{resourceKey}', location.pathname)?.['resourceKey'])
}

/** Requests the member may see: what waits first, then the newest. */
export const approvalsResource = createResource(async (api) => {
  const { body, paging } = await api.call('GET /v1/me/approval-requests', { query: { per: SHOWN } })
  return { requests: body.data, total: paging?.total ?? body.data.length }
})

/** The request the address names. */
export const approvalResource = createResource(async (api) => {
  // What was asked for lies in no cart any more: the count beside the menu goes, too.
  if (getCartToken() === null) dropCart()
  return (await api.call('GET /v1/me/approval-requests/{id}', { params: { id: getRequestId() } })).body
})

/** Approves at the amount on screen. What cannot be ordered as it was is read again. */
export async function approve(total_payment: number): Promise<CallFailure | null> {
  return change((api) =>
    api.call('PUT /v1/me/approval-requests/{id}/approve', {
      params: { id: getRequestId() },
      body: { total_payment },
    }),
  )
}

/** Gives it back with a reason. */
export async function giveBack(reason: string): Promise<CallFailure | null> {
  return change((api) =>
    api.call('PUT /v1/me/approval-requests/{id}/return', {
      params: { id: getRequestId() },
      body: { reason },
    }),
  )
}

/** Brings an own request back into the cart and goes there. */
export async function reopen(): Promise<CallFailure | null> {
  const told = await ask(loadApi, (api) =>
    api.call('PUT /v1/me/approval-requests/{id}/reopen', { params: { id: getRequestId() } }),
  )
  if (told.state === 'failed') return told.failure
  dropCart()
  setCartToken(told.value.token, told.value.expires_at)
  goTo('/cart/')
  return null
}

/** Asks for what is in the cart, and goes to the request. The member's next cart is a new one. */
export async function askApproval(total_payment: number, note: string): Promise<CallFailure | null> {
  const token = getCartToken()
  if (token === null) return null
  const told = await ask(loadApi, (api) =>
    api.call('POST /v1/me/approval-requests', { body: { token, total_payment, note: note.trim() || null } }),
  )
  if (told.state === 'failed') return told.failure
  // Its goods stay on screen until the browser has left: a checkout without a cart would go elsewhere.
  forgetCartToken()
  goTo(`/mypage/approval/${told.value.id}/`)
  return null
}

type Send = Parameters<typeof makeChange>[0]
type Api = Parameters<Send>[0]

async function change(send: (api: Api) => Promise<unknown>): Promise<CallFailure | null> {
  const failure = await makeChange(async (api) => void (await send(api)))
  await approvalResource.load()
  return failure
}
