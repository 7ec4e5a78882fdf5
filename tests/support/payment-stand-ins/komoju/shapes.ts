/** Whether a way to pay waits for the shopper to go and pay. */
export const PAID_LATER: readonly string[] = ['konbini', 'bank_transfer']
/** What this account takes. */
export const TYPES = ['credit_card', 'konbini', 'paypay', 'bank_transfer', 'paidy'] as const
export type PaymentType = (typeof TYPES)[number]
export const STORES = [
  'seven-eleven',
  'lawson',
  'family-mart',
  'ministop',
  'daily-yamazaki',
  'seicomart',
] as const

export interface StandInRefund {
  id: string
  resource: 'refund'
  amount: number
  currency: 'JPY'
  payment: string
  description: string | null
  created_at: string
  chargeback: boolean
}

export interface StandInPayment {
  id: string
  resource: 'payment'
  status: 'pending' | 'authorized' | 'captured' | 'refunded' | 'expired' | 'cancelled' | 'failed'
  amount: number
  tax: number
  customer: null
  payment_deadline: string | null
  payment_details: Record<string, string | number | null> & { type: PaymentType }
  payment_method_fee: number
  total: number
  currency: 'JPY'
  description: null
  captured_at: string | null
  external_order_num: string | null
  metadata: Record<string, string>
  created_at: string
  amount_refunded: number
  locale: string
  session: string
  customer_family_name: null
  customer_given_name: null
  mcc: null
  statement_descriptor: null
  refunds: StandInRefund[]
  refund_requests: []
}

export interface StandInSession {
  id: string
  type: PaymentType
  amount: number
  return_url: string
  email: string | null
  external_order_num: string | null
  is_captured_later: boolean
  default_locale: string
  created_at: string
  expires_at: string
  completed_at: string | null
  cancelled_at: string | null
  /** The newest attempt. */
  payment_id: string | null
}

export interface StandInChargeback {
  id: string
  status: 'pending' | 'accepted' | 'cancelled' | 'expired' | 'defended' | 'lost'
  reason_code: string
  reason: string
  created_at: string
  due_date: string
  payment_id: string
}

export interface StandInEvent {
  id: string
  type: string
  resource: 'event'
  created_at: string
  reason: string | null
  data: unknown
}

/** Refused, in KOMOJU's own shape. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly param: string | null
  constructor(status: number, code: string, message: string, param: string | null = null) {
    super(message)
    this.status = status
    this.code = code
    this.param = param
  }
}
