import { GIFT_MESSAGE_MAX } from '#contract/gift-limits.ts'
import type { CartPacking } from '#contract/shapes/cart.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { createForm, type FieldPlan } from './create-form.ts'
import { noshiPlan, toNoshiValues } from './noshi-fields.ts'
import type { GiftOptions } from './schemas/gift-options.ts'

const field = { is_required: false, control: 'text', autocomplete: 'off' } as const

const plan = {
  delivery_date: { ...field, label: 'delivery_date', control: 'select' },
  delivery_timezone_key: { ...field, label: 'delivery_timezone_key', control: 'select' },
  wrapping: {
    ...field,
    label: 'wrapping',
    control: 'radio',
    options: Object.entries(checkoutTexts.wrapping).map(([value, label]) => ({ value, label })),
  },
  ...noshiPlan,
  message: { ...field, label: 'message', control: 'textarea', max_length: GIFT_MESSAGE_MAX },
} satisfies Record<string, FieldPlan>

/** When a parcel comes and how it is wrapped; everything may be left out. */
export function createGiftOptionsForm() {
  return createForm('gift-options', plan, async () => (await import('./schemas/gift-options.ts')).giftOptions)
}

/** What `setPacking` sends: an empty field is «no wish». */
export function toPacking(values: GiftOptions) {
  return {
    delivery_date: values.delivery_date || null,
    delivery_timezone_key: values.delivery_timezone_key || null,
    wrapping: values.wrapping || null,
    noshi: values.noshi,
    message: values.message || null,
  }
}

/** What the fields show for a parcel the API knows. */
export function toGiftValues(packing: CartPacking): Record<keyof typeof plan, string> {
  return {
    delivery_date: packing.delivery_date ?? '',
    delivery_timezone_key: packing.delivery_timezone_key ?? '',
    wrapping: packing.wrapping ?? '',
    ...toNoshiValues(packing.noshi),
    message: packing.message ?? '',
  }
}
