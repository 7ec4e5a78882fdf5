import * as z from 'zod/mini'
import { GIFT_MESSAGE_MAX, NOSHI_NAME_MAX, NOSHI_TITLE_MAX } from '#contract/gift-limits.ts'
import { optionalText } from '#contract/shapes/input.ts'
import { MizuhikiSchema, NoshiPlacementSchema } from '#contract/shapes/noshi.ts'
import { requiredWhen } from '#contract/shapes/rules.ts'
import { listFittingCords } from '#src/rules/gift/noshi-customs.ts'

export const giftOptions = z
  .object({
    delivery_date: z.union([z.literal(''), z.iso.date()]),
    delivery_timezone_key: z.string(),
    wrapping: z.union([z.literal(''), z.enum(['none', 'paper', 'gift_box'])]),
    noshi_occasion: z.string(),
    noshi_title: optionalText(NOSHI_TITLE_MAX),
    mizuhiki: z.union([z.literal(''), MizuhikiSchema]),
    placement: z.union([z.literal(''), NoshiPlacementSchema]),
    noshi_name_1: optionalText(NOSHI_NAME_MAX),
    noshi_name_2: optionalText(NOSHI_NAME_MAX),
    noshi_name_3: optionalText(NOSHI_NAME_MAX),
    message: optionalText(GIFT_MESSAGE_MAX),
  })
  .check(
    requiredWhen('noshi_title', 'noshi_occasion', 'other'),
    z.refine(
      ({ noshi_occasion, noshi_title, mizuhiki }) =>
        noshi_occasion !== 'other' || mizuhiki === '' || listFittingCords(noshi_title).includes(mizuhiki),
      { path: ['mizuhiki'], error: 'invalid' },
    ),
  )
export type GiftOptions = z.infer<typeof giftOptions>
