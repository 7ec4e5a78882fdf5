import { toCardExpiry } from '#src/rules/card-expiry.ts'
import { normaliseDigits } from '#src/rules/normalise-digits.ts'
import { toHalfWidth } from '#src/rules/to-half-width.ts'
import { cardErrors } from '#src/text/card-errors.ts'
import { createForm, type FieldPlan } from './create-form.ts'

const field = { is_required: true, control: 'text' } as const

const plan = {
  card_number: {
    ...field,
    label: 'card_number',
    invalid_text: cardErrors.card_number,
    autocomplete: 'cc-number',
    input_mode: 'numeric',
    example: '1234 5678 9012 3456',
    convert: (text: string) => normaliseDigits(text).replaceAll('-', ''),
  },
  card_holder_name: {
    ...field,
    label: 'card_holder_name',
    autocomplete: 'cc-name',
    max_length: 60,
    example: 'HANAKO YAMADA',
    convert: (text: string) => toHalfWidth(text).toUpperCase(),
  },
  card_expiry: {
    ...field,
    label: 'card_expiry',
    invalid_text: cardErrors.card_expiry,
    autocomplete: 'cc-exp',
    input_mode: 'numeric',
    example: '08/29',
    convert: toCardExpiry,
  },
  security_code: {
    ...field,
    label: 'security_code',
    invalid_text: cardErrors.security_code,
    autocomplete: 'cc-csc',
    input_mode: 'numeric',
    max_length: 4,
    convert: normaliseDigits,
  },
} satisfies Record<string, FieldPlan>

/**
 * A card. What it yields goes to the payment provider's own script and nowhere else: never to our API, a draft or
 * a log; the provider's token is what `setPayment` sends. @param now_month `YYYYMM` in Japan
 */
export function createCardForm(now_month: string) {
  return createForm('card', plan, async () => (await import('./schemas/card.ts')).createCardSchema(now_month))
}
