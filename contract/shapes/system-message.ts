import * as z from 'zod/mini'
import { id, instant, key, richText, textOrNull } from './fields.ts'

/** A message of the shop to a member, in the message center. */
export const SystemMessageSchema = z.object({
  id: id(),
  key: key(),
  title: z.string(),
  /** Rich text. */
  body: richText(),
  order_no: textOrNull(),
  is_read: z.boolean(),
  sent_at: instant(),
})
export type SystemMessage = z.infer<typeof SystemMessageSchema>
