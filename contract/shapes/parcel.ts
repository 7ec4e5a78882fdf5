import * as z from 'zod/mini'
import { id, instant, key, textOrNull } from './fields.ts'

export const CarrierSchema = z.enum(['yamato', 'sagawa', 'japan_post', 'other'])
export type Carrier = z.infer<typeof CarrierSchema>

/** A parcel on its way, as its orderer sees it. */
export const ParcelSchema = z.object({
  id: id(),
  /** The destination it goes to. */
  shipping_key: key(),
  carrier: CarrierSchema,
  /** Null where there is none, and for a social gift: the carrier's page would tell where it goes. */
  tracking_no: textOrNull(),
  tracking_url: textOrNull(),
  shipped_at: instant(),
  contents: z.array(z.object({ product_name: z.string(), quantity: z.int() })),
})
export type Parcel = z.infer<typeof ParcelSchema>
