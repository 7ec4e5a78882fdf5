import { expect, test } from 'vitest'
import { toCalendarFile } from '#src/rules/member/to-calendar-file.ts'

const now = new Date('2026-11-21T01:02:03.456Z')
const toLines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('a day returns every year, with a reminder a week before', () => {
  const lines = toLines(
    toCalendarFile([{ uid: 'memorial-1@shop.test', month: 5, date: 3, summary: 'お母さん 誕生日' }], {
      now,
      name: '記念日',
    }),
  )
  expect(lines).toContain('DTSTART;VALUE=DATE:20260503')
  expect(lines).toContain('RRULE:FREQ=YEARLY')
  expect(lines).toContain('DTSTAMP:20261121T010203Z')
  expect(lines).toContain('TRIGGER:-P7D')
})

test('29 February starts in a leap year and is the last of February in others', () => {
  const lines = toLines(
    toCalendarFile([{ uid: 'a', month: 2, date: 29, summary: 'x' }], { now, name: '記念日' }),
  )
  expect(lines).toContain('DTSTART;VALUE=DATE:20240229')
  expect(lines).toContain('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1')
})

test('what a member typed can neither end a line nor begin a field', () => {
  const file = toCalendarFile([{ uid: 'a', month: 1, date: 1, summary: 'A, B; C\\D\r\nEND:VCALENDAR' }], {
    now,
    name: '記念日',
  })
  expect(toLines(file)).toContain(String.raw`SUMMARY:A\, B\; C\\D\nEND:VCALENDAR`)
  expect(toLines(file).filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
})

test('no line is longer than 75 bytes, and no letter is cut', () => {
  const summary = '記念日'.repeat(40)
  const file = toCalendarFile([{ uid: 'a', month: 1, date: 1, summary }], { now, name: '記念日' })
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(toLines(file)).toContain(`SUMMARY:${summary}`)
})
