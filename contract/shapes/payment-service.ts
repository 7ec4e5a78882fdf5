import * as z from 'zod/mini'
import { textOrNull, yen } from './fields.ts'

/**
 * What the browser needs to talk to a payment provider; nothing secret. A card is typed into a frame of the provider's own
 * origin: the shop's pages, script and API never see its number.
 */
export const PaymentServiceSettingsSchema = z.object({
  /** The way to pay it is asked for, as `payments` name it: `card`. */
  code: z.string(),
  /** Which provider it is, and so how its frame is talked to: `test-cards`. */
  provider: z.string(),
  name: z.string(),
  /**
   * What the shopper does: types into the provider's fields at the payment step, goes to its page after the order was
   * confirmed, or nothing more at the shop.
   */
  entry: z.enum(['fields', 'hosted', 'none']),
  /** The page with the card's fields, shown in a frame; null where the provider's script makes its frames itself. */
  frame_url: textOrNull(),
  /** The provider's own script; null where the frame is all there is. */
  script_url: textOrNull(),
  /** The shop's public name at the provider; empty where it needs none. */
  public_key: z.string(),
  is_test: z.boolean(),
  is_3d_secure: z.boolean(),
})
export type PaymentServiceSettings = z.infer<typeof PaymentServiceSettingsSchema>

/** Whether a cart can be paid this way now, and what it adds. */
export const PaymentCheckSchema = z.object({
  is_available: z.boolean(),
  /** Japanese, for the shopper; null when it is available. */
  reason: textOrNull(),
  fee: yen(),
  total_payment: yen(),
})
export type PaymentCheck = z.infer<typeof PaymentCheckSchema>
