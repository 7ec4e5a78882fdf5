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
  /** Whole yen. */
  amount: number
  order_no: string
  /** One per attempt: however often it is sent, the provider charges at most once. */
  idempotency_key: string
}

/** What the shop needs of a card payment company. A real one is an adapter of this size. */
export interface PaymentProvider {
  /** Whether the token names a card that can be charged. */
  isUsable(token: string): Promise<boolean>
  /** Reserves the amount on the card. */
  authorise(request: AuthoriseRequest): Promise<PaymentOutcome>
  /** What became of an earlier request; undefined when it never arrived. */
  find(idempotency_key: string): Promise<PaymentOutcome | undefined>
  /**
   * Makes sure that a request charges nothing, whether it arrived, is still on its way or was approved: an
   * approved amount is set free, and one arriving later is declined.
   */
  cancel(idempotency_key: string): Promise<void>
}
