import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CARD_BRANDS, KONBINI_CHAINS } from '#contract/shapes/payment-terms.ts'
import { PaymentMarks } from '#src/islands/checkout/PaymentMarks.tsx'

test('Each mark is written in its frame and has a name that is read aloud', () => {
  const shown = renderToStaticMarkup(<PaymentMarks brands={['visa', 'amex', 'lawson']} />)
  expect(shown).toContain('<span role="img" aria-label="Visa">VISA</span>')
  expect(shown).toContain('<span role="img" aria-label="American Express">AMEX</span>')
  expect(shown).toContain('aria-label="ローソン"')
  expect(shown.match(/role="listitem"/g)).toHaveLength(3)
})

test('Every brand a shop may name has a mark', () => {
  const shown = renderToStaticMarkup(<PaymentMarks brands={[...CARD_BRANDS, ...KONBINI_CHAINS, 'paypay']} />)
  expect(shown.match(/aria-label="[^"]+"/g)).toHaveLength(12)
})
