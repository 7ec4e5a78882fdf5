import { toPhoneNumber } from '#src/rules/input/phone-number.ts'
import { toHalfWidth } from '#src/rules/input/to-half-width.ts'
import type { FieldPlan } from './create-form.ts'

export const emailField = {
  label: 'email',
  is_required: true,
  control: 'email',
  autocomplete: 'email',
  input_mode: 'email',
  max_length: 254,
  example: 'hanako@example.jp',
  convert: toHalfWidth,
} satisfies FieldPlan

/** Behaviour 5.6: up to 11 digits without hyphens. Hyphens may be typed and are removed. */
export const phoneField = {
  label: 'phone_number',
  is_required: true,
  control: 'tel',
  autocomplete: 'tel-national',
  input_mode: 'tel',
  example: '09012345678',
  convert: toPhoneNumber,
} satisfies FieldPlan
