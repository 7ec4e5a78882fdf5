import * as z from 'zod/mini'
import { id, instant, key, textOrNull } from './fields.ts'

/** A question about a product as the shop's staff read it, answered or not. */
export const AdminQuestionSchema = z.object({
  id: id(),
  product: z.object({ key: key(), name: z.string() }),
  nickname: z.string(),
  /** Where the answer goes; null for one that asked before addresses were asked for. */
  email: textOrNull(),
  question: z.string(),
  answer: textOrNull(),
  asked_at: instant(),
  answered_at: z.nullable(instant()),
})
export type AdminQuestion = z.infer<typeof AdminQuestionSchema>

/** A message to every member. */
export const AdminSystemMessageSchema = z.object({
  key: key(),
  title: z.string(),
  /** Rich text. */
  body: z.string(),
  sent_at: instant(),
})
export type AdminSystemMessage = z.infer<typeof AdminSystemMessageSchema>
