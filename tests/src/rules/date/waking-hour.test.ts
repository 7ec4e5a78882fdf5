import { expect, test } from 'vitest'
import { isWakingHour } from '#src/rules/date/waking-hour.ts'

test.each([
  ['06:59:59', false],
  ['07:00:00', true],
  ['20:59:59', true],
  ['21:00:00', false],
])('at %s in Japan letters leave: %s', (time, leaves) => {
  expect(isWakingHour(new Date(`2026-11-24T${time}+09:00`))).toBe(leaves)
})
