import * as z from 'zod/mini'
import { AddressInputSchema, AddressSchema } from './address.ts'
import { id } from './fields.ts'
import { optionalPhoneNumber } from './input.ts'

/** An entry of a member's address book. */
export const UserAddressSchema = z.extend(AddressSchema, {
  id: id(),
  /** 1 is the member's own address (behaviour 8.3), 2 somebody else's. */
  division_ct: z.literal([1, 2]),
  /** Family and given name with a space between. */
  shipping_name: z.string(),
  shipping_name_kana: z.string(),
  /** `123-4567`. */
  formatted_postal_code: z.string(),
  /** `address1` and `address2`. */
  combined_address: z.string(),
  /** From prefecture to building. */
  full_address: z.string(),
  cell_phone_number: z.string(),
  /** Where parcels go unless told otherwise; one address at most has it (behaviour 8.1). */
  is_default: z.boolean(),
  /** Printed as the sender of gifts; one address at most has it. */
  is_sender_default: z.boolean(),
})
export type UserAddress = z.infer<typeof UserAddressSchema>

export const UserAddressInputSchema = z.safeExtend(AddressInputSchema, {
  division_ct: z.optional(z.literal([1, 2])),
  cell_phone_number: z.optional(optionalPhoneNumber()),
})
export type UserAddressInput = z.input<typeof UserAddressInputSchema>

/** What an import did: every line is told, none is dropped in silence. */
export const UserAddressImportSchema = z.object({
  imported: z.int(),
  /** Valid lines whose exact address is in the book already: a corrected file may be sent again as a whole. */
  unchanged: z.int(),
  failures: z.array(
    z.object({
      /** Line of the file, the heading being 1. */
      line: z.int(),
      errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
    }),
  ),
})
export type UserAddressImport = z.infer<typeof UserAddressImportSchema>
