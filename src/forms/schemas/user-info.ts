import * as z from 'zod/mini'
import { companyName } from '#contract/shapes/input.ts'
import { requiredWithoutAll } from '#contract/shapes/rules.ts'
import { UserInputSchema } from '#contract/shapes/user.ts'
import { toWireUser } from './to-wire-user.ts'

export const anyPhone = requiredWithoutAll<Record<string, unknown>>(['phone_number', 'cell_phone_number'])

export const personal = z.pipe(z.transform(toWireUser), UserInputSchema)
// The contract wants kana unless there is a company: this form has one, and does not ask for kana.
export const corporate = z.pipe(
  z.transform(toWireUser),
  z.object({ ...UserInputSchema.shape, company_name: companyName() }).check(anyPhone),
)
