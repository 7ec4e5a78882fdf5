import { NOSHI_AFFILIATION_MAX, NOSHI_NAME_MAX, NOSHI_TITLE_MAX } from '#contract/gift-limits.ts'
import type { Noshi } from '#contract/shapes/noshi.ts'
import { noshiTexts } from '#src/text/gift/noshi.ts'
import type { FieldPlan } from './create-form.ts'

const field = { is_required: false, control: 'text', autocomplete: 'off' } as const
const name = { ...field, max_length: NOSHI_NAME_MAX }

/** What is asked about the noshi of a gift; flat, as forms are. Choices of custom come with `noshi-choices.ts`. */
export const noshiPlan = {
  noshi_wish: {
    ...field,
    label: 'noshi_wish',
    control: 'radio',
    options: Object.entries(noshiTexts.wish).map(([value, label]) => ({ value, label })),
  },
  noshi_occasion: { ...field, label: 'noshi_occasion', control: 'select' },
  noshi_title: { ...field, label: 'noshi_title', max_length: NOSHI_TITLE_MAX, example: '御開校祝' },
  mizuhiki: { ...field, label: 'mizuhiki', control: 'radio', invalid_text: noshiTexts.unfitting },
  placement: { ...field, label: 'placement', control: 'radio' },
  noshi_affiliation: {
    ...field,
    label: 'noshi_affiliation',
    max_length: NOSHI_AFFILIATION_MAX,
    example: '株式会社そよかぜ 代表取締役',
  },
  noshi_name_1: { ...name, label: 'noshi_name_1', example: '山田 太郎' },
  noshi_name_2: { ...name, label: 'noshi_name_2' },
  noshi_name_3: { ...name, label: 'noshi_name_3' },
} satisfies Record<string, FieldPlan>

export type NoshiValues = Record<keyof typeof noshiPlan, string>

/**
 * What the fields show for a noshi from the API: at first as words of somebody's own, which
 * `recogniseNoshi` (`noshi-choices.ts`) turns into the occasion they belong to.
 */
export function toNoshiValues(noshi: Noshi | null): NoshiValues {
  const [noshi_name_1 = '', noshi_name_2 = '', noshi_name_3 = ''] = noshi?.names ?? []
  return {
    noshi_wish: noshi ? 'wanted' : '',
    noshi_occasion: noshi ? 'other' : '',
    noshi_title: noshi?.title ?? '',
    mizuhiki: noshi?.mizuhiki ?? '',
    placement: noshi?.placement ?? '',
    noshi_affiliation: noshi?.affiliation ?? '',
    noshi_name_1,
    noshi_name_2,
    noshi_name_3,
  }
}
