import * as z from 'zod/mini'
import { optionalText, text } from '#contract/shapes/input.ts'

export const giftReceiver = z.object({ name: text(50), message: optionalText(200) })
