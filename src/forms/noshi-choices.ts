import type { Mizuhiki, NoshiInput } from '#contract/shapes/noshi.ts'
import {
  findOccasion,
  isNoshiOccasion,
  listFittingCords,
  listOccasionCords,
  noshiOccasions,
} from '#src/rules/gift/noshi-customs.ts'
import type { NoshiValues } from './noshi-fields.ts'

type Purpose = Pick<NoshiValues, 'noshi_occasion' | 'noshi_title'>

/** Cords that suit what is chosen or written, the usual ones first. */
export function listCords({ noshi_occasion, noshi_title }: Purpose): readonly Mizuhiki[] {
  return isNoshiOccasion(noshi_occasion) ? listOccasionCords(noshi_occasion) : listFittingCords(noshi_title)
}

/** Cords and place that are usual for what is chosen or written. */
export function proposeNoshi(purpose: Purpose): Pick<NoshiInput, 'mizuhiki' | 'placement'> {
  const { noshi_occasion } = purpose
  const [mizuhiki = 'plain'] = listCords(purpose)
  const placement = isNoshiOccasion(noshi_occasion) ? noshiOccasions[noshi_occasion].placement : 'outer'
  return { mizuhiki, placement }
}

/** The paper as it will be printed; null for none, and before it is said what for. */
export function toNoshiInput(values: NoshiValues): NoshiInput | null {
  const { noshi_wish, noshi_occasion, noshi_title, noshi_name_1, noshi_name_2, noshi_name_3 } = values
  if (noshi_wish === '' || noshi_occasion === '') return null
  const usual = proposeNoshi(values)
  const affiliation = values.noshi_affiliation.trim()
  return {
    mizuhiki: (values.mizuhiki || usual.mizuhiki) as Mizuhiki,
    placement: (values.placement || usual.placement) as NoshiInput['placement'],
    title: isNoshiOccasion(noshi_occasion) ? noshiOccasions[noshi_occasion].title : noshi_title.trim(),
    names: [noshi_name_1, noshi_name_2, noshi_name_3].map((line) => line.trim()).filter(Boolean),
    ...(affiliation && { affiliation }),
  }
}

/** What is to be changed where words stand for an occasion of the list, or cords and place were never asked. */
export function recogniseNoshi(values: NoshiValues): Partial<NoshiValues> {
  if (values.noshi_occasion !== 'other') return {}
  const found = findOccasion({
    title: values.noshi_title.trim(),
    mizuhiki: (values.mizuhiki || null) as Mizuhiki | null,
  })
  const purpose = found ? { noshi_occasion: found, noshi_title: '' } : null
  const usual = proposeNoshi(purpose ?? values)
  return {
    ...purpose,
    ...(values.mizuhiki === '' && { mizuhiki: usual.mizuhiki }),
    ...(values.placement === '' && { placement: usual.placement }),
  }
}
