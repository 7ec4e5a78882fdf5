import * as z from 'zod/mini'
import { toJanCode } from '../jan-code.ts'
import { toLines, toOneLine } from '../typed-text.ts'
import { emailText, halfWidthAlphaNum, kana, passwordText, post, required, tel } from './rules.ts'

/** First check of everything that is typed into one line. */
export const oneLine = () => z.overwrite(toOneLine)

/**
 * Fields people type, by behaviour 5.1, in one line. Spaces around are dropped. `…()` must be filled; `optional…()` may be
 * left empty, as `''`.
 */
export const text = (max: number) => z.string().check(oneLine(), required(), z.maxLength(max))
export const optionalText = (max: number) => z.string().check(oneLine(), z.maxLength(max))
/** The same in many lines. */
export const lines = (max: number) => z.string().check(z.overwrite(toLines), required(), z.maxLength(max))
export const optionalLines = (max: number) => z.string().check(z.overwrite(toLines), z.maxLength(max))

/** People may leave empty what answers give as null. */
export const emptyToNull = <Text extends z.ZodMiniType<string, string>>(text: Text) =>
  z.nullable(text).check(z.overwrite((value) => (value === '' ? null : value)))

/** Family or given name. */
export const personName = () => text(50)
export const kanaName = () => text(50).check(kana())
export const optionalKanaName = () => optionalText(50).check(kana())
/** Company, group, department or position: at most 250 characters (behaviour 5.4). */
export const companyName = () => text(250)
/** Left out, null or empty for private persons. */
export const optionalCompanyName = () => z.prefault(emptyToNull(optionalText(250)), null)

const dropHyphen = () => z.overwrite<string>((code) => code.replace('-', ''))
/** `123-4567` or `1234567`; kept as 7 digits. */
export const postalCode = () => z.string().check(oneLine(), required(), post(), dropHyphen())
export const optionalPostalCode = () => z.string().check(oneLine(), post(), dropHyphen())
/** Landline or cell phone, kept as typed. */
export const phoneNumber = () => z.string().check(oneLine(), required(), tel())
export const optionalPhoneNumber = () => z.string().check(oneLine(), tel())
export const email = () => z.string().check(oneLine(), required(), emailText(), z.maxLength(254))
/** 4 letters or more: the name somebody logs in with, where it is not the mail address. */
export const loginName = () => text(50).check(halfWidthAlphaNum(), z.minLength(4))
/** Never trimmed: a space is no letter of a password and says so. At most 128 characters. */
export const password = () => z.string().check(required(), passwordText(), z.maxLength(128))
/** In one spelling. What is no JAN is told where it is written (`findJanFault`): one that is kept may be older than the rule. */
export const optionalJanCode = () => z.string().check(oneLine(), z.overwrite(toJanCode), z.maxLength(40))
/** One line of an address. */
export const addressLine = () => text(100)
export const optionalAddressLine = () => optionalText(100)
