import { GIFT_MESSAGE_MAX } from '#contract/gift-limits.ts'
import type { Cart } from '#contract/shapes/cart.ts'
import { createForm, type FieldPlan } from './create-form.ts'

const plan = {
  name: {
    label: 'gift_receiver',
    is_required: true,
    control: 'text',
    autocomplete: 'off',
    max_length: 50,
    example: '鈴木 一郎',
  },
  message: {
    label: 'gift_message',
    is_required: false,
    control: 'textarea',
    autocomplete: 'off',
    max_length: GIFT_MESSAGE_MAX,
  },
} satisfies Record<string, FieldPlan>

/** Who a social gift is for, and what its recipient reads first. */
export function createGiftReceiverForm() {
  return createForm(
    'gift-receiver',
    plan,
    async () => (await import('./schemas/gift-receiver.ts')).giftReceiver,
  )
}

/** What the fields show for a gift the API knows. */
export function toReceiverValues(gift: Cart['social_gift'] | null): Record<string, string> {
  return gift ? { name: gift.receiver_name, message: gift.message } : {}
}
