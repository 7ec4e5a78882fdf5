import * as z from 'zod/mini'
import { textOrNull } from './fields.ts'

/** One field of a form an editor arranged. */
export const FormFieldSchema = z.object({
  /** Dotted path in the body of the form's call, e.g. `extend.corporation`. */
  name: z.string(),
  label: z.string(),
  kind: z.enum([
    'text',
    'textarea',
    'email',
    'tel',
    'password',
    'number',
    'select',
    'radio',
    'checkbox',
    'date',
  ]),
  is_required: z.boolean(),
  /** Rule of behaviour 5.1, e.g. `kana`; null for none. */
  rule: textOrNull(),
  max_length: z.nullable(z.int()),
  note: z.string(),
})

/** How one site asks for a form's fields (behaviour 5.8). */
export const FormLayoutSchema = z.object({
  form: z.array(FormFieldSchema),
  /** Value a field starts with, by name. */
  dataFormDefault: z.record(z.string(), z.unknown()),
  /** Choices of a field, by name. */
  options: z.record(
    z.string(),
    z.array(z.object({ value: z.union([z.string(), z.int()]), label: z.string() })),
  ),
  /** Put before every name to make it unique on a page, e.g. `contact`. */
  prefix: z.string(),
})
export type FormLayout = z.infer<typeof FormLayoutSchema>
