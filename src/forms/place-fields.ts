import { toPostalCode } from '#src/rules/input/postal-code.ts'
import { PREFECTURE_NAMES } from '#src/rules/input/prefecture-names.ts'
import type { FieldPlan } from './create-form.ts'

const line = { is_required: true, control: 'text', max_length: 100 } as const

/** Postal code first: it fills the lines below it. */
export const placeFields = {
  postal_code: {
    label: 'postal_code',
    is_required: true,
    control: 'text',
    autocomplete: 'postal-code',
    input_mode: 'numeric',
    example: '123-4567',
    convert: toPostalCode,
  },
  prefecture: {
    label: 'prefecture',
    is_required: true,
    control: 'select',
    autocomplete: 'address-level1',
    options: PREFECTURE_NAMES.map((name) => ({ value: name, label: name })),
  },
  city: { ...line, label: 'city', autocomplete: 'address-level2', example: '千代田区' },
  address1: { ...line, label: 'address1', autocomplete: 'address-line1', example: '千代田1-1' },
  address2: {
    ...line,
    label: 'address2',
    is_required: false,
    autocomplete: 'address-line2',
    example: 'のれんビル101',
  },
} satisfies Record<string, FieldPlan>
