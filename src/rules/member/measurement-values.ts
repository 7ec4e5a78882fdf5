import type { MeasurementPurpose } from '#contract/shapes/measurement.ts'

/** What is measured for each purpose, in the order of its form. Centimetres, but `weight` in kilogrammes. */
export const MEASUREMENT_VALUES = {
  body: ['height', 'weight', 'chest', 'waist', 'hip', 'inseam'],
  helmet: ['head'],
  glove: ['palm', 'middle_finger'],
  foot: ['length', 'girth'],
} as const satisfies Record<MeasurementPurpose, readonly string[]>

export const MEASUREMENT_PURPOSES = Object.keys(MEASUREMENT_VALUES) as MeasurementPurpose[]

export function isMeasurementPurpose(text: string | null): text is MeasurementPurpose {
  return text !== null && text in MEASUREMENT_VALUES
}

export const toUnit = (value: string): 'kg' | 'cm' => (value === 'weight' ? 'kg' : 'cm')
