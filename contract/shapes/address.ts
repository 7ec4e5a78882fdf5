import * as z from 'zod/mini'
import { textOrNull } from './fields.ts'
import {
  addressLine,
  optionalAddressLine,
  optionalCompanyName,
  optionalKanaName,
  personName,
  phoneNumber,
  postalCode,
} from './input.ts'
import { requiredUnless } from './rules.ts'

/** A place parcels go to, as typed by a shopper. Postal code as 7 digits. */
export const AddressSchema = z.object({
  shipping_last_name: z.string(),
  shipping_first_name: z.string(),
  shipping_last_name_kana: z.string(),
  shipping_first_name_kana: z.string(),
  company_name: textOrNull(),
  department_name: textOrNull(),
  postal_code: z.string(),
  prefecture: z.string(),
  city: z.string(),
  address1: z.string(),
  address2: z.string(),
  phone_number: z.string(),
})
export type Address = z.infer<typeof AddressSchema>

/**
 * An `Address` as a shopper sends it, checked by the rules of behaviour 5.1 (no kana needed of a company); what
 * comes out is an `Address`.
 */
export const AddressInputSchema = z
  .object({
    shipping_last_name: personName(),
    shipping_first_name: personName(),
    shipping_last_name_kana: optionalKanaName(),
    shipping_first_name_kana: optionalKanaName(),
    company_name: optionalCompanyName(),
    department_name: optionalCompanyName(),
    postal_code: postalCode(),
    prefecture: addressLine(),
    city: addressLine(),
    address1: addressLine(),
    address2: optionalAddressLine(),
    phone_number: phoneNumber(),
  })
  .check(
    requiredUnless('shipping_last_name_kana', 'company_name'),
    requiredUnless('shipping_first_name_kana', 'company_name'),
  )
export type AddressInput = z.input<typeof AddressInputSchema>

export const PrefectureSchema = z.object({
  id: z.int(),
  name: z.string(),
  kana: z.string(),
  /** Region of the shipping fee table, e.g. 関東. */
  region: z.string(),
})
export type Prefecture = z.infer<typeof PrefectureSchema>

/** One place a postal code may mean; a code can cover several towns. */
export const PostalAddressSchema = z.object({
  postal_code: z.string(),
  prefecture: z.string(),
  city: z.string(),
  /** Town; empty when the code names a whole city. */
  address1: z.string(),
  /** Name of the company or office whose own code this is; null otherwise. */
  office_name: textOrNull(),
})
export type PostalAddress = z.infer<typeof PostalAddressSchema>
