import { addDays, type JapanDay } from '#src/rules/date/japan-time.ts'

/** Stands for the last day of a month, however long it is. */
export const MONTH_END = 31

/** The first closing at or after a day. @param closing_day 1 to 28, or `MONTH_END` */
export function findClosing(day: JapanDay, closing_day: number): JapanDay {
  const here = toDayOfMonth(day, 0, closing_day)
  return here >= day ? here : toDayOfMonth(day, 1, closing_day)
}

/** When an invoice is to be paid. @param due_months months after the month of the closing */
export function toDueDay(
  closed_on: JapanDay,
  { due_months, due_day }: { due_months: number; due_day: number },
): JapanDay {
  const due = toDayOfMonth(closed_on, due_months, due_day)
  // Closed on the 20th, due on the 10th of the same month: the next one is meant.
  return due > closed_on ? due : toDayOfMonth(closed_on, due_months + 1, due_day)
}

/** A day of the month some months away. */
function toDayOfMonth(day: JapanDay, months: number, day_of_month: number): JapanDay {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = (at: number) => new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10)
  return day_of_month === MONTH_END
    ? addDays(first(month + months), -1)
    : addDays(first(month - 1 + months), day_of_month - 1)
}
