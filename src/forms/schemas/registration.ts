import * as z from 'zod/mini'
import { companyName } from '#contract/shapes/input.ts'
import { RegistrationSchema } from '#contract/shapes/user.ts'
import { areSame } from './password.ts'
import { toWireUser } from './to-wire-user.ts'
import { anyPhone, bornBefore } from './user-info.ts'

export const personal = z.pipe(z.transform(toWireUser), RegistrationSchema.check(bornBefore))
// As in user-info.ts: a company gives no kana.
export const corporate = z.pipe(
  z.transform(toWireUser),
  z.object({ ...RegistrationSchema.shape, company_name: companyName() }).check(anyPhone, areSame),
)
