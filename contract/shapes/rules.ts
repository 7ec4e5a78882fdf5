import * as z from 'zod/mini'
import { EMAIL_ADDRESS } from '../email-address.ts'

/**
 * The validation rules of behaviour 5.1 as zod checks. They carry a rule's name and numbers, never a sentence:
 * `toFieldError` (../field-error.ts) reads them back and `src/text` has the words. Their message is the rule's
 * name, for readers that get nothing else of an issue (standard schema).
 * Empty text passes every rule but `required`, so an optional field needs no second schema.
 */
const format = (name: string, pattern: RegExp) =>
  new z.core.$ZodCheckStringFormat({ check: 'string_format', format: name, pattern, error: () => name })

/** Full-width katakana; spaces, long mark, middle dot and punctuation too. */
export const kana = () => format('kana', /^[\u30a1-\u30fa\u30fc-\u30fe・ー、。，．！？「」（）‐－ \u3000]*$/u)
/** Postal code: 3 digits, optional hyphen, 4 digits. */
export const post = () => format('post', /^(?:[0-9]{3}-?[0-9]{4})?$/)
/** Phone number: without hyphens 0 and 9-10 digits, with hyphens 0 and three groups of 1-4 digits. */
export const tel = () => format('tel', /^(?:0[0-9]{9,10}|0[0-9]{1,4}-[0-9]{1,4}-[0-9]{1,4})?$/)
export const halfWidthAlphaNum = () => format('half_width_alpha_num', /^[A-Za-z0-9]*$/)
/** A word of an address: `new-helmet_2`. */
export const urlKey = () => format('url_key', /^(?:[A-Za-z0-9][A-Za-z0-9_-]*)?$/)
/** Address of a page of the shop, slashes at both ends: `/guide/shipping/`. */
export const pageUrl = () => format('page_url', /^(?:\/(?:[A-Za-z0-9][A-Za-z0-9._-]*\/)+)?$/)
/** A day that exists, `YYYY-MM-DD`. */
export const dateBirth = () => format('date_birth', new RegExp(`^$|${z.core.regexes.date.source}`))
/** Half-width letters together with digits, `-`, `_` and `.` allowed, 8 or more. */
export const passwordText = () => format('password', /^(?:(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9._-]{8,})?$/)
/** Its whole length is a check of its own, with a sentence of its own. */
export const emailText = () => format('email', EMAIL_ADDRESS)

/**
 * First check of a field that must be filled. It does not abort, or rules of the whole object would be
 * skipped.
 */
export const required = () => z.minLength(1, { error: 'required' })

/** Parameters a check of our own leaves in its issue for `toFieldError`. */
export interface RuleParams {
  rule: 'required' | 'date_birth' | 'decimal' | 'required_without_all' | 'min_date' | 'confirmed'
  [name: string]: string | number
}
const params = (rule: RuleParams) => ({ params: { ...rule }, error: rule.rule })

/** A number, or the text of one, with at most `max` decimal places. */
export const decimal = (max: number) =>
  z.refine<string | number>(
    (value) => value === '' || new RegExp(`^-?[0-9]+(?:\\.[0-9]{1,${max}})?$`).test(String(value)),
    params({ rule: 'decimal', max }),
  )

type Fields = Record<string, unknown>
/** zod skips the rules of an object while a field is wrong; a form wants to hear of everything at once. */
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
const ofObject = (rule: RuleParams) => ({ ...params(rule), when })
const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** For an object: at least one of the fields is filled; the error stands at the first. */
export const requiredWithoutAll = <Shape extends Fields>(fields: readonly (keyof Shape & string)[]) =>
  z.refine<Shape>((shape) => fields.some((field) => !isBlank(shape[field])), {
    ...ofObject({ rule: 'required_without_all', fields: fields.join(',') }),
    path: fields.slice(0, 1),
  })

/**
 * For an object: `field` must be filled unless `other` is (kana of a person, but not of a company: behaviour
 * 5.5).
 */
export const requiredUnless = <Shape extends Fields>(
  field: keyof Shape & string,
  other: keyof Shape & string,
) =>
  z.refine<Shape>((shape) => !isBlank(shape[field]) || !isBlank(shape[other]), {
    ...ofObject({ rule: 'required' }),
    path: [field],
  })

/** For an object: `field` must be filled while `other` holds `value`. */
export const requiredWhen = <Shape extends Fields>(
  field: keyof Shape & string,
  other: keyof Shape & string,
  value: string,
) =>
  z.refine<Shape>((shape) => shape[other] !== value || !isBlank(shape[field]), {
    ...ofObject({ rule: 'required' }),
    path: [field],
  })

/** For an object: the day in `to` is on or after the day in `from`; either may be missing. */
export const minDate = <Shape extends Fields>(from: keyof Shape & string, to: keyof Shape & string) =>
  z.refine<Shape>(
    (shape) => isBlank(shape[from]) || isBlank(shape[to]) || String(shape[to]) >= String(shape[from]),
    { ...ofObject({ rule: 'min_date', field: from }), path: [to] },
  )

/** For an object: both fields hold the same text (a password typed twice). */
export const confirmed = <Shape extends Fields>(field: keyof Shape & string, again: keyof Shape & string) =>
  z.refine<Shape>((shape) => shape[field] === shape[again], {
    ...ofObject({ rule: 'confirmed', field }),
    path: [again],
  })
