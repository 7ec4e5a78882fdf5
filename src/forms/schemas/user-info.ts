import * as z from 'zod/mini'
import { companyName } from '#contract/shapes/input.ts'
import { requiredWithoutAll } from '#contract/shapes/rules.ts'
import { UserInputSchema } from '#contract/shapes/user.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { toWireUser } from './to-wire-user.ts'

export const anyPhone = requiredWithoutAll<Record<string, unknown>>(['phone_number', 'cell_phone_number'])

/** The API checks the same. The schema has no clock, so the check is here. */
export const bornBefore = z.refine<{ birthday?: string | null | undefined }>(
  ({ birthday }) => !birthday || birthday <= toJapanDay(new Date()),
  { params: { rule: 'date_birth' }, error: 'date_birth', path: ['birthday'] },
)

export const personal = z.pipe(z.transform(toWireUser), UserInputSchema.check(bornBefore))
// The contract wants kana unless there is a company: this form has one, and does not ask for kana.
export const corporate = z.pipe(
  z.transform(toWireUser),
  z.object({ ...UserInputSchema.shape, company_name: companyName() }).check(anyPhone),
)
