import type { FormLayout } from '#contract/shapes/form-layout.ts'
import { toOptionalLabel, toPlainLabel } from '#src/text/input/field-labels.ts'
import type { FormField } from './form-field.ts'

type Asked = FormLayout['form'][number]

/**
 * The fields of a form as this site asks for them (behaviour 5.8): its order, labels and notes, and what it leaves out.
 * Fields the call requires stay, whatever the site says, and come first. Fields the call does not know are not asked.
 */
export function arrangeFields<Name extends string>(
  fields: readonly FormField<Name>[],
  layout: FormLayout,
): FormField<Name>[] {
  const arranged = layout.form.flatMap((asked) => {
    const field = fields.find(({ name }) => name === toFieldName(asked.name))
    return field ? [arrange(field, asked, layout.options[asked.name])] : []
  })
  const forgotten = fields.filter(
    ({ name, is_required }) => is_required && !arranged.some((field) => field.name === name),
  )
  return [...forgotten, ...arranged]
}

/** Initial values of the fields, by their names in the form. */
export function toLayoutDefaults({ dataFormDefault }: FormLayout): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dataFormDefault)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [toFieldName(name), String(value)]),
  )
}

/** `extend.corporation` stands on one level with the others in a form. */
const toFieldName = (name: string) => name.slice(name.lastIndexOf('.') + 1)

function arrange<Name extends string>(
  field: FormField<Name>,
  asked: Asked,
  options: FormLayout['options'][string] | undefined,
): FormField<Name> {
  const is_required = field.is_required || asked.is_required
  const max_length = Math.min(field.max_length ?? Infinity, asked.max_length ?? Infinity)
  const label = toPlainLabel(asked.label)
  return {
    ...field,
    is_required,
    label: is_required ? label : toOptionalLabel(label),
    ...(Number.isFinite(max_length) && { max_length }),
    ...(asked.note && { note: asked.note }),
    ...(options && {
      control: asked.kind === 'radio' ? 'radio' : 'select',
      options: options.map((option) => ({ value: String(option.value), label: option.label })),
    }),
  }
}
