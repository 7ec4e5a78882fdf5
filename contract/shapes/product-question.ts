import * as z from 'zod/mini'
import { id, instant } from './fields.ts'
import { email, lines, optionalText } from './input.ts'

/** A question about a product that the shop answered and shows. */
export const ProductQuestionSchema = z.object({
  id: id(),
  product_id: id(),
  nickname: z.string(),
  question: z.string(),
  answer: z.string(),
  asked_at: instant(),
  answered_at: instant(),
})
export type ProductQuestion = z.infer<typeof ProductQuestionSchema>

export const ProductQuestionInputSchema = z.object({
  nickname: optionalText(30),
  /** Where the answer goes; a member's own address is used when left out. */
  email: z.optional(email()),
  question: lines(1000),
})
export type ProductQuestionInput = z.input<typeof ProductQuestionInputSchema>
