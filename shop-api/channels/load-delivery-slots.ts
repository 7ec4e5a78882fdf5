import * as z from 'zod/mini'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { DELIVERY_TIMEZONES } from '#src/rules/checkout/delivery-timezones.ts'
import { findStoredFields } from './find-stored-fields.ts'

/** Name of the document that keeps them. */
export const DELIVERY_SLOTS = 'delivery-slots'

const StoredSlotsSchema = z.object({
  slots: z.array(z.object({ key: z.string(), name: z.string() })),
  /** No longer offered; gifts and carts that chose one still say so. */
  removed: z.array(z.object({ key: z.string(), name: z.string() })),
})
export type StoredSlots = z.infer<typeof StoredSlotsSchema>

/** The times of day a shop's shoppers may choose, and those they could once. */
export async function loadDeliverySlots(db: Db | Tx, channel_id: number): Promise<StoredSlots> {
  const stored = await findStoredFields(db, channel_id, DELIVERY_SLOTS, StoredSlotsSchema)
  return stored ?? { slots: DELIVERY_TIMEZONES.map((slot) => ({ ...slot })), removed: [] }
}

/** Name of a time slot the shop offers; undefined for any other key. */
export function getOfferedSlotName({ slots }: StoredSlots, key: string | null): string | undefined {
  return slots.find((slot) => slot.key === key)?.name
}

/** The same, also of one the shop no longer offers. */
export function getDeliverySlotName({ slots, removed }: StoredSlots, key: string | null): string | undefined {
  return [...slots, ...removed].find((slot) => slot.key === key)?.name
}
