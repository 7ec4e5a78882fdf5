import * as z from 'zod/mini'

export const giftDelivery = z.object({
  delivery_at: z.union([z.literal(''), z.iso.date()]),
  delivery_timezone_key: z.string(),
})
