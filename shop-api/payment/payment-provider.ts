import type { PaymentServiceSettings } from '#contract/shapes/payment-service.ts'

/** What became of a request to charge. Only `approved` and `declined` are final. */
export type PaymentOutcome =
  | { result: 'approved'; reference: string }
  | { result: 'declined' }
  /** The shopper must confirm at the provider (3-D Secure) first. */
  | { result: 'challenge'; redirect_url: string }
  /** Nobody knows yet: a timeout, a lost connection, a provider in trouble. Ask later, never charge again. */
  | { result: 'unknown' }

export interface AuthoriseRequest {
  /** The provider's name for a card, from its own script in the browser. */
  token: string
  /** For a card kept for a customer: the key that `keep` gave. Left out or null for a card given once. */
  token_key?: string | null
  /** Whole yen. */
  amount: number
  order_no: string
  /** One per attempt: however often it is sent, the provider charges at most once. */
  idempotency_key: string
}

export interface KeepRequest {
  /** The token of the card just given, from the provider's own script in the browser. */
  token: string
  /** The customer's key, as it came with an earlier card of the same member; null with the first. */
  token_key: string | null
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
  /** The card company refuses to charge this card. */
  | { result: 'declined' }
  /** Not the token of a card that is valid now, or the token of a card that somebody else keeps. */
  | { result: 'unknown_token' }

export interface RefundRequest {
  /** Of the charge. */
  idempotency_key: string
  /** One per refund: however often it is sent, the provider pays back at most once. */
  refund_key: string
  /** Whole yen; all refunds of a charge together are never more than it. */
  amount: number
}

export type RefundOutcome =
  | { result: 'refunded'; reference: string }
  /** It does not pay back, now or ever: too late, too much, no such charge. */
  | { result: 'refused' }
  /** Nobody knows yet. Ask again with the same key. */
  | { result: 'unknown' }

/** What the shop needs of a card payment company. A real one is an adapter of this size. */
export interface PaymentProvider {
  /** Whether the token names a card given once that can be charged. A kept card cannot be named this way. */
  isUsable(token: string): Promise<boolean>
  /** Reserves the amount on the card. */
  authorise(request: AuthoriseRequest): Promise<PaymentOutcome>
  /** What became of an earlier request; undefined when it never arrived. */
  find(idempotency_key: string): Promise<PaymentOutcome | undefined>
  /** Idempotency key of the request a verdict is about; undefined for one the provider did not sign. */
  readVerdict(verdict: Verdict): Promise<string | undefined>
  /**
   * Makes sure that a request charges nothing, whether it arrived, is still on its way or was approved: an
   * approved amount is set free, and one arriving later is declined.
   */
  cancel(idempotency_key: string): Promise<void>
  /** Gives back a part of an approved charge, or all of it. */
  refund(request: RefundRequest): Promise<RefundOutcome>
  /** Keeps a card, so that its member can pay with it again. */
  keep(request: KeepRequest): Promise<KeepOutcome>
  /** Forgets a kept card; one it does not know is no error. */
  forget(card: Pick<KeptCard, 'token' | 'token_key'>): Promise<void>
}

/** What the provider says about a challenge, carried back by the shopper's browser. */
export interface Verdict {
  /** The provider's name for the transaction. */
  transaction_id: string
  result: 'authenticated' | 'attempted' | 'failed' | 'cancelled'
  /** Signature over the other fields, by a secret of provider and shop. */
  signature: string
}

/** A company that charges cards, and what browsers are told of it. */
export interface CardPayments {
  provider: PaymentProvider
  settings: PaymentServiceSettings
  close(): Promise<void>
}

/** Who takes payments for the shops of this installation. */
export interface Payments {
  /** Left out, no shop offers cards. */
  card?: CardPayments | undefined
}
