import * as z from 'zod/mini'
import { AddressInputSchema } from '#contract/shapes/address.ts'
import { companyName, kanaName } from '#contract/shapes/input.ts'

// The contract leaves kana out only for companies; each form knows which of the two it asks.
export const personal = z.object({
  ...AddressInputSchema.shape,
  shipping_last_name_kana: kanaName(),
  shipping_first_name_kana: kanaName(),
})
export const corporate = z.object({ ...AddressInputSchema.shape, company_name: companyName() })
