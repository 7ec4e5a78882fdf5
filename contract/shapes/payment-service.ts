import * as z from 'zod/mini'
import { yen } from './fields.ts'

/** What the browser needs to talk to a payment provider; nothing secret. */
export const PaymentServiceSettingsSchema = z.object({
  code: z.string(),
  name: z.string(),
  /** The provider's own script, which turns card numbers into tokens; null for our test provider. */
  script_url: z.nullable(z.string()),
  public_key: z.string(),
  is_test: z.boolean(),
  is_3d_secure: z.boolean(),
})
export type PaymentServiceSettings = z.infer<typeof PaymentServiceSettingsSchema>

/** Whether a cart can be paid this way now, and what it adds. */
export const PaymentCheckSchema = z.object({
  is_available: z.boolean(),
  /** Japanese, for the shopper; null when it is available. */
  reason: z.nullable(z.string()),
  fee: yen(),
  total_payment: yen(),
})
export type PaymentCheck = z.infer<typeof PaymentCheckSchema>
