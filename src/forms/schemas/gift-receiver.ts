import * as z from 'zod/mini'
import { GIFT_MESSAGE_MAX } from '#contract/gift-limits.ts'
import { optionalLines, text } from '#contract/shapes/input.ts'

export const giftReceiver = z.object({ name: text(50), message: optionalLines(GIFT_MESSAGE_MAX) })
