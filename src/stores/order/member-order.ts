import type { CallOutput } from '#contract/index.ts'
import type { Order } from '#contract/shapes/order.ts'
import type { Api } from '#src/api/call-input.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { readPathParams } from '#src/rules/page/path-params.ts'
import { toEmbroideryInput } from '#src/rules/cart/to-embroidery-input.ts'
import { addProduct } from '#src/stores/cart/cart-lines.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { noteOrderChange } from './order-change.ts'

/** An own order, with what stands on its receipt. */
export type MemberOrder = CallOutput<'GET /v1/me/orders/{id}'>

/** Number of the order the address names. */
function getOrderId(): number {
  return Number(readPathParams('/mypage/order_history/{resourceKey}', location.pathname)?.['resourceKey'])
}

/** One own order. */
export const memberOrderResource = createResource(
  async (api) => (await api.call('GET /v1/me/orders/{id}', { params: { id: getOrderId() } })).body,
)

/** Cancels it; the API's version replaces the one on screen (behaviour 7.1). Answers why not, else null. */
export function cancelOrder(cancel_reason: string): Promise<CallFailure | null> {
  return change(async (api) => {
    const { body } = await api.call('PUT /v1/me/orders/{id}/cancel', {
      params: { id: getOrderId() },
      body: { cancel_reason },
    })
    memberOrderResource.update((order) => ({ ...order, ...body, receipt: null }))
  })
}

/** Writes, rewrites or (with nothing in it) removes the note on an order (behaviour 7.3: it replaces the order's memo). */
export function saveMemo({ id: order_id, memo }: Order, text: string): Promise<CallFailure | null> {
  const body = text.trim()
  return change(async (api) => {
    if (memo && body === '') await api.call('DELETE /v1/memos/{id}', { params: { id: memo.id } })
    const saved =
      body === ''
        ? null
        : memo
          ? (await api.call('PATCH /v1/memos/{id}', { params: { id: memo.id }, body: { body } })).body
          : (await api.call('POST /v1/memos', { body: { order_id, body } })).body
    memberOrderResource.update((order) => ({ ...order, memo: saved }))
  })
}

/** Adds everything of an order to the cart again. Answers the names of products that cannot be bought any more. */
export async function orderAgain({ detail }: Order): Promise<string[]> {
  const refused: string[] = []
  for (const { product_id, quantity, product_name, embroidery } of detail.products) {
    if (await addProduct({ product_id, quantity, ...toEmbroideryInput(embroidery) }))
      refused.push(product_name)
  }
  return refused
}

async function change(work: (api: Api) => Promise<void>): Promise<CallFailure | null> {
  try {
    await work(await loadApi())
    noteOrderChange()
    return null
  } catch (error) {
    return toCallFailure(error)
  }
}
