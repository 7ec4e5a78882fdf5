import * as z from 'zod/mini'
import { AddressSchema } from './address.ts'
import { AmountByTaxRateSchema, PaymentSchema } from './cart.ts'
import { day, id, instant, key, textOrNull, yen } from './fields.ts'
import { ReturnInvoiceSchema } from './invoice.ts'
import { OrderSchema, OrderStatusSchema } from './order.ts'
import { OrderSummarySchema } from './order-summary.ts'
import { CarrierSchema, ParcelSchema } from './parcel.ts'

/** A destination as those who pack its goods read it. */
export const AdminDestinationSchema = z.extend(AddressSchema, {
  /** Names it when its parcels are sent. */
  id: id(),
  shipping_key: key(),
  /** 1 for the first of the order; with the order number it is what labels and tracking files name it by. */
  place: z.int(),
  /** What goes there, when it shall come, how it is wrapped and who sends it: a label and its words each. */
  instructions: z.array(z.object({ label: z.string(), text: z.string() })),
})
export type AdminDestination = z.infer<typeof AdminDestinationSchema>

/**
 * Why an order is held. `dispute`: its payment is disputed (chargeback). `risk`: the payment provider warns of fraud. `amount`:
 * the provider took another amount. `staff`: somebody of the staff wants to look at it.
 */
export const HoldReasonSchema = z.enum(['dispute', 'risk', 'amount', 'staff'])
export type HoldReason = z.infer<typeof HoldReasonSchema>

/** A row of the staff's list: who ordered, and where the order may go from here. */
export const AdminOrderSchema = z.extend(OrderSummarySchema, {
  orderer_name: z.string(),
  email: z.string(),
  /** Where it goes; empty for a social gift its recipient has not answered. */
  destinations: z.array(AdminDestinationSchema),
  /** Places the order may be moved to. */
  next_statuses: z.array(OrderStatusSchema),
  /** Day by which it should leave to arrive as promised; null where nothing waits to leave. */
  ship_by: z.nullable(day()),
  /** Day by which its transfer is awaited; null where none is. */
  pay_by: z.nullable(day()),
  has_staff_memo: z.boolean(),
})
export type AdminOrder = z.infer<typeof AdminOrderSchema>

/** A line of an order with what became of its pieces. */
export const AdminOrderLineSchema = z.object({
  id: id(),
  shipping_key: z.nullable(key()),
  product_key: key(),
  product_name: z.string(),
  code: z.string(),
  /** Values of its options and what is sewn on it. */
  variation: z.string(),
  unit_price: yen(),
  quantity: z.int(),
  subtotal: yen(),
  tax_rate: z.union([z.literal(8), z.literal(10)]),
  /** What was paid for the line, coupons taken off. */
  paid: yen(),
  shipped: z.int(),
  refunded: z.int(),
  /** Pieces that still have to leave. */
  unsent: z.int(),
})
export type AdminOrderLine = z.infer<typeof AdminOrderLineSchema>

export const RefundSchema = z.object({
  id: id(),
  /** `invoice`: taken off what the company owes. */
  method: z.enum(['card', 'transfer', 'invoice']),
  amount: yen(),
  point: z.int(),
  reason: z.string(),
  is_restocked: z.boolean(),
  /** `asked`: the card company has not said yet. `refused`: nothing was given back. */
  state: z.enum(['asked', 'done', 'refused']),
  actor: z.string(),
  asked_at: instant(),
})
export type Refund = z.infer<typeof RefundSchema>

/** Kinds of mail an order's orderer gets. */
export const OrderMailKindSchema = z.enum(['ordered', 'paid', 'reminded', 'shipped', 'cancelled', 'refunded'])
export type OrderMailKind = z.infer<typeof OrderMailKindSchema>

export const OrderEventSchema = z.object({
  /** `approved`: above its buyer's limit; somebody of the company allowed it. */
  kind: z.enum([
    'ordered',
    'approved',
    'moved',
    'shipped',
    'refunded',
    'refund_refused',
    'cancelled',
    'reminded',
    'mailed',
    'memo',
    'held',
    'released',
  ]),
  status: OrderStatusSchema,
  detail: z.object({
    carrier: z.optional(CarrierSchema),
    tracking_no: z.optional(z.string()),
    amount: z.optional(yen()),
    point: z.optional(z.int()),
    /** Of a refund: points the order was to bring, or brought, that were taken back for it. */
    taken_point: z.optional(z.int()),
    reason: z.optional(z.string()),
    mail_kind: z.optional(OrderMailKindSchema),
    hold_reason: z.optional(HoldReasonSchema),
    /** Money of the bank's statement with which it was paid, or no longer is. */
    bank_row: z.optional(id()),
    /** Day of that money. */
    paid_on: z.optional(day()),
  }),
  /** `shop`: by itself, e.g. when a deadline was over. */
  by: z.enum(['staff', 'shopper', 'shop']),
  /** Who of the staff, or who of the company approved; empty for a program with a token, and for others. */
  actor: z.string(),
  at: instant(),
})
export type OrderEvent = z.infer<typeof OrderEventSchema>

/** One order as the staff work with it. */
export const AdminOrderDetailSchema = z.extend(AdminOrderSchema, {
  orderer: OrderSchema.shape.detail.shape.order.shape.orderer,
  /** The member who ordered; null for a guest's. */
  member: z.nullable(z.object({ id: id(), code: z.string(), has_left: z.boolean() })),
  lines: z.array(AdminOrderLineSchema),
  parcels: z.array(ParcelSchema),
  coupons: OrderSchema.shape.detail.shape.coupons,
  subtotal: yen(),
  total_carriage: yen(),
  payment_fee: yen(),
  coupon_discount: yen(),
  used_point: z.int(),
  amount_by_tax_rate: z.array(AmountByTaxRateSchema),
  /** How it is paid; null where that way to pay is gone. */
  payment_code: z.nullable(PaymentSchema.shape.code),
  payment_guide: textOrNull(),
  /** When the money was there. */
  paid_at: z.nullable(instant()),
  /** How it stands at the provider that takes its money; null where the shop takes it itself. */
  taken: z.nullable(
    z.object({
      provider: z.string(),
      /** The provider's name of the payment; null before it gave one. */
      reference: textOrNull(),
      /** `reserved`: taken when the goods leave. `refused`: they left, and it could not be taken. */
      state: z.enum(['awaiting', 'reserved', 'refused', 'taken', 'set_free']),
      /** What may be shown of the card: `Visa 4242`; null for other ways to pay. */
      card: textOrNull(),
      /** What the provider thinks of it; null where it does not say. */
      risk: z.nullable(z.object({ level: z.enum(['normal', 'elevated', 'high']), reason: z.string() })),
    }),
  ),
  /** Why nothing of it leaves, and since when; null while it is not held. */
  hold: z.nullable(z.object({ reason: HoldReasonSchema, since: instant() })),
  refunds: z.array(RefundSchema),
  /** Papers about what was given back. */
  return_invoices: z.array(ReturnInvoiceSchema),
  /** What can still be given back: yen, and points beyond them. */
  refundable: z.object({ amount: yen(), point: z.int() }),
  cancel_reason: textOrNull(),
  /** Of the shopper, at the order. */
  note: textOrNull(),
  staff_memo: z.string(),
  mails: z.array(
    z.object({
      id: id(),
      kind: OrderMailKindSchema,
      subject: z.string(),
      to: z.string(),
      state: z.enum(['queued', 'sending', 'sent', 'failed']),
      created_at: instant(),
      sent_at: z.nullable(instant()),
    }),
  ),
  /** Oldest first. */
  history: z.array(OrderEventSchema),
})
export type AdminOrderDetail = z.infer<typeof AdminOrderDetailSchema>
