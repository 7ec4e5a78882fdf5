import { expect, test } from 'vitest'
import { getPaymentFee } from '#src/rules/checkout/payment-fee.ts'

const steps = [
  { up_to: 10_000, fee: 330 },
  { up_to: 30_000, fee: 440 },
]

test('a fee follows the amount, its limits included, and ends where it is no longer offered', () => {
  expect([0, 10_000, 10_001, 30_000, 30_001].map((amount) => getPaymentFee(steps, amount))).toEqual([
    330,
    330,
    440,
    440,
    undefined,
  ])
  expect(getPaymentFee([], 999_999)).toBe(0)
  expect(getPaymentFee([{ up_to: null, fee: 100 }], 999_999)).toBe(100)
})
