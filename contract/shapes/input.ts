import * as z from 'zod/mini'
import { emailText, kana, passwordText, post, required, tel } from './rules.ts'

/**
 * Fields people type, by behaviour 5.1. Spaces around are dropped. `…()` must be filled; `optional…()` may be
 * left empty, as `''`.
 */
export const text = (max: number) => z.string().check(z.trim(), required(), z.maxLength(max))
export const optionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/** People may leave empty what answers give as null. */
export const emptyToNull = <Text extends z.ZodMiniType<string, string>>(text: Text) =>
  z.nullable(text).check(z.overwrite((value) => (value === '' ? null : value)))

/** Family or given name. */
export const personName = () => text(50)
export const kanaName = () => z.string().check(z.trim(), required(), kana(), z.maxLength(50))
export const optionalKanaName = () => z.string().check(z.trim(), kana(), z.maxLength(50))
/** Company, group, department or position: at most 250 characters (behaviour 5.4). */
export const companyName = () => text(250)
/** Left out, null or empty for private persons. */
export const optionalCompanyName = () => z.prefault(emptyToNull(optionalText(250)), null)

/** `123-4567` or `1234567`; kept as 7 digits. */
export const postalCode = () =>
  z.string().check(
    z.trim(),
    required(),
    post(),
    z.overwrite((code) => code.replace('-', '')),
  )
/** Landline or cell phone, kept as typed. */
export const phoneNumber = () => z.string().check(z.trim(), required(), tel())
export const optionalPhoneNumber = () => z.string().check(z.trim(), tel())
export const email = () => z.string().check(z.trim(), required(), emailText(), z.maxLength(254))
/** Never trimmed: a space is no letter of a password and says so. At most 128 characters. */
export const password = () => z.string().check(required(), passwordText(), z.maxLength(128))
/** One line of an address. */
export const addressLine = () => text(100)
export const optionalAddressLine = () => optionalText(100)
