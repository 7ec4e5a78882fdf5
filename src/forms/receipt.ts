import { createForm } from './create-form.ts'

/** Whom a receipt is for, and for what. */
export function createReceiptForm() {
  const field = { is_required: true, control: 'text', max_length: 100 } as const
  const plan = {
    addressee: { ...field, label: 'addressee', autocomplete: 'organization' },
    proviso: { ...field, label: 'proviso', autocomplete: 'off', example: 'お品代' },
  } as const
  return createForm(
    'receipt',
    plan,
    async () => (await import('#contract/shapes/receipt.ts')).ReceiptInputSchema,
  )
}
