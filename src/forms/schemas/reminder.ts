import * as z from 'zod/mini'
import { email, personName, text } from '#contract/shapes/input.ts'
import { ReminderRequestSchema } from '#contract/shapes/reminder.ts'
import { halfWidthAlphaNum, required } from '#contract/shapes/rules.ts'
import { areSame, chosen } from './password.ts'

// The link's token is no field: it is put in when the form is sent.
export const request = ReminderRequestSchema
export const reset = z.object(chosen).check(areSame)
export const resetWithAnswer = z.object({ ...chosen, answer: text(100) }).check(areSame)
export const username = z.object({ email: email(), last_name: personName(), first_name: personName() })
export const usernameReset = z.object({
  username: z.string().check(z.trim(), required(), halfWidthAlphaNum(), z.minLength(4), z.maxLength(50)),
})
