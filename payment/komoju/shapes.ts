import * as z from 'zod/mini'

// Only what is read is named: a field that KOMOJU adds or leaves out elsewhere breaks nothing.

const instant = () => z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'no instant'))

export const RefundSchema = z.object({
  id: z.string(),
  amount: z.int(),
  description: z.nullish(z.string()),
  /** Whether the card's owner took the money back. */
  chargeback: z.nullish(z.boolean()),
})

const PaymentDetailsSchema = z.object({
  type: z.string(),
  // Cards.
  brand: z.nullish(z.string()),
  last_four_digits: z.nullish(z.string()),
  // Konbini.
  store: z.nullish(z.string()),
  receipt: z.nullish(z.string()),
  confirmation_code: z.nullish(z.string()),
  // Bank transfers.
  bank_name: z.nullish(z.string()),
  account_branch_name: z.nullish(z.string()),
  account_type: z.nullish(z.string()),
  account_number: z.nullish(z.string()),
  account_name: z.nullish(z.string()),
  payment_deadline: z.nullish(instant()),
  // Both.
  instructions_url: z.nullish(z.string()),
})

export const KomojuPaymentSchema = z.object({
  id: z.string(),
  status: z.enum(['pending', 'authorized', 'captured', 'refunded', 'expired', 'cancelled', 'failed']),
  /** What the shopper pays, KOMOJU's fee for the shopper included. */
  total: z.int(),
  /** That fee; the shop never asked for it. */
  payment_method_fee: z.int(),
  amount_refunded: z.int(),
  currency: z.string(),
  external_order_num: z.nullish(z.string()),
  session: z.nullish(z.string()),
  payment_deadline: z.nullish(instant()),
  /** Null while the shopper has chosen nothing. */
  payment_details: z.nullish(PaymentDetailsSchema),
  created_at: instant(),
  refunds: z.array(RefundSchema),
})
export type KomojuPayment = z.infer<typeof KomojuPaymentSchema>

export const SessionSchema = z.object({
  id: z.string(),
  status: z.enum(['pending', 'completed', 'cancelled']),
  expired: z.nullish(z.boolean()),
  session_url: z.url({ protocol: /^https$/ }),
  payment: z.nullish(KomojuPaymentSchema),
})
export type Session = z.infer<typeof SessionSchema>

export const PaymentListSchema = z.object({ data: z.array(KomojuPaymentSchema), last_page: z.int() })

const chargebackStatus = z.enum(['pending', 'accepted', 'cancelled', 'expired', 'defended', 'lost'])

export const ChargebackSchema = z.object({
  id: z.string(),
  status: chargebackStatus,
  reason: z.nullish(z.string()),
  reason_code: z.string(),
  due_date: z.nullish(instant()),
  payment: z.object({ id: z.string(), amount: z.int() }),
})
export type Chargeback = z.infer<typeof ChargebackSchema>

export const ChargebackListSchema = z.object({
  data: z.array(z.object({ id: z.string(), status: chargebackStatus, created_at: instant() })),
  last_page: z.int(),
})

export const EventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.nullish(
    z.object({
      id: z.nullish(z.string()),
      external_order_num: z.nullish(z.string()),
      refunds: z.nullish(z.array(RefundSchema)),
    }),
  ),
})

/** What comes with a refusal. */
export const RefusalSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.nullish(z.string()),
    param: z.nullish(z.string()),
  }),
})
