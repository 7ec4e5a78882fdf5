import * as z from 'zod/mini'
import { email, optionalText, password } from './input.ts'
import { SecurityQuestionSchema } from './option-lists.ts'
import { confirmed, required } from './rules.ts'

/** Token of the link in a reminder's mail. */
export const reminderToken = () => z.string().check(required(), z.maxLength(200))

/** Asks for the mail; the answer is the same whether the address is known or not. */
export const ReminderRequestSchema = z.object({ email: email() })

/** Which security question the reset will ask; null for none. */
export const ReminderCheckSchema = z.object({ question_ct: z.nullable(SecurityQuestionSchema) })
export type ReminderCheck = z.infer<typeof ReminderCheckSchema>

export const ReminderResetSchema = z
  .object({
    token: reminderToken(),
    /** Needed when the check named a question. */
    answer: z.optional(optionalText(100)),
    password: password(),
    password_confirmation: z.string(),
  })
  .check(confirmed('password', 'password_confirmation'))
