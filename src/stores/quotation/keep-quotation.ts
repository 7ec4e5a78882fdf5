import type { Quotation } from '#contract/shapes/quotation.ts'
import { ask, type Told } from '#src/stores/calls/ask.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { requireCartToken } from '#src/stores/cart/cart.ts'

/** Keeps the cart as a quotation of the member. Empty words are left out; the addressee is the orderer then. */
export const keepQuotation = (title: string, addressee: string): Promise<Told<Quotation>> =>
  ask(loadApi, async (api) => {
    const token = await requireCartToken()
    return api.call('POST /v1/me/quotations', { body: { token, title, addressee } })
  })
