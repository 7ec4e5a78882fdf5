import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { id } from '../shapes/fields.ts'
import { optionalText } from '../shapes/input.ts'
import { OrderStatusSchema } from '../shapes/order.ts'
import { CarrierSchema } from '../shapes/parcel.ts'
import { PaperKindSchema } from '../shapes/paper-kind.ts'
import { TrackingImportSchema } from '../shapes/tracking-import.ts'

const is_ours = true
const auth = 'admin'
const area = 'orders'
const reads = true

/** Papers and files for packing and sending many orders at once. */
export const adminOrderFileCalls = declareCalls({
  'POST /v1/admin/orders/papers': {
    is_ours,
    summary:
      'Papers of some orders as one PDF: a picking list, a delivery note for each destination, or the noshi papers or message cards of their parcels.',
    auth,
    area,
    reads,
    body: z.object({
      kind: PaperKindSchema,
      ids: z.array(id()).check(z.minLength(1), z.maxLength(200)),
    }),
    response: 'file',
    file_types: ['application/pdf'],
    headers: ['file'],
    errors: ['order.files.none', 'order.files.too_many', 'order.files.no_noshi', 'order.files.no_card'],
  },
  'POST /v1/admin/orders/files': {
    is_ours,
    summary:
      'Orders as CSV (UTF-8), or labels of what waits to leave as ヤマト B2クラウド or 佐川 e飛伝Ⅲ read them (Shift_JIS).',
    auth,
    area,
    reads,
    body: z.object({
      format: z.enum(['orders', 'yamato', 'sagawa']),
      ids: z.optional(z.array(id()).check(z.minLength(1), z.maxLength(1000))),
      status: z.optional(z.array(OrderStatusSchema)),
      date_from: z.optional(z.iso.date()),
      date_to: z.optional(z.iso.date()),
      /** Of the shop's contract with ヤマト: 請求先顧客コード and 運賃管理番号. */
      customer_code: z.optional(optionalText(12)),
      freight_no: z.optional(optionalText(2)),
    }),
    response: 'file',
    file_types: ['text/csv'],
    headers: ['file'],
    errors: ['order.files.none'],
  },
  'POST /v1/admin/orders/tracking': {
    is_ours,
    summary:
      'Takes tracking numbers in from CSV (5 MB): what is left for each destination is sent and told of. Lines taken in before do nothing.',
    auth,
    area,
    body_type: 'multipart',
    body: z.object({
      file: z.file().check(z.maxSize(5 * 1024 * 1024)),
      carrier: CarrierSchema,
    }),
    response: TrackingImportSchema,
    errors: ['order.tracking.not_csv', 'order.tracking.too_long', 'order.tracking.columns'],
  },
})
