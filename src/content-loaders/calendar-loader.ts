import type { BusinessDate } from '#contract/shapes/business-date.ts'
import { toMonths } from '#src/rules/date/calendar-months.ts'
import { addDays, toJapanDay } from '#src/rules/date/japan-time.ts'
import { requireContext } from '#src/site/render-context.server.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import { read } from './read.ts'

/** As many as one read may ask for. */
const MONTHS = 3

export interface CalendarMonth {
  /** `2026-11`. */
  month: string
  days: BusinessDate[]
}

/** The shop's calendar from the month of this publish on, id `site` (architecture «Time is an input»). */
export const calendarLoader = createEntryLoader<{ months: CalendarMonth[] }>('calendar', async () => {
  const months = toMonths(toJapanDay(requireContext().now), MONTHS)
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) throw new Error('The calendar has no months.')
  const { body } = await read('GET /v1/business-dates/monthly/calendar/front', {
    query: { startDate: first.first, endDate: last.last },
  })
  return {
    data: {
      months: months.map(({ month }) => ({
        month,
        days: body.data.filter(({ date }) => date.startsWith(month)),
      })),
    },
    tags: ['calendar', 'company'],
    expires_on: addDays(first.last, 1),
  }
})
