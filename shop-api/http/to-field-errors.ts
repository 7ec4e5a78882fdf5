import type * as z from 'zod/mini'
import { toFieldError } from '#contract/field-error.ts'
import type { ErrorBody } from '#contract/shapes/error.ts'
import { toFieldErrorText } from '#src/text/input/field-errors.ts'

type FieldErrors = NonNullable<ErrorBody['errors']>

/** The issues of a failed parse as one entry a field, with a sentence for the shopper and never the value typed. */
export function toFieldErrors(issues: readonly z.core.$ZodIssue[], input: unknown): FieldErrors {
  const byField = new Map<string, FieldErrors[number]>()
  for (const issue of issues) {
    const field = issue.path.join('.')
    const error = toFieldError(issue, input)
    if (!byField.has(field)) byField.set(field, { field, code: error.code, message: toFieldErrorText(error) })
  }
  return [...byField.values()]
}
