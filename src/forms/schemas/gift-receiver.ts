import * as z from 'zod/mini'
import { GIFT_MESSAGE_MAX } from '#contract/gift-limits.ts'
import { optionalText, text } from '#contract/shapes/input.ts'

export const giftReceiver = z.object({ name: text(50), message: optionalText(GIFT_MESSAGE_MAX) })
