import type { MeasurementPurpose } from '#contract/shapes/measurement.ts'
import { MEASUREMENT_VALUES } from '#src/rules/member/measurement-values.ts'
import { normaliseDigits } from '#src/rules/input/to-half-width.ts'
import { createForm, type FieldPlan } from './create-form.ts'

const text = { is_required: false, control: 'text', autocomplete: 'off' } as const

/** What was measured; which values are asked depends on what they are for. */
export function createMeasurementForm(purpose: MeasurementPurpose) {
  const values = MEASUREMENT_VALUES[purpose].map((value): [string, FieldPlan] => [
    value,
    { ...text, label: value, input_mode: 'text', max_length: 6, convert: toDecimal },
  ])
  const plan: Record<string, FieldPlan> = {
    ...Object.fromEntries(values),
    name: { ...text, label: 'measured_name', max_length: 50 },
    note: { ...text, label: 'measure_note', control: 'textarea', max_length: 200 },
  }
  return createForm(`measurement-${purpose}`, plan, async () =>
    (await import('./schemas/measurement.ts')).createMeasurementSchema(MEASUREMENT_VALUES[purpose]),
  )
}

/** Full-width digits and points are as clear as half-width ones. */
function toDecimal(typed: string): string {
  return normaliseDigits(typed).replace(/[．。]/, '.')
}
