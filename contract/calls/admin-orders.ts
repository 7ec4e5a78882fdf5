import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { RECIPIENT_GOODS_MAX, RECIPIENTS_MAX } from '../gift-limits.ts'
import { AdminOrderDetailSchema, AdminOrderSchema, OrderMailKindSchema } from '../shapes/admin-order.ts'
import { PaymentSchema } from '../shapes/cart.ts'
import { id, idParams, listOf, listQuery, pagingQuery } from '../shapes/fields.ts'
import { lines, optionalLines, optionalText, text } from '../shapes/input.ts'
import { OrderStatusSchema } from '../shapes/order.ts'
import { CarrierSchema } from '../shapes/parcel.ts'
import { minDate } from '../shapes/rules.ts'

const is_ours = true
const auth = 'admin'
const area = 'orders'

/** Pieces of lines, each line once. */
const pieces = z
  .array(z.object({ line_id: id(), quantity: z.int().check(z.positive()) }))
  .check(z.maxLength(RECIPIENTS_MAX * RECIPIENT_GOODS_MAX))

/** Made anew for each press of a button: what is sent twice happens once. */
const requestKey = () => z.string().check(z.regex(/^[\w-]{8,64}$/))

export const adminOrderCalls = declareCalls({
  'GET /v1/admin/orders': {
    is_ours,
    summary:
      'Lists orders, newest first. `q` is looked for in numbers, names, kana, e-mail addresses, telephone numbers and goods.',
    auth,
    area,
    query: z
      .object({
        ...pagingQuery,
        q: z.optional(z.string().check(z.maxLength(100))),
        /** Any of these. */
        status: z.optional(z.pipe(listQuery(), z.array(OrderStatusSchema))),
        payment: z.optional(PaymentSchema.shape.code),
        /** Days of ordering in Japan, both included. */
        date_from: z.optional(z.iso.date()),
        date_to: z.optional(z.iso.date()),
        /** Only what waits to leave and should by this day. */
        ship_by: z.optional(z.iso.date()),
        sort: z.optional(z.enum(['newest', 'oldest', 'ship_by', 'dearest'])),
      })
      .check(minDate('date_from', 'date_to')),
    response: listOf(AdminOrderSchema),
    headers: ['paged'],
  },
  'GET /v1/admin/orders/{id}': {
    is_ours,
    summary: 'One order whole: lines, destinations, sums, parcels, refunds, mails and history.',
    auth,
    area,
    params: idParams(),
    response: AdminOrderDetailSchema,
  },
  'PATCH /v1/admin/orders/{id}': {
    is_ours,
    summary:
      'Moves an order on: paid, shipped (all that is left, without a number; a mail says so), completed, or cancelled.',
    auth,
    area,
    params: idParams(),
    body: z.object({ status: OrderStatusSchema, reason: z.optional(lines(500)) }),
    response: AdminOrderDetailSchema,
    errors: [
      'order.status.not_next',
      'order.status.gift_not_accepted',
      'order.parcel.empty',
      'order.cancel.too_late',
      'order.cancel.already_cancelled',
    ],
  },
  'POST /v1/admin/orders/{id}/parcels': {
    is_ours,
    summary:
      'Sends a parcel to a destination; the orderer hears of it. Lines left out mean all that is left for it. The same request or tracking number twice is no error.',
    auth,
    area,
    params: idParams(),
    body: z.object({
      destination_id: id(),
      carrier: CarrierSchema,
      tracking_no: optionalText(40),
      lines: z.optional(pieces),
      request_key: z.optional(requestKey()),
      is_told: z.prefault(z.boolean(), true),
    }),
    response: AdminOrderDetailSchema,
    errors: [
      'order.status.not_next',
      'order.status.gift_not_accepted',
      'order.parcel.empty',
      'order.parcel.too_many',
      'order.parcel.tracking_no',
    ],
  },
  'POST /v1/admin/orders/{id}/refunds': {
    is_ours,
    summary:
      'Gives money back, by the card it came from or noted as a transfer, and points beyond it. The same request twice pays once.',
    auth,
    area,
    params: idParams(),
    body: z.object({
      request_key: requestKey(),
      amount: z.int().check(z.positive(), z.lte(100_000_000)),
      lines: z.prefault(pieces, []),
      reason: optionalLines(500),
      is_restocked: z.prefault(z.boolean(), false),
      is_told: z.prefault(z.boolean(), true),
    }),
    response: AdminOrderDetailSchema,
    errors: ['order.refund.too_much', 'order.refund.too_many', 'order.refund.refused'],
  },
  'GET /v1/admin/orders/{id}/return-invoice': {
    is_ours,
    summary:
      'A paper about what was given back of the order (適格返還請求書), PDF: the newest, or the one of a number.',
    auth,
    area,
    params: idParams(),
    query: z.object({ number: z.optional(text(40)) }),
    response: 'file',
    file_types: ['application/pdf'],
    headers: ['file'],
  },
  'POST /v1/admin/orders/{id}/mails': {
    is_ours,
    summary: 'Sends a mail of the order once more, as the order is now.',
    auth,
    area,
    params: idParams(),
    body: z.object({ kind: OrderMailKindSchema }),
    response: AdminOrderDetailSchema,
    errors: ['order.mail.not_sent'],
  },
  'PUT /v1/admin/orders/{id}/staff-memo': {
    is_ours,
    summary: 'Keeps a note of the staff among themselves; empty to clear it.',
    auth,
    area,
    params: idParams(),
    body: z.object({ staff_memo: optionalLines(4000) }),
    response: AdminOrderDetailSchema,
  },
})
