import { randomBytes } from 'node:crypto'
import type { TestCard } from './test-cards.ts'

/** What the stand-in knows, in Stripe's own shapes as far as a shop like ours reads them. Times are seconds since 1970. */
interface Thing {
  id: string
  object: string
  created: number
  livemode: false
}

type Metadata = Record<string, string>

export interface Method extends Thing {
  object: 'payment_method'
  type: 'card' | 'konbini' | 'paypay'
  customer: string | null
  metadata: Metadata
  billing_details: { name: string | null; email: string | null; phone: string | null; address: unknown }
  card?: {
    brand: string
    last4: string
    exp_month: number
    exp_year: number
    fingerprint: string
    funding: 'credit'
    country: 'JP'
  }
}

export interface NextAction {
  type: 'redirect_to_url' | 'konbini_display_details'
  redirect_to_url?: { url: string; return_url: string | null }
  konbini_display_details?: {
    expires_at: number
    hosted_voucher_url: string
    stores: Record<string, { payment_code: string; confirmation_number?: string }>
  }
}

interface Failure {
  type: 'card_error' | 'invalid_request_error'
  code: string
  decline_code?: string
  message: string
  payment_method?: Method
}

export interface Intent extends Thing {
  object: 'payment_intent'
  amount: number
  amount_capturable: number
  amount_received: number
  currency: string
  capture_method: 'automatic' | 'automatic_async' | 'manual'
  client_secret: string
  customer: string | null
  description: string | null
  last_payment_error: Failure | null
  latest_charge: string | null
  metadata: Metadata
  next_action: NextAction | null
  payment_method: string | null
  payment_method_types: string[]
  cancellation_reason: string | null
  canceled_at: number | null
  status:
    | 'canceled'
    | 'processing'
    | 'requires_action'
    | 'requires_capture'
    | 'requires_confirmation'
    | 'requires_payment_method'
    | 'succeeded'
}

export interface Charge extends Thing {
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  captured: boolean
  currency: string
  disputed: boolean
  metadata: Metadata
  outcome: {
    type: string
    network_status: string
    risk_level: string
    seller_message: string
    reason: string | null
  }
  paid: boolean
  payment_intent: string
  payment_method: string
  payment_method_details: Record<string, unknown>
  refunded: boolean
  status: 'failed' | 'pending' | 'succeeded'
}

export interface Customer extends Thing {
  object: 'customer'
  metadata: Metadata
  name: string | null
  email: string | null
}

export interface Setup extends Thing {
  object: 'setup_intent'
  client_secret: string
  customer: string | null
  payment_method: string | null
  payment_method_types: string[]
  usage: string
  next_action: NextAction | null
  last_setup_error: Failure | null
  metadata: Metadata
  status: 'canceled' | 'requires_action' | 'requires_confirmation' | 'requires_payment_method' | 'succeeded'
}

export interface Refund extends Thing {
  object: 'refund'
  amount: number
  charge: string
  currency: string
  metadata: Metadata
  payment_intent: string
  reason: string | null
  instructions_email?: string
  status: 'canceled' | 'failed' | 'pending' | 'requires_action' | 'succeeded'
}

export interface Dispute extends Thing {
  object: 'dispute'
  amount: number
  charge: string
  currency: string
  evidence_details: {
    due_by: number | null
    has_evidence: boolean
    past_due: boolean
    submission_count: number
  }
  metadata: Metadata
  payment_intent: string
  reason: string
  status: string
}

export interface WebhookEndpoint extends Thing {
  object: 'webhook_endpoint'
  enabled_events: string[]
  status: 'enabled' | 'disabled'
  url: string
}

/** Who waits for the shopper, behind a page at hooks.stripe.com. */
export interface Errand {
  of: 'payment_intent' | 'setup_intent'
  id: string
  return_url: string | null
  is_done: boolean
}

export type Told = Intent | Charge | Refund | Dispute | Setup | Method

export interface Books {
  intents: Map<string, Intent>
  charges: Map<string, Charge>
  methods: Map<string, Method>
  customers: Map<string, Customer>
  setups: Map<string, Setup>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
  webhooks: Map<string, WebhookEndpoint>
  errands: Map<string, Errand>
  /** By the method's name: the card behind it. Numbers are kept nowhere else, and this leaves the process never. */
  cards: Map<string, { number: string; card: TestCard; is_set_up: boolean; is_used: boolean }>
  /** Ways to pay that the shop's account has turned on. */
  turned_on: Set<string>
  now: () => number
  /** Sends an event about a thing as it is now. */
  tell: (type: string, thing: Told) => void
}

export function openBooks({ now, tell }: Pick<Books, 'now' | 'tell'>): Books {
  return {
    intents: new Map(),
    charges: new Map(),
    methods: new Map(),
    customers: new Map(),
    setups: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    webhooks: new Map(),
    errands: new Map(),
    cards: new Map(),
    turned_on: new Set(['card', 'konbini', 'paypay']),
    now,
    tell,
  }
}

export const nameAnew = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

/** The beginning of every thing. */
export const begin = <Kind extends string>(prefix: string, object: Kind, now: number) => ({
  id: nameAnew(prefix),
  object,
  created: now,
  livemode: false as const,
})
