/** What the shopper must do after ordering, for ways to pay that are settled later. */
export interface PaymentGuide {
  /** The bank account, as told to the shopper. */
  account: string
  deadline_days: number
}
