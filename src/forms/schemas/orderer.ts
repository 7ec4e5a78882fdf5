import * as z from 'zod/mini'
import { OrdererInputSchema } from '#contract/shapes/cart.ts'
import { companyName, kanaName } from '#contract/shapes/input.ts'

// The contract leaves kana out only for companies; each form knows which of the two it asks.
export const personal = z.object({
  ...OrdererInputSchema.shape,
  last_name_kana: kanaName(),
  first_name_kana: kanaName(),
})
export const corporate = z.object({ ...OrdererInputSchema.shape, company_name: companyName() })
