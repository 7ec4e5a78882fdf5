import * as z from 'zod/mini'
import { optionalText } from '#contract/shapes/input.ts'

export const giftOptions = z.object({
  delivery_date: z.union([z.literal(''), z.iso.date()]),
  delivery_timezone_key: z.string(),
  wrapping: z.union([z.literal(''), z.enum(['none', 'paper', 'gift_box'])]),
  noshi_title: optionalText(20),
  noshi_name: optionalText(40),
  message: optionalText(200),
})
export type GiftOptions = z.infer<typeof giftOptions>
