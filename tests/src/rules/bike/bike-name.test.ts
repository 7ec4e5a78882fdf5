import { expect, test } from 'vitest'
import { toBikeYears } from '#src/rules/bike/bike-name.ts'

test('Years are read from the first to the last, and stay open while a bike is sold', () => {
  expect(toBikeYears({ year_from: 2017, year_to: 2021 })).toBe('2017〜2021')
  expect(toBikeYears({ year_from: 2022, year_to: null })).toBe('2022〜')
  expect(toBikeYears({ year_from: 2021, year_to: 2021 })).toBe('2021')
})
