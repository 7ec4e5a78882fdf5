import * as z from 'zod/mini'
import { id, textOrNull } from './fields.ts'
import {
  addressLine,
  email,
  emptyToNull,
  loginName,
  optionalAddressLine,
  optionalCompanyName,
  optionalKanaName,
  optionalPhoneNumber,
  optionalText,
  password,
  personName,
  postalCode,
} from './input.ts'
import { GenderSchema, NewsletterSchema, SecurityQuestionSchema } from './option-lists.ts'
import { verifyCode } from './session.ts'
import { confirmed, dateBirth, requiredUnless, requiredWithoutAll } from './rules.ts'

/** A member, as shown to that member. */
export const UserSchema = z.object({
  id: id(),
  /** Member number on documents. */
  code: z.string(),
  email: z.string(),
  /** Login name; never sent on update (behaviour 5.11). */
  username: z.string(),
  is_registered_member: z.boolean(),
  is_receive_newsletter: NewsletterSchema,
  /** Family and given name with a space between. */
  name: z.string(),
  last_name: z.string(),
  first_name: z.string(),
  name_kana: z.string(),
  last_name_kana: z.string(),
  first_name_kana: z.string(),
  company_name: textOrNull(),
  department_name: textOrNull(),
  gender_ct: z.nullable(GenderSchema),
  /** `YYYY-MM-DD`. */
  birthday: textOrNull(),
  job: z.string(),
  school: z.string(),
  postal_code: z.string(),
  prefecture: z.string(),
  city: z.string(),
  address1: z.string(),
  address2: z.string(),
  phone_number: z.string(),
  cell_phone_number: z.string(),
  fax_number: z.string(),
  /** Wants a code by mail after the password (ours). */
  is_use_mfa: z.optional(z.boolean()),
  /** False for a member who only ever came by a provider’s login (ours): a code is asked for where others type the password. */
  has_password: z.optional(z.boolean()),
  /** A new address whose code was not typed in yet; `email` stays the member’s until then (ours). */
  pending_email: z.optional(textOrNull()),
})
export type User = z.infer<typeof UserSchema>

const userFields = {
  email: email(),
  is_receive_newsletter: NewsletterSchema,
  last_name: personName(),
  first_name: personName(),
  last_name_kana: optionalKanaName(),
  first_name_kana: optionalKanaName(),
  company_name: optionalCompanyName(),
  department_name: optionalCompanyName(),
  gender_ct: z.optional(z.nullable(GenderSchema)),
  birthday: z.optional(emptyToNull(z.string().check(dateBirth()))),
  job: z.optional(optionalText(50)),
  school: z.optional(optionalText(100)),
  postal_code: postalCode(),
  prefecture: addressLine(),
  city: addressLine(),
  address1: addressLine(),
  address2: optionalAddressLine(),
  phone_number: z.optional(optionalPhoneNumber()),
  cell_phone_number: z.optional(optionalPhoneNumber()),
  fax_number: z.optional(optionalPhoneNumber()),
  is_use_mfa: z.optional(z.boolean()),
}

const userRules = [
  requiredUnless('last_name_kana', 'company_name'),
  requiredUnless('first_name_kana', 'company_name'),
  requiredWithoutAll(['phone_number', 'cell_phone_number']),
] as const

/**
 * What shows that it is the member and not somebody with a stolen token (ours): the present password, or, where
 * `has_password` is false, the code of `POST /v1/me/proof-code`.
 */
const proofFields = {
  current_password: z.optional(z.string().check(z.maxLength(128))),
  verify_code: z.optional(verifyCode()),
}
export const ProofSchema = z.object(proofFields)
export type Proof = z.output<typeof ProofSchema>

/** A member's own changes: the whole profile, without login name and password. */
export const UserInputSchema = z.object({ ...userFields, ...proofFields }).check(...userRules)

/** A new member. */
export const RegistrationSchema = z
  .object({
    ...userFields,
    /** Left out: the e-mail address is the login name. */
    username: z.optional(loginName()),
    password: password(),
    password_confirmation: z.string(),
    /** For the reminder; both or none. */
    question_ct: z.optional(z.nullable(SecurityQuestionSchema)),
    answer: z.optional(optionalText(100)),
    cart_token: z.optional(z.string()),
  })
  .check(...userRules, confirmed('password', 'password_confirmation'))
export type Registration = z.input<typeof RegistrationSchema>
