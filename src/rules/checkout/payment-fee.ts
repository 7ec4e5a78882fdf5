/** Steps of a fee by amount, in rising order; `up_to` is inclusive, null means «and above». Whole yen. */
export type FeeSteps = readonly { up_to: number | null; fee: number }[]

/**
 * What a way to pay costs for an amount; 0 when it is free of charge, undefined when the amount is beyond
 * the last step, so that this way to pay is not offered.
 */
export function getPaymentFee(steps: FeeSteps, amount: number): number | undefined {
  if (steps.length === 0) return 0
  return steps.find((step) => step.up_to === null || amount <= step.up_to)?.fee
}
