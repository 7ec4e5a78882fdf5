import * as z from 'zod/mini'
import { password as newPassword } from '#contract/shapes/input.ts'
import { confirmed, required } from '#contract/shapes/rules.ts'

/** A password as it is chosen; forms that ask for more extend it. */
export const chosen = {
  password: newPassword(),
  password_confirmation: z.string().check(required()),
}

export const areSame = confirmed<{ password: string; password_confirmation: string }>(
  'password',
  'password_confirmation',
)

export const change = z
  .object({ current_password: z.string().check(required(), z.maxLength(128)), ...chosen })
  .check(areSame)
