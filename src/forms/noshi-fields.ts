import { NOSHI_NAME_MAX, NOSHI_TITLE_MAX } from '#contract/gift-limits.ts'
import type { Mizuhiki, Noshi, NoshiInput } from '#contract/shapes/noshi.ts'
import {
  listFittingCords,
  listOccasionCords,
  type NoshiOccasion,
  noshiOccasions,
} from '#src/rules/gift/noshi-customs.ts'
import { noshiTexts } from '#src/text/gift/noshi.ts'
import type { FieldPlan } from './create-form.ts'

const field = { is_required: false, control: 'text', autocomplete: 'off' } as const
const name = { ...field, max_length: NOSHI_NAME_MAX }
const toOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** What is asked about the noshi of a gift; flat, as forms are. */
export const noshiPlan = {
  noshi_occasion: {
    ...field,
    label: 'noshi_occasion',
    control: 'select',
    options: toOptions(noshiTexts.occasions),
  },
  noshi_title: { ...field, label: 'noshi_title', max_length: NOSHI_TITLE_MAX, example: '御開店祝' },
  mizuhiki: {
    ...field,
    label: 'mizuhiki',
    control: 'radio',
    options: toOptions(noshiTexts.mizuhiki),
    invalid_text: noshiTexts.unfitting,
  },
  placement: { ...field, label: 'placement', control: 'radio', options: toOptions(noshiTexts.placement) },
  noshi_name_1: { ...name, label: 'noshi_name_1', example: '山田 太郎' },
  noshi_name_2: { ...name, label: 'noshi_name_2' },
  noshi_name_3: { ...name, label: 'noshi_name_3' },
} satisfies Record<string, FieldPlan>

export type NoshiValues = Record<keyof typeof noshiPlan, string>

function isKnown(occasion: string): occasion is NoshiOccasion {
  return occasion in noshiOccasions
}

/** Cords that suit what is chosen or written, the usual ones first. */
export function listCords({
  noshi_occasion,
  noshi_title,
}: Pick<NoshiValues, 'noshi_occasion' | 'noshi_title'>): readonly Mizuhiki[] {
  return isKnown(noshi_occasion) ? listOccasionCords(noshi_occasion) : listFittingCords(noshi_title)
}

/** Cords and place that are usual for an occasion. */
export function proposeNoshi(noshi_occasion: string): Pick<NoshiInput, 'mizuhiki' | 'placement'> {
  const [mizuhiki = 'plain'] = listCords({ noshi_occasion, noshi_title: '' })
  const placement = isKnown(noshi_occasion) ? noshiOccasions[noshi_occasion].placement : 'outer'
  return { mizuhiki, placement }
}

/** The paper as it will be printed; null for none. */
export function toNoshiInput(values: NoshiValues): NoshiInput | null {
  const { noshi_occasion, noshi_title, noshi_name_1, noshi_name_2, noshi_name_3 } = values
  if (noshi_occasion === '') return null
  const usual = proposeNoshi(noshi_occasion)
  return {
    mizuhiki: (values.mizuhiki || usual.mizuhiki) as Mizuhiki,
    placement: (values.placement || usual.placement) as NoshiInput['placement'],
    title: isKnown(noshi_occasion) ? noshiOccasions[noshi_occasion].title : noshi_title.trim(),
    names: [noshi_name_1, noshi_name_2, noshi_name_3].map((line) => line.trim()).filter(Boolean),
  }
}

/** What the fields show for a noshi from the API. Where cords and place were never asked, the usual ones. */
export function toNoshiValues(noshi: Noshi | null): NoshiValues {
  const occasion = noshi ? findOccasion(noshi) : ''
  const usual = proposeNoshi(occasion)
  const [noshi_name_1 = '', noshi_name_2 = '', noshi_name_3 = ''] = noshi?.names ?? []
  return {
    noshi_occasion: occasion,
    noshi_title: occasion === 'other' ? (noshi?.title ?? '') : '',
    mizuhiki: noshi ? (noshi.mizuhiki ?? usual.mizuhiki) : '',
    placement: noshi ? (noshi.placement ?? usual.placement) : '',
    noshi_name_1,
    noshi_name_2,
    noshi_name_3,
  }
}

function findOccasion({ title, mizuhiki }: Noshi): NoshiOccasion | 'other' {
  const known = Object.keys(noshiOccasions).filter(isKnown)
  const found = known.find(
    (key) =>
      noshiOccasions[key].title === title && (mizuhiki === null || listOccasionCords(key).includes(mizuhiki)),
  )
  return found ?? 'other'
}
