import type { Payment } from '#contract/shapes/cart.ts'
import type { QuotationDetail } from '#contract/shapes/quotation.ts'
import { type CallFailure, isOutcomeUnknown, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { CART_PATH, COMPLETE_PATH } from '#src/rules/checkout/checkout-steps.ts'
import { readPathParams } from '#src/rules/page/path-params.ts'
import { makeChange } from '#src/stores/calls/ask.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { withLock } from '#src/stores/calls/with-lock.ts'
import { acceptCart, initCart } from '#src/stores/cart/cart.ts'
import { keepPurchase } from '#src/stores/checkout/purchase-record.ts'
import { goTo } from '#src/stores/page/go-to.ts'

/** A quotation with what its confirmation has to say besides. */
export interface OpenedQuotation {
  quotation: QuotationDetail
  /** Ways to pay the shop offers. */
  payments: readonly Payment[]
}

/** Number of the quotation the address names. */
const getQuotationId = () =>
  Number(readPathParams('/mypage/quotation/{resourceKey}', location.pathname)?.['resourceKey'])

/** One own quotation. */
export const quotationResource = createResource(async (api): Promise<OpenedQuotation> => {
  const [{ body: quotation }, { body }] = await Promise.all([
    api.call('GET /v1/me/quotations/{id}', { params: { id: getQuotationId() } }),
    api.call('GET /v1/payments'),
  ])
  return { quotation, payments: body.data }
})

export type OrderEnd =
  | { state: 'refused'; failure: CallFailure }
  /** It is not known whether the order stands. Asking is safe: a quotation becomes one order. */
  | { state: 'unknown' }
  | { state: 'not-placed' }
  /** The completion screen is on its way. */
  | { state: 'completed' }

/** Orders the quotation, once in all tabs, and goes to the completion screen. @param total_payment yen on the screen */
export function orderQuotation(total_payment: number): Promise<OrderEnd> {
  const params = { id: getQuotationId() }
  return withLock('quotation', async (): Promise<OrderEnd> => {
    try {
      const api = await loadApi()
      const { body } = await api.call('POST /v1/me/quotations/{id}/order', {
        params,
        body: { total_payment },
      })
      return complete(body.order_no)
    } catch (error) {
      const failure = toCallFailure(error)
      if (isOutcomeUnknown(failure)) return { state: 'unknown' }
      // What stands against it is said at once; the figures of today follow.
      void quotationResource.load()
      return { state: 'refused', failure }
    }
  })
}

/** Asks whether the quotation became an order. */
export async function askQuotationOutcome(): Promise<OrderEnd> {
  try {
    const api = await loadApi()
    const params = { id: getQuotationId() }
    const { body } = await api.call('GET /v1/me/quotations/{id}', { params })
    return body.order_no === null ? { state: 'not-placed' } : complete(body.order_no)
  } catch (error) {
    toCallFailure(error)
    return { state: 'unknown' }
  }
}

function complete(order_no: string): OrderEnd {
  // The order is the member's, who needs no cart to read it.
  keepPurchase(order_no, '')
  goTo(COMPLETE_PATH)
  return { state: 'completed' }
}

/** Replaces what is in the cart by the quotation's goods and goes there. Answers null, or why not. */
export function takeToCart(): Promise<CallFailure | null> {
  const params = { id: getQuotationId() }
  return makeChange(async (api) => {
    const { token } = await initCart()
    const { body } = await api.call('POST /v1/me/quotations/{id}/cart', { params, body: { token } })
    acceptCart(body)
    goTo(CART_PATH)
  })
}
