import type { CartPacking } from '#contract/shapes/cart.ts'
import { checkoutTexts } from '#src/text/checkout.ts'
import { createForm, type FieldPlan } from './create-form.ts'
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
  noshi_title: { ...field, label: 'noshi_title', max_length: 20, example: '内祝' },
  noshi_name: { ...field, label: 'noshi_name', max_length: 40, example: '山田' },
  message: { ...field, label: 'message', control: 'textarea', max_length: 200 },
} satisfies Record<string, FieldPlan>

/** When a parcel comes and how it is wrapped; everything may be left out. */
export function createGiftOptionsForm() {
  return createForm('gift-options', plan, async () => (await import('./schemas/gift-options.ts')).giftOptions)
}

/** What `setPacking` sends: an empty field is «no wish». */
export function toPacking(values: GiftOptions) {
  const { noshi_title: title, noshi_name: name } = values
  return {
    delivery_date: values.delivery_date || null,
    delivery_timezone_key: values.delivery_timezone_key || null,
    wrapping: values.wrapping || null,
    noshi: title || name ? { title, name } : null,
    message: values.message || null,
  }
}

/** What the fields show for a parcel the API knows. */
export function toGiftValues(packing: CartPacking): Record<keyof GiftOptions, string> {
  return {
    delivery_date: packing.delivery_date ?? '',
    delivery_timezone_key: packing.delivery_timezone_key ?? '',
    wrapping: packing.wrapping ?? '',
    noshi_title: packing.noshi?.title ?? '',
    noshi_name: packing.noshi?.name ?? '',
    message: packing.message ?? '',
  }
}
