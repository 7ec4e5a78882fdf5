/** What the shopper must do after ordering, for ways to pay that are settled later. */
export interface PaymentGuide {
  /** The bank account, as told to the shopper. */
  account: string
  deadline_days: number
  /** Days before the deadline on which the orderer is reminded; null or missing for never. */
  remind_days_before?: number | null
  /** Days after the deadline on which an unpaid order ends by itself; null or missing for never. */
  cancel_days_after?: number | null
}
