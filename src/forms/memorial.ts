import type { Memorial } from '#contract/shapes/memorial.ts'
import { memorialTexts } from '#src/text/member/mypage-records.ts'
import { createForm, type FieldPlan } from './create-form.ts'

const field = { is_required: true, control: 'text', autocomplete: 'off', max_length: 50 } as const
const select = { is_required: true, control: 'select', autocomplete: 'off' } as const

const plan = {
  division_ct: {
    ...select,
    control: 'radio',
    label: 'division_ct',
    options: Object.entries(memorialTexts.kinds).map(([value, label]) => ({ value, label })),
  },
  target_user_name: { ...field, label: 'target_user_name', missing_text: memorialTexts.whose_missing },
  name: { ...field, label: 'memorial_name', example: 'お誕生日' },
  month: { ...select, label: 'month', options: toNumbers(12) },
  date: { ...select, label: 'date', options: toNumbers(31) },
  call: { ...field, label: 'call', is_required: false },
} satisfies Record<string, FieldPlan>

/** A day to remember. */
export function createMemorialForm() {
  return createForm('memorial', plan, async () => (await import('./schemas/memorial.ts')).memorial)
}

/** What the fields show for a day the API has. */
export function toMemorialValues(memorial: Memorial): Record<string, string> {
  const { division_ct, target_user_name, name, month, date, call } = memorial
  return {
    division_ct: String(division_ct),
    target_user_name,
    name,
    month: String(month),
    date: String(date),
    call,
  }
}

function toNumbers(last: number) {
  return Array.from({ length: last }, (_, index) => String(index + 1)).map((value) => ({
    value,
    label: value,
  }))
}
