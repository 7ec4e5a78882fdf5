import type * as z from 'zod/mini'

/**
 * What can be wrong with a field, as sent with 422 (`errors[].code`) and as shown beside it.
 * The first block is behaviour 5.1 in its order; the sentences live in `src/text`.
 */
export type FieldErrorCode =
  | 'kana'
  | 'post'
  | 'decimal'
  | 'tel'
  | 'required_without_all'
  | 'half_width_alpha_num'
  | 'date_birth'
  | 'min_date'
  // and what the table takes for granted:
  | 'url_key'
  | 'page_url'
  | 'required'
  | 'email'
  | 'password'
  | 'confirmed'
  | 'date'
  | 'url'
  | 'integer'
  | 'number'
  | 'choice'
  | 'file'
  | 'min'
  | 'max'
  | 'min_length'
  | 'max_length'
  | 'min_items'
  | 'max_items'
  | 'invalid'

export interface FieldError {
  code: FieldErrorCode
  /** Numbers the sentence needs: `min` or `max`, in characters, decimal places, entries or bytes. */
  params: { min?: number; max?: number }
}

const formats: Codes = {
  kana: 'kana',
  post: 'post',
  tel: 'tel',
  half_width_alpha_num: 'half_width_alpha_num',
  url_key: 'url_key',
  page_url: 'page_url',
  date_birth: 'date_birth',
  email: 'email',
  password: 'password',
  date: 'date',
  datetime: 'date',
  url: 'url',
}

/**
 * The code of an issue of zod and its numbers, the same on both sides of the wire.
 * zod keeps what was typed out of its issues (so do we, out of logs), hence `input`, the value that was
 * validated: only it tells a missing field from one of the wrong kind.
 */
export function toFieldError(issue: z.core.$ZodIssue, input: unknown): FieldError {
  if (issue.code === 'custom') return toRuleError(issue.params)
  if (isBlank(issue.path.reduce(follow, input))) return { code: 'required', params: {} }
  switch (issue.code) {
    case 'invalid_type':
      return { code: types[issue.expected] ?? 'invalid', params: {} }
    case 'invalid_format':
      return { code: formats[issue.format] ?? 'invalid', params: {} }
    case 'invalid_value':
      return { code: 'choice', params: {} }
    case 'too_small':
      // Only spaces: blank once they are trimmed.
      if (issue.origin === 'string' && issue.minimum === 1) return { code: 'required', params: {} }
      // «More than 0» is asked of whole numbers only (`z.positive()`), and people read it as «1 or more».
      return {
        code: tooSmall[issue.origin] ?? 'min',
        params: { min: Number(issue.minimum) + (issue.inclusive === false ? 1 : 0) },
      }
    case 'too_big':
      return { code: tooBig[issue.origin] ?? 'max', params: { max: Number(issue.maximum) } }
    case 'invalid_union':
      return { code: isChoice(issue) ? 'choice' : 'invalid', params: {} }
    default:
      return { code: 'invalid', params: {} }
  }
}

type Codes = Readonly<Record<string, FieldErrorCode>>
const types: Codes = { int: 'integer', number: 'number', file: 'file' }
const tooSmall: Codes = { string: 'min_length', array: 'min_items', set: 'min_items', file: 'file' }
const tooBig: Codes = { string: 'max_length', array: 'max_items', set: 'max_items', file: 'file' }

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

function follow(value: unknown, step: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
}

const isChoice = (issue: z.core.$ZodIssueInvalidUnion) =>
  issue.errors.every((branch) => branch.every(({ code }) => code === 'invalid_value'))

const rules = [
  'required',
  'date_birth',
  'decimal',
  'required_without_all',
  'min_date',
  'confirmed',
] as const satisfies FieldErrorCode[]

/** Checks of our own say which rule they are (shapes/rules.ts). */
function toRuleError({ rule, max }: Record<string, unknown> = {}): FieldError {
  const code = rules.find((name) => name === rule) ?? 'invalid'
  return { code, params: typeof max === 'number' ? { max } : {} }
}
