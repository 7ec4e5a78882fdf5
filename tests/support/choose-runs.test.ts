import { expect, test } from 'vitest'
import { chooseRuns } from './choose-runs.ts'

test('A developer runs one file, one folder, or what mirrors a file of the code', () => {
  const vitest = (...words: string[]) => [{ runner: 'vitest', words }]
  expect(chooseRuns(['tests/house.test.ts'])).toEqual(vitest('tests/house.test.ts'))
  expect(chooseRuns(['./tests/shop-api/orders/'])).toEqual(vitest('tests/shop-api/orders'))
  expect(chooseRuns(['shop-api/cart'])).toEqual(vitest('tests/shop-api/cart'))
  expect(chooseRuns(['publisher/publish-site.ts'])).toEqual(vitest('tests/publisher/publish-site.test.ts'))
})

test('Errands go to the browser’s runner, with their line, and both runners may be meant at once', () => {
  expect(chooseRuns(['tests/e2e/buy-as-guest.spec.ts:12', 'tests/house.test.ts'])).toEqual([
    { runner: 'vitest', words: ['tests/house.test.ts'] },
    { runner: 'playwright', words: ['tests/e2e/buy-as-guest.spec.ts:12'] },
  ])
})

test('What is no path is handed on, a name of several words too', () => {
  expect(chooseRuns(['-t', 'a line', 'tests/house.test.ts', '--bail=1'])).toEqual([
    { runner: 'vitest', words: ['tests/house.test.ts', '-t', 'a line', '--bail=1'] },
  ])
})

test('A developer who mistypes reads what is missing', () => {
  expect(() => chooseRuns(['tests/hosue.test.ts'])).toThrow('tests/hosue.test.ts has no tests')
  expect(() => chooseRuns(['--bail=1'])).toThrow('Name a file or a folder')
})
