import { toKatakana } from '#src/rules/input/to-katakana.ts'
import type { FieldPlan } from './create-form.ts'
import type { FormVariant } from './form-field.ts'

const name = { is_required: true, control: 'text', max_length: 50 } as const

/** Family name first, as everywhere in Japan, each with its reading. Kana may be left out by companies (behaviour 5.5). */
export function toNameFields(variant: FormVariant) {
  const kana = { ...name, is_required: variant === 'personal', autocomplete: 'off', convert: toKatakana }
  return {
    last_name: { ...name, label: 'last_name', autocomplete: 'family-name', example: '山田' },
    first_name: { ...name, label: 'first_name', autocomplete: 'given-name', example: '花子' },
    last_name_kana: { ...kana, label: 'last_name_kana', example: 'ヤマダ' },
    first_name_kana: { ...kana, label: 'first_name_kana', example: 'ハナコ' },
  } satisfies Record<string, FieldPlan>
}

/** Company and department: first and required in a corporate shop, optional and elsewhere not asked at all. */
export function toCompanyFields(
  variant: FormVariant,
): Partial<Record<'company_name' | 'department_name', FieldPlan>> {
  if (variant === 'personal') return {}
  return {
    company_name: {
      label: 'company_name',
      is_required: true,
      control: 'text',
      autocomplete: 'organization',
      max_length: 250,
    },
    department_name: {
      label: 'department_name',
      is_required: false,
      control: 'text',
      autocomplete: 'organization-title',
      max_length: 250,
    },
  }
}
