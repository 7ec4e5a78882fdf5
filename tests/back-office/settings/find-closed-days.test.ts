import { expect, test } from 'vitest'
import { isOpen, switchDay, type WorkingDays } from '#back-office/settings/find-closed-days.ts'

const form = (own: Partial<WorkingDays> = {}): WorkingDays =>
  ({
    version: 1,
    closed_weekdays: [0],
    is_open_on_holidays: false,
    special_dates: [],
    has_year_end: true,
    year_end_from: '12-29',
    year_end_to: '01-03',
    ...own,
  }) as unknown as WorkingDays

test('The calendar shows closed weekdays, holidays and the end of the year as closed', () => {
  const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-12-30', '2027-01-04'] as const
  expect(days.map((day) => isOpen(form(), day))).toEqual([false, false, true, false, true])
  expect(isOpen(form({ is_open_on_holidays: true }), '2026-11-23')).toBe(true)
  expect(isOpen(form({ has_year_end: false }), '2026-12-30')).toBe(true)
})

test('A day that is pressed is the other way round, and pressed again as the rules have it', () => {
  const [closed] = [switchDay(form(), '2026-11-24')]
  expect(closed).toEqual([{ date: '2026-11-24', is_open: false, note: '' }])
  const both = switchDay(form({ special_dates: closed }), '2026-11-22')
  expect(both.map(({ date, is_open }) => [date, is_open])).toEqual([
    ['2026-11-22', true],
    ['2026-11-24', false],
  ])
  expect(switchDay(form({ special_dates: both }), '2026-11-24')).toEqual([
    { date: '2026-11-22', is_open: true, note: '' },
  ])
})
