import type { OrderList } from '#contract/shapes/order-list.ts'
import { formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { orderListTexts as texts } from '#src/text/order-list/order-lists.ts'

/** The day a list came back, or comes back next. */
export function toDayWords({ next_on, is_due, day_of_month }: OrderList): string {
  if (next_on === null) return texts.no_day
  const day = formatDayWithWeekday(next_on)
  return is_due ? texts.due_since(day) : texts.next(day, day_of_month)
}

export function toLastWords({ last_ordered_at }: OrderList): string {
  return last_ordered_at === null ? texts.never : texts.last(formatInstant(last_ordered_at))
}
