import type { StandardSchemaV1 } from '@standard-schema/spec'
import * as z from 'zod/mini'
import { type FieldError, toFieldError } from '#contract/field-error.ts'
import { toFieldErrorText } from '#src/text/input/field-errors.ts'
import { toPlainLabel } from '#src/text/input/field-labels.ts'
import { formTexts } from '#src/text/input/form.ts'
import type { FormField } from '../form-field.ts'

/**
 * Validates by the contract's schema and says what is wrong in Japanese, with the form's labels.
 * @param is_arranged by the site, which may require what the contract does not (behaviour 5.8)
 */
export function checkValues<Output>(
  schema: z.ZodMiniType<Output>,
  values: Readonly<Record<string, string>>,
  { fields, is_arranged }: { fields: readonly FormField[]; is_arranged: boolean },
): StandardSchemaV1.Result<Output> {
  const parsed = z.safeParse(schema, values)
  // A form is flat: an error deeper in the data is shown at the field of that name.
  const issues = (parsed.error?.issues ?? []).map((issue) => {
    const field = fields.find(({ name }) => name === issue.path.at(-1))
    if (!field) return { path: issue.path, message: toMessage(field, toFieldError(issue, values)) }
    const path = [field.name]
    return { path, message: toMessage(field, toFieldError({ ...issue, path }, values)) }
  })
  const missing = fields
    .filter(({ name, is_required }) => is_arranged && is_required && (values[name] ?? '').trim() === '')
    .filter(({ name }) => !issues.some(({ path }) => path.at(-1) === name))
    .map((field) => ({ path: [field.name], message: toMessage(field, MISSING) }))
  if (parsed.success && missing.length === 0) return { value: parsed.data }
  return { issues: [...issues, ...missing] }
}

const CHOSEN: ReadonlySet<string> = new Set(['select', 'radio'])
const MISSING: FieldError = { code: 'required', params: {} }

function toMessage(field: FormField | undefined, error: FieldError): string {
  if (!field) return toFieldErrorText(error)
  const label = toPlainLabel(field.label)
  if (error.code === 'invalid' && field.invalid_text) return field.invalid_text
  if (error.code === 'required' && field.missing_text) return field.missing_text
  if (error.code === 'required' && CHOSEN.has(field.control)) return formTexts.choose(label)
  return toFieldErrorText(error, label)
}
