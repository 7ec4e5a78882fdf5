import type { DeliverySlots } from '#contract/shapes/shop-terms.ts'
import {
  DELIVERY_SLOTS,
  loadDeliverySlots,
  type StoredSlots,
} from '#shop-api/channels/load-delivery-slots.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { TERMS_ERRORS } from '#src/text/editor/terms-errors.ts'
import { type ShopDocument, writeStoredFields } from '../shop-document.ts'

export const deliverySlotsDocument: ShopDocument<DeliverySlots> = {
  name: DELIVERY_SLOTS,
  async read(db, channel_id) {
    const { slots } = await loadDeliverySlots(db, channel_id)
    return { slots }
  },
  async write(tx, { channel_id }, { slots }) {
    requireDifferent(slots)
    const before = await loadDeliverySlots(tx, channel_id)
    const removed = [...before.slots, ...before.removed].filter(
      ({ key }) => !slots.some((slot) => slot.key === key),
    )
    await writeStoredFields(tx, channel_id, DELIVERY_SLOTS, { slots, removed } satisfies StoredSlots)
  },
  toChanges: () => [{ type: 'terms', key: DELIVERY_SLOTS, action: 'updated' }],
}

/** @throws ApiError 422 beside a slot whose key or name another has */
function requireDifferent(slots: DeliverySlots['slots']): void {
  for (const [at, { key, name }] of slots.entries()) {
    if (slots.findIndex((slot) => slot.key === key) !== at)
      throw invalidField(`slots.${at}.key`, 'choice', TERMS_ERRORS.slot_key_twice)
    if (slots.findIndex((slot) => slot.name === name) !== at)
      throw invalidField(`slots.${at}.name`, 'choice', TERMS_ERRORS.slot_name_twice)
  }
}
