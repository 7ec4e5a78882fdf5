import type { OrderListInput } from '#contract/shapes/order-list.ts'
import { type CallFailure, isOutcomeUnknown } from '#src/rules/calls/call-failure.ts'
import { CART_PATH } from '#src/rules/checkout/checkout-steps.ts'
import { ask, makeChange } from '#src/stores/calls/ask.ts'
import { createRequestId } from '#src/stores/calls/create-request-id.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { changeCart } from '#src/stores/cart/change-cart.ts'
import { setNextFlash } from '#src/stores/page/flash.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { getPageId } from '#src/stores/page/page-key.ts'

const LISTS_PATH = '/mypage/order_list/'

export const toListPath = (id: number) => `${LISTS_PATH}${id}/`

/** Own and shared lists, those that are due first. */
export const orderListsResource = createResource(
  async (api) => (await api.call('GET /v1/me/order-lists')).body.data,
)

/** The list the address names. */
export const orderListResource = createResource(async (api) => {
  const id = getPageId('/mypage/order_list/{resourceKey}')
  return (await api.call('GET /v1/me/order-lists/{id}', { params: { id } })).body
})

/** Puts the goods of a list into the cart and goes there; what is missing stands in the cart. @returns why not, else null */
export async function orderList(id: number): Promise<CallFailure | null> {
  const request_id = createRequestId()
  const send = () =>
    changeCart((api, token) =>
      api.call('POST /v1/me/order-lists/{id}/cart', { params: { id }, body: { token, request_id } }),
    )
  const first = await send()
  // It counts once, however often it is sent.
  const failure = first && isOutcomeUnknown(first) && first.kind !== 'cancelled' ? await send() : first
  if (failure) return failure
  setNextFlash({ code: 'order.again' })
  goTo(CART_PATH)
  return null
}

/** Lets a list that is due pass this once. @returns why not, else null */
export function skipList(id: number): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('PUT /v1/me/order-lists/{id}/skip', { params: { id } })
    await orderListsResource.load()
  })
}

/** Removes a list and goes back to the others. @returns why not, else null */
export async function deleteList(id: number): Promise<CallFailure | null> {
  const failure = await makeChange(async (api) => {
    await api.call('DELETE /v1/me/order-lists/{id}', { params: { id } })
  })
  if (failure) return failure
  setNextFlash({ code: 'member.deleted' })
  goTo(LISTS_PATH)
  return null
}

/** Goods of a cart or an order, as a list keeps them. */
export interface KeptGoods {
  product_id: number
  quantity: number
  product_name: string
}

/** The same product in several lines, e.g. for several destinations, is one line of a list. */
export function gatherGoods(goods: readonly KeptGoods[]): KeptGoods[] {
  return [...Map.groupBy(goods, ({ product_id }) => product_id).values()].flatMap((same) => {
    const quantity = same.reduce((sum, one) => sum + one.quantity, 0)
    return same[0] ? [{ ...same[0], quantity }] : []
  })
}

export type KeepEnd =
  /** `left_out`: names of goods that are no longer sold. */
  | { state: 'kept'; id: number; left_out: string[] }
  | { state: 'failed'; failure: CallFailure }
  | { state: 'nothing' }

/** Keeps goods as a list. What is no longer sold is left out. */
export async function keepList(
  fields: Pick<OrderListInput, 'name' | 'day_of_month'>,
  goods: readonly KeptGoods[],
  left_out: string[] = [],
): Promise<KeepEnd> {
  if (goods.length === 0) return { state: 'nothing' }
  const lines = goods.map(({ product_id, quantity }) => ({ product_id, quantity }))
  const body = { ...fields, is_shared: false, lines }
  const told = await ask(loadApi, (api) => api.call('POST /v1/me/order-lists', { body }))
  if (told.state === 'told') return { state: 'kept', id: told.value.id, left_out }
  const gone = listRefusedLines(told.failure)
  if (gone.size === 0 || left_out.length > 0) return told
  const sold = goods.filter((_, at) => !gone.has(at))
  const names = goods.filter((_, at) => gone.has(at)).map(({ product_name }) => product_name)
  return keepList(fields, sold, names)
}

/** Places of lines whose product was refused. */
function listRefusedLines(failure: CallFailure): ReadonlySet<number> {
  const fields = failure.kind === 'refused' ? failure.fields : []
  const places = fields.map(({ field }) => /^lines\.(\d+)\.product_id$/.exec(field)?.[1])
  return new Set(places.flatMap((place) => (place === undefined ? [] : [Number(place)])))
}
