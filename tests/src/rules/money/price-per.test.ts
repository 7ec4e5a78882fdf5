import { expect, test } from 'vitest'
import { toPricePer } from '#src/rules/money/price-per.ts'

test.each([
  [1490, { amount: 500, unit: 'g' }, { yen: 298, per: 100, unit: 'g' }],
  [3980, { amount: 5000, unit: 'g' }, { yen: 80, per: 100, unit: 'g' }],
  [540, { amount: 720, unit: 'ml' }, { yen: 75, per: 100, unit: 'ml' }],
  [980, { amount: 6, unit: 'piece' }, { yen: 163, per: 1, unit: 'piece' }],
  [300, { amount: 50, unit: 'sheet' }, { yen: 6, per: 1, unit: 'sheet' }],
] as const)('%i yen for %o are %o', (unit_price, content, per) => {
  expect(toPricePer(unit_price, content)).toEqual(per)
})

test('a price that says it already, and goods nobody measures, say nothing more', () => {
  expect(toPricePer(298, { amount: 100, unit: 'g' })).toBeUndefined()
  expect(toPricePer(298, { amount: 1, unit: 'piece' })).toBeUndefined()
  expect(toPricePer(298, undefined)).toBeUndefined()
})
