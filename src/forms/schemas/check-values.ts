import type { StandardSchemaV1 } from '@standard-schema/spec'
import * as z from 'zod/mini'
import { type FieldError, toFieldError } from '#contract/field-error.ts'
import { toFieldErrorText } from '#src/text/field-errors.ts'
import { toPlainLabel } from '#src/text/field-labels.ts'
import type { FormField } from '../create-form.ts'

/**
 * Asks the contract's schema and says what is wrong in Japanese, with the labels of the form.
 * @param is_arranged by the site, which may want what the contract could do without (spec §3 «Form layout»)
 */
export function checkValues<Output>(
  schema: z.ZodMiniType<Output>,
  values: Readonly<Record<string, string>>,
  { fields, is_arranged }: { fields: readonly FormField[]; is_arranged: boolean },
): StandardSchemaV1.Result<Output> {
  const parsed = z.safeParse(schema, values)
  const issues = (parsed.error?.issues ?? []).map((issue) => ({
    path: issue.path,
    message: toMessage(fields, issue.path, toFieldError(issue, values)),
  }))
  const missing = fields
    .filter(({ name, is_required }) => is_arranged && is_required && (values[name] ?? '').trim() === '')
    .filter(({ name }) => !issues.some(({ path }) => path.at(-1) === name))
    .map(({ name }) => ({ path: [name], message: toMessage(fields, [name], MISSING) }))
  if (parsed.success && missing.length === 0) return { value: parsed.data }
  return { issues: [...issues, ...missing] }
}

const MISSING: FieldError = { code: 'required', params: {} }

function toMessage(fields: readonly FormField[], path: readonly PropertyKey[], error: FieldError): string {
  const field = fields.find(({ name }) => name === path.at(-1))
  if (error.code === 'invalid' && field?.invalid_text) return field.invalid_text
  if (error.code === 'required' && field?.missing_text) return field.missing_text
  return toFieldErrorText(error, field && toPlainLabel(field.label))
}
