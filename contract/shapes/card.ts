import * as z from 'zod/mini'
import { id } from './fields.ts'
import { required } from './rules.ts'

/** A card kept by the payment provider; we hold its token and what may be shown. */
export const CardSchema = z.object({
  id: id(),
  is_main: z.boolean(),
  /** The provider's name for this card, to pay with. */
  token: z.string(),
  /** The provider's key of the customer the token belongs to. */
  token_key: z.string(),
  name: z.string(),
  /** `**** **** **** 4242`. */
  masked_number: z.string(),
  brand: z.string(),
  /** `YYYYMM`. */
  expiration: z.string().check(z.regex(/^[0-9]{6}$/)),
})
export type Card = z.infer<typeof CardSchema>

/**
 * A card that was kept; or where its owner has to confirm at the card company first (3-D Secure), and then the same call is
 * made again.
 */
export const AddedCardSchema = z.union([CardSchema, z.object({ redirect_url: z.string() })])
export type AddedCard = z.infer<typeof AddedCardSchema>

/** A new card, after the provider's own script turned its number into a token. Numbers never reach us. */
export const CardInputSchema = z.object({
  token: z.string().check(required(), z.maxLength(200)),
  token_key: z.optional(z.string().check(z.maxLength(200))),
  is_main: z.optional(z.boolean()),
})
export type CardInput = z.input<typeof CardInputSchema>
