import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { cartErrors, cartToken } from '../shapes/cart-token.ts'
import { CartSchema } from '../shapes/cart.ts'
import { idParams, listOf, pagingQuery, yen } from '../shapes/fields.ts'
import { emptyToNull, optionalText } from '../shapes/input.ts'
import { QuotationDetailSchema, QuotationSchema } from '../shapes/quotation.ts'
import { decisionErrors } from './checkout.ts'

const is_ours = true
const auth = 'member'

/** Quotations a member keeps, and the orders that come of them. */
export const quotationCalls = declareCalls({
  'POST /v1/me/quotations': {
    is_ours,
    summary:
      'Keeps the cart as a quotation; the cart stays as it is. Destination and way to pay that were not chosen yet are the usual ones of the member.',
    auth,
    body: z.object({
      token: cartToken(),
      title: emptyToNull(optionalText(100)),
      addressee: emptyToNull(optionalText(100)),
    }),
    response: QuotationSchema,
    errors: [...cartErrors, 'cart.common.is_empty', 'quotation.too_many', 'quotation.not_orderable'],
  },
  'GET /v1/me/quotations': {
    is_ours,
    summary: 'Own quotations, the newest first.',
    auth,
    query: z.object(pagingQuery),
    response: listOf(QuotationSchema),
    headers: ['paged'],
  },
  'GET /v1/me/quotations/{id}': {
    is_ours,
    summary: 'One quotation with everything that would be ordered.',
    auth,
    params: idParams(),
    response: QuotationDetailSchema,
  },
  'DELETE /v1/me/quotations/{id}': {
    is_ours,
    summary: 'Forgets a quotation. The order that came of it stays.',
    auth,
    params: idParams(),
    response: null,
  },
  'GET /v1/me/quotations/{id}/download': {
    is_ours,
    summary: 'The quotation (見積書), PDF.',
    auth,
    params: idParams(),
    response: 'file',
    file_types: ['application/pdf'],
    headers: ['file'],
  },
  'POST /v1/me/quotations/{id}/order': {
    is_ours,
    summary:
      'Orders what was quoted, at the quoted prices, in one press. Asked again it answers the same order.',
    auth,
    params: idParams(),
    body: z.object({
      /** The total the member saw; refused when it is no longer true. */
      total_payment: yen(),
    }),
    response: z.object({ order_no: z.string() }),
    errors: [
      'quotation.expired',
      'cart.common.selling_stopped',
      'payment.unknown_outcome',
      ...decisionErrors,
    ],
  },
  'POST /v1/me/quotations/{id}/cart': {
    is_ours,
    summary:
      'Puts the goods of the quotation into the cart, to change where they go or how they are paid. They replace what is in it. The quoted prices hold there while the quotation is open; of one that expired or was ordered they are today’s.',
    auth,
    params: idParams(),
    body: z.object({ token: cartToken() }),
    response: CartSchema,
    errors: cartErrors,
  },
})
