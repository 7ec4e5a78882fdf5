import * as z from 'zod/mini'
import {
  GIFT_MESSAGE_MAX,
  NOSHI_AFFILIATION_MAX,
  NOSHI_NAME_MAX,
  NOSHI_TITLE_MAX,
} from '#contract/gift-limits.ts'
import { optionalLines, optionalText } from '#contract/shapes/input.ts'
import { MizuhikiSchema, NoshiPlacementSchema } from '#contract/shapes/noshi.ts'
import { requiredWhen } from '#contract/shapes/rules.ts'
import { listCords, toNoshiInput } from '../noshi-choices.ts'
import { type NoshiValues, toNoshiValues } from '../noshi-fields.ts'

const wished = z
  .object({
    delivery_date: z.union([z.literal(''), z.iso.date()]),
    delivery_timezone_key: z.string(),
    wrapping: z.union([z.literal(''), z.enum(['none', 'paper', 'gift_box'])]),
    noshi_wish: z.string(),
    noshi_occasion: z.string(),
    noshi_title: optionalText(NOSHI_TITLE_MAX),
    mizuhiki: z.union([z.literal(''), MizuhikiSchema]),
    placement: z.union([z.literal(''), NoshiPlacementSchema]),
    noshi_affiliation: optionalText(NOSHI_AFFILIATION_MAX),
    noshi_name_1: optionalText(NOSHI_NAME_MAX),
    noshi_name_2: optionalText(NOSHI_NAME_MAX),
    noshi_name_3: optionalText(NOSHI_NAME_MAX),
    message: optionalLines(GIFT_MESSAGE_MAX),
  })
  .check(
    requiredWhen('noshi_occasion', 'noshi_wish', 'wanted'),
    z.refine(
      ({ noshi_wish, noshi_occasion, noshi_title }) =>
        noshi_wish === '' || noshi_occasion !== 'other' || noshi_title !== '',
      { path: ['noshi_title'], params: { rule: 'required' }, error: 'required' },
    ),
    z.refine(
      ({ noshi_wish, mizuhiki, ...purpose }) =>
        noshi_wish === '' || mizuhiki === '' || listCords(purpose).includes(mizuhiki),
      { path: ['mizuhiki'], error: 'invalid' },
    ),
  )

/** What was typed and is not asked for any more stays in the form, and is neither checked nor sent. */
function leaveOut(typed: NoshiValues): NoshiValues {
  if (typed.noshi_wish === '') return { ...typed, ...toNoshiValues(null) }
  return typed.noshi_occasion === 'other' ? typed : { ...typed, noshi_title: '' }
}

/** A parcel's wishes with its noshi as it is sent. */
export const giftOptions = z.pipe(
  z.pipe(z.transform(leaveOut), wished),
  z.transform((values) => ({ ...values, noshi: toNoshiInput(values) })),
)
export type GiftOptions = z.infer<typeof giftOptions>
