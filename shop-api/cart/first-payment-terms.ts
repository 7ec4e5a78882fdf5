/** What the ways to pay of a new shop cost and allow; its pages tell the same numbers. */
export const FIRST_PAYMENT_TERMS = {
  /** By goods and shipping fee of the order, in yen; above the last step cash on delivery is not offered. */
  cash_on_delivery_fees: [
    { up_to: 10_000, fee: 330 },
    { up_to: 30_000, fee: 440 },
    { up_to: 100_000, fee: 660 },
    { up_to: 300_000, fee: 1_100 },
  ],
  transfer_deadline_days: 7,
}
