import type { StandardSchemaV1 } from '@standard-schema/spec'
import * as z from 'zod/mini'
import { type FieldError, toFieldError } from '#contract/field-error.ts'
import { toFieldErrorText } from '#src/text/field-errors.ts'
import { toPlainLabel } from '#src/text/field-labels.ts'
import type { FormField } from '../create-form.ts'

/** Asks the contract's schema and says what is wrong in Japanese, with the labels of the form. */
export function checkValues<Output>(
  schema: z.ZodMiniType<Output>,
  values: Readonly<Record<string, string>>,
  fields: readonly FormField[],
): StandardSchemaV1.Result<Output> {
  const parsed = z.safeParse(schema, values)
  if (parsed.success) return { value: parsed.data }
  return {
    issues: parsed.error.issues.map((issue) => ({
      path: issue.path,
      message: toMessage(fields, issue.path, toFieldError(issue, values)),
    })),
  }
}

function toMessage(fields: readonly FormField[], path: readonly PropertyKey[], error: FieldError): string {
  const field = fields.find(({ name }) => name === path.at(-1))
  if (error.code === 'invalid' && field?.invalid_text) return field.invalid_text
  return toFieldErrorText(error, field && toPlainLabel(field.label))
}
