import { expect, test } from 'vitest'
import { isLongLetter } from '#src/rules/gift/is-long-letter.ts'

test('A few lines fit a card written downwards, many short ones and one long one do not', () => {
  expect(isLongLetter('')).toBe(false)
  expect(isLongLetter('お誕生日おめでとう。\nいつもありがとう。')).toBe(false)
  expect(isLongLetter('あ'.repeat(120))).toBe(false)
  expect(isLongLetter('あ'.repeat(121))).toBe(true)
  expect(isLongLetter('一\n'.repeat(8))).toBe(true)
})
