import * as z from 'zod/mini'
import { instant } from './fields.ts'

/** An account of a shop at a payment provider, as it looks from the API's machine. Nothing of it is secret. */
export const PaymentAccountSchema = z.object({
  provider: z.string(),
  /** Shops that share the account. */
  shops: z.array(z.string()),
  is_test: z.boolean(),
  /** Null where there is nothing to check. */
  check: z.nullable(
    z.object({
      /** `refused`: the provider does not take the key. `silent`: it does not answer. */
      key: z.enum(['good', 'refused', 'silent']),
      /** English, how to mend the key; empty for a good one. */
      told: z.string(),
      /** Seconds; below 0 when this machine's clock is behind. Null when there was no answer. */
      clock_ahead_s: z.nullable(z.int()),
      /** Those of this software; null where the provider does not tell where it sends notices. */
      notice_addresses: z.nullable(
        z.array(z.object({ url: z.string(), is_on: z.boolean(), missing_events: z.array(z.string()) })),
      ),
    }),
  ),
  /** When the last payment was settled whose notice should be here by now. */
  last_payment_at: z.nullable(instant()),
  last_notice_at: z.nullable(instant()),
})
export type PaymentAccount = z.infer<typeof PaymentAccountSchema>
