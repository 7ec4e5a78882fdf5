import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { AdminOrderDetailSchema } from '../shapes/admin-order.ts'
import { idParams } from '../shapes/fields.ts'
import { lines } from '../shapes/input.ts'
import { PaymentAccountSchema } from '../shapes/payment-account.ts'
import { PaymentChecksSchema } from '../shapes/payment-checks.ts'

const is_ours = true
const auth = 'admin'
const area = 'orders'

export const adminPaymentCalls = declareCalls({
  'GET /v1/admin/payment-checks': {
    is_ours,
    summary:
      'Payments somebody must look at: differences to the provider’s books, chargebacks, orders that are held.',
    auth,
    area,
    response: PaymentChecksSchema,
  },
  'GET /v1/admin/payment-accounts': {
    is_ours,
    summary:
      'Asks the shop’s payment providers, by requests that move nothing, whether keys, clock and notices are as they should be.',
    auth,
    area,
    response: z.object({ accounts: z.array(PaymentAccountSchema) }),
  },
  'POST /v1/admin/payment-differences/{id}/solution': {
    is_ours,
    summary: 'Says that a difference was seen to, and how. It comes back when the figures change again.',
    auth,
    area,
    params: idParams(),
    body: z.object({ note: lines(500) }),
    response: PaymentChecksSchema,
  },
  'PUT /v1/admin/orders/{id}/hold': {
    is_ours,
    summary: 'Holds an order, so that nothing of it leaves, or lets it go on.',
    auth,
    area,
    params: idParams(),
    body: z.object({ is_held: z.boolean() }),
    response: AdminOrderDetailSchema,
  },
})
