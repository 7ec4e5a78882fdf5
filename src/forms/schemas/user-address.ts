import * as z from 'zod/mini'
import { companyName, kanaName } from '#contract/shapes/input.ts'
import { UserAddressInputSchema } from '#contract/shapes/user-address.ts'

// The contract leaves kana out only for companies; each form knows which of the two it asks.
export const personal = z.object({
  ...UserAddressInputSchema.shape,
  shipping_last_name_kana: kanaName(),
  shipping_first_name_kana: kanaName(),
})
export const corporate = z.object({ ...UserAddressInputSchema.shape, company_name: companyName() })
