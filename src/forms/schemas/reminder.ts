import * as z from 'zod/mini'
import { email, loginName, personName, text } from '#contract/shapes/input.ts'
import { ReminderRequestSchema } from '#contract/shapes/reminder.ts'
import { areSame, chosen } from './password.ts'

// The link's token is no field: it is put in when the form is sent.
export const request = ReminderRequestSchema
export const reset = z.object(chosen).check(areSame)
export const resetWithAnswer = z.object({ ...chosen, answer: text(100) }).check(areSame)
export const username = z.object({ email: email(), last_name: personName(), first_name: personName() })
export const usernameReset = z.object({
  username: loginName(),
})
