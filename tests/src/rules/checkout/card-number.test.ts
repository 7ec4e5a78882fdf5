import { expect, test } from 'vitest'
import { containsCardNumber, isCardNumber } from '#src/rules/checkout/card-number.ts'

test.each(['4111111111111111', '4111 1111 1111 1111', '3782-822463-10005', '4000000000000119'])(
  '%s is a card number',
  (text) => {
    expect(isCardNumber(text)).toBe(true)
    expect(containsCardNumber(`card:${text};`)).toBe(true)
  },
)

test.each(['4111111111111112', '123456789012', 'tok_9f3a71c2e0', '09012345678'])(
  '%s is not a card number',
  (text) => {
    expect(isCardNumber(text)).toBe(false)
    expect(containsCardNumber(text)).toBe(false)
  },
)
