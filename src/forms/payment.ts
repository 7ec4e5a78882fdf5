import { createForm } from './create-form.ts'

/** Which way to pay; the choices come with their fees from the API. */
export function createPaymentForm() {
  return createForm(
    'payment',
    { payment_id: { label: 'payment_id', is_required: true, control: 'radio', autocomplete: 'off' } },
    async () => (await import('./schemas/payment.ts')).payment,
  )
}
