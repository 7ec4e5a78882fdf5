import { createForm, type FieldPlan } from './create-form.ts'

const field = { is_required: false, control: 'select', autocomplete: 'off' } as const

const plan = {
  delivery_at: { ...field, label: 'delivery_date' },
  delivery_timezone_key: { ...field, label: 'delivery_timezone_key' },
} satisfies Record<string, FieldPlan>

/** When a social gift shall come; both may be left open. The choices are the API's. */
export function createGiftDeliveryForm(name: string) {
  return createForm(name, plan, async () => (await import('./schemas/gift-delivery.ts')).giftDelivery)
}
