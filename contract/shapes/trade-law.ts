import * as z from 'zod/mini'
import { richText } from './fields.ts'
import { lines, optionalLines, text } from './input.ts'

const words = () => optionalLines(2000)

/**
 * What the law page says (特定商取引法に基づく表記) beside the seller, the fees and the ways to pay, which it takes from
 * where they are kept. Empty for the words every shop begins with.
 */
export const TradeLawSchema = z.object({
  price: words(),
  extra_fees: words(),
  payment: words(),
  delivery: words(),
  application_deadline: words(),
  quantity: words(),
  returns: words(),
  cancellation: words(),
  environment: words(),
  /** Rows of the shop’s own, e.g. a licence. */
  rows: z.array(z.object({ label: text(50), text: lines(2000) })).check(z.maxLength(20)),
  /** Rich text at the end of the page on shipping. */
  shipping_note: richText().check(z.maxLength(20_000)),
})
export type TradeLaw = z.infer<typeof TradeLawSchema>

/** What a shop still lacks before it may open. */
export const OPENING_STEPS = ['company', 'shipping_fees', 'payment_methods', 'products', 'returns'] as const

export const OpeningStepSchema = z.object({
  code: z.enum(OPENING_STEPS),
  is_done: z.boolean(),
  /** What is to be done, for people. */
  message: z.string(),
})
export type OpeningStep = z.infer<typeof OpeningStepSchema>
