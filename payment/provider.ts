import type { PolicyHosts } from '#contract/policy-hosts.ts'
import type { PaymentServiceSettings } from '#contract/shapes/payment-service.ts'
import type { KONBINI_CHAINS } from '#contract/shapes/payment-terms.ts'

/**
 * The door that every payment company stands behind. A provider is one folder beside this file: it turns these requests
 * into the company's own and its answers into these outcomes. It knows nothing of carts, orders or tables.
 *
 * Three laws. (1) A request may be sent any number of times; money moves at most once, because `idempotency_key` and
 * `refund_key` name it. (2) What the company did not say is `unknown`, never a guess. (3) A notice only says where to look:
 * the shop asks for the state itself, so notices may come late, twice or in any order.
 */
export interface PaymentProvider {
  /** Its folder's name, and its name in addresses: `stripe`. */
  name: string
  /** What it takes, and how; a method that is missing it does not take. */
  methods: Partial<Record<ProviderMethod, MethodTraits>>
  /**
   * Looks at a card given once; undefined for a token that names none that can be charged. A kept card cannot be named this
   * way.
   */
  inspect(token: string): Promise<InspectedCard | undefined>
  /** Reserves the amount, or begins what makes the shopper pay it. */
  authorise(request: PaymentRequest): Promise<PaymentOutcome>
  /** How a payment stands now; undefined when the request to begin it never arrived. It never charges. */
  find(payment: KnownPayment): Promise<PaymentOutcome | undefined>
  /** Takes what was reserved, or the part of it that is still wanted; the rest is set free. */
  capture(payment: KnownPayment, amount: number): Promise<CaptureOutcome>
  /**
   * Makes sure that a payment takes nothing, whether its request arrived, is still on its way or was approved: what is
   * reserved is set free, what was taken is given back, and a request arriving later is declined.
   */
  cancel(payment: KnownPayment): Promise<void>
  /** Gives back a part of what was taken, or all of it. */
  refund(payment: KnownPayment, refund: RefundRequest): Promise<RefundOutcome>
  /** Idempotency key of the payment a browser's verdict is about; undefined for one the provider did not sign. */
  readVerdict(verdict: Verdict): Promise<string | undefined>
  /** Keeps a card, so that its member can pay with it again. */
  keep(request: KeepRequest): Promise<KeepOutcome>
  /** Forgets a kept card; one it does not know is no error. */
  forget(card: Pick<KeptCard, 'token' | 'token_key'>): Promise<void>
  /** What a message at the notice address says; undefined for one the provider did not sign. */
  readNotice(message: NoticeMessage): Promise<Notice | undefined>
  /** Every payment of this account that was begun in the time, oldest first, for the hourly comparison. */
  listPayments(time: { from: Date; until: Date }): AsyncIterable<ListedPayment>
  /** A chargeback as it stands now; undefined when there is none of this name. */
  findDispute(reference: string): Promise<Dispute | undefined>
  /** Every chargeback of this account that was opened since, for the hourly comparison. */
  listDisputes(since: Date): AsyncIterable<Pick<Dispute, 'reference' | 'state'>>
  /**
   * Whether the account can be used, found by a request that moves nothing; undefined where there is nothing to check. It
   * does not throw: what goes wrong is what it tells.
   */
  check(): Promise<AccountCheck | undefined>
}

/** Ways to pay that a company can take for the shop, by the codes of `contract/shapes/cart.ts`. */
export const PROVIDER_METHODS = ['card', 'konbini', 'paypay', 'bank_transfer', 'deferred'] as const
export type ProviderMethod = (typeof PROVIDER_METHODS)[number]

export interface MethodTraits {
  /**
   * What the shopper does. `fields`: types into the provider's own fields at the payment step. `hosted`: goes to a page
   * of the provider after the order was confirmed. `none`: nothing more at the shop; what to do comes with the outcome.
   */
  entry: 'fields' | 'hosted' | 'none'
  /** Whether money can be reserved at the order and taken at the shipping. */
  can_capture_later: boolean
  /** Whether `refund` works; where not, the shop pays back by itself. */
  can_refund: boolean
}

/** One payment, as the shop wrote it down before it asked. */
export interface PaymentRequest {
  method: ProviderMethod
  /** One per attempt: however often it is sent, the provider charges at most once. */
  idempotency_key: string
  order_no: string
  /** Whole yen. */
  amount: number
  /** The card to charge; null for every other method, and for cards typed on a hosted page. */
  card: {
    /** The provider's name for it, from its fields in the browser. */
    token: string
    /** The key that `keep` gave; null for a card given once. */
    token_key: string | null
  } | null
  /** When the money is taken. Methods that cannot reserve take it at the order. */
  capture: 'at_order' | 'at_shipping'
  payer: Payer
  /** Where the browser comes back to from a challenge or a hosted page. */
  return_url: string
  /** Whole days the shopper may take, for methods that are paid later. */
  days_to_pay: number
}

/** What a provider tells of a card before it is charged. */
export interface InspectedCard {
  /** The same for every token of one card number; null where the provider has no such thing. */
  fingerprint: string | null
}

export interface Payer {
  /** Family name first. */
  name: string
  /** Full-width katakana; empty when not given. */
  name_kana: string
  email: string
  /** Digits, perhaps with hyphens. */
  phone: string
}

export interface KnownPayment extends PaymentRequest {
  /** The provider's own name of the payment, as an outcome gave it; null before the first one that had it. */
  reference: string | null
}

/** What became of a payment. `approved`, `declined` and `expired` are final, but for refunds and chargebacks. */
export type PaymentOutcome =
  /** The money is reserved, or taken. */
  | ({ result: 'approved'; is_captured: boolean } & ApprovedPayment)
  /** Refused, given up or cancelled: nothing was taken, and nothing will be. */
  | { result: 'declined' }
  /** The shopper must do something at the provider first: 3-D Secure, or a hosted page. */
  | { result: 'challenge'; redirect_url: string; reference?: string }
  /** The order stands; the shopper pays by these instructions later. */
  | { result: 'awaiting'; reference: string; instructions: PaymentInstructions }
  /** It was `awaiting`, and nobody paid in time. */
  | { result: 'expired' }
  /** Nobody knows yet: a timeout, a lost connection, a provider in trouble. Ask later, never charge again. */
  | { result: 'unknown' }

export interface ApprovedPayment {
  reference: string
  /** As the provider has it; the shop compares it with what it asked for. */
  amount: number
  /** Upper case, `JPY`. */
  currency: string
  /** Null for other methods, and where the provider does not tell. */
  card: { brand: string; last4: string } | null
  risk: Risk | null
}

/** What the provider thinks of a payment. */
export interface Risk {
  level: 'normal' | 'elevated' | 'high'
  /** The provider's own words, for the staff; empty when it gave none. */
  reason: string
}

/** How an awaited payment is paid. */
export interface PaymentInstructions {
  /** Instant; the provider takes no money after it. */
  pay_by: string
  /** Shops at which it can be paid, and what is typed or shown there; empty for other methods. */
  stores: { store: KonbiniStore; payment_code: string; confirmation_code: string | null }[]
  /** The account made for this payment; null for other methods. */
  account: { bank: string; branch: string; kind: string; number: string; holder: string } | null
  /** A page of the provider with the same; null when it has none. */
  url: string | null
}

export type KonbiniStore = (typeof KONBINI_CHAINS)[number]

export type CaptureOutcome =
  | { result: 'captured' }
  /** It cannot be taken, now or ever: too late, too much, no such payment. */
  | { result: 'refused' }
  /** Nobody knows yet. Ask again. */
  | { result: 'unknown' }

export interface RefundRequest {
  /** One per refund: however often it is sent, the provider pays back at most once. */
  refund_key: string
  /** Whole yen; all refunds of a payment together are never more than it. */
  amount: number
}

export type RefundOutcome =
  | { result: 'refunded'; reference: string }
  /** It does not pay back, now or ever: too late, too much, no such charge. */
  | { result: 'refused' }
  /** Nobody knows yet. Ask again with the same key. */
  | { result: 'unknown' }

export interface KeepRequest {
  /** The token of the card just given, from the provider's own fields in the browser. */
  token: string
  /** The customer's key, as it came with an earlier card of the same member; null with the first. */
  token_key: string | null
  /** Where the browser comes back to from a challenge. The same request is then sent again. */
  return_url: string
}

/** A card the provider keeps: its names for it, and what may be shown of it. Never a number. */
export interface KeptCard {
  token: string
  token_key: string
  /** As embossed. */
  name: string
  masked_number: string
  brand: string
  /** `YYYYMM` (behaviour 5.15). */
  expiration: string
}

export type KeepOutcome =
  | { result: 'kept'; card: KeptCard }
  /** The card's owner must confirm at the card company first (3-D Secure). */
  | { result: 'challenge'; redirect_url: string }
  /** The card company refuses to charge this card. */
  | { result: 'declined' }
  /** Not the token of a card that is valid now, or the token of a card that somebody else keeps. */
  | { result: 'unknown_token' }

/** What the provider says about a challenge, carried back by the shopper's browser. */
export interface Verdict {
  /** The provider's name for the transaction. */
  transaction_id: string
  result: 'authenticated' | 'attempted' | 'failed' | 'cancelled'
  /** Signature over the other fields, by a secret of provider and shop. */
  signature: string
}

/** A message of the provider's server to the shop's notice address, as it came. */
export interface NoticeMessage {
  headers: Headers
  /** The very bytes that were signed. */
  body: Uint8Array
}

/** Where to look, and nothing to believe. */
export interface Notice {
  /** The provider's name of the notice: the same for every time it is sent. */
  id: string
  /** `payment`: taken, refused, expired, given back. `other`: nothing the shop does anything about. */
  kind: 'payment' | 'dispute' | 'other'
  /** The provider's own word for what happened, for the log. */
  event: string
  /** Of the payment; null where the provider does not carry it. */
  idempotency_key: string | null
  /** The payment's, or the chargeback's; null for `other`. */
  reference: string | null
}

/** A payment as the provider lists it. */
export interface ListedPayment {
  /** Null for a payment that is not from this shop's software. */
  idempotency_key: string | null
  order_no: string | null
  reference: string
  amount: number
  /** Upper case. */
  currency: string
  state: 'open' | 'awaiting' | 'reserved' | 'captured' | 'ended'
  /** Yen given back so far. */
  refunded: number
  begun_at: Date
}

/** A chargeback: the card's owner disputes the payment. */
export interface Dispute {
  reference: string
  /** Of the payment. */
  payment_reference: string
  idempotency_key: string | null
  amount: number
  /** The provider's own word. */
  reason: string
  state: 'to_answer' | 'answered' | 'won' | 'lost'
  /** Until when the shop may answer; null when it may not, or no more. */
  answer_by: Date | null
}

/** How an account looks from this machine. It holds no secret. */
export interface AccountCheck {
  /** `refused`: the provider does not take the key. `silent`: it does not answer. */
  key: 'good' | 'refused' | 'silent'
  /** In English, what is wrong with the key and how to mend it; empty for a good one. */
  told: string
  /** Seconds this machine's clock is ahead of the provider's, below 0 when it is behind; null when there was no answer. */
  clock_ahead_s: number | null
  /** Where the provider sends notices; null where it does not tell. */
  notice_addresses: NoticeAddress[] | null
}

export interface NoticeAddress {
  url: string
  is_on: boolean
  /** What the shop needs to hear of, and is not sent there. */
  missing_events: string[]
}

/** A provider that is open, with what browsers are told of it for each of its methods. */
export interface OpenProvider {
  provider: PaymentProvider
  settings: Partial<Record<ProviderMethod, PaymentServiceSettings>>
  /** What its fields ask for on a page where a card is typed. */
  hosts: PolicyHosts
  close(): Promise<void>
}
