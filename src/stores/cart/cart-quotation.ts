import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { requireCartToken } from './cart.ts'
import { downloadFile } from '#src/stores/calls/download.ts'

/** The cart as a quotation, at today's prices. Empty addressee: the orderer. Answers null, or why not. */
export function downloadCartQuotation(addressee: string): Promise<CallFailure | null> {
  return downloadFile(async (api) => {
    const params = { cartToken: await requireCartToken() }
    const query = addressee === '' ? {} : { addressee }
    return api.call('GET /v1/carts/{cartToken}/download/quotation', { params, query })
  }, 'quotation.pdf')
}
