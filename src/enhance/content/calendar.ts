// The shop's calendar: what a published page cannot know is which day it is.
import { toJapanDay } from '#src/rules/date/japan-time.ts'

const today = toJapanDay(new Date())
document.querySelector(`[data-day="${today}"]`)?.setAttribute('aria-current', 'date')
for (const month of document.querySelectorAll<HTMLElement>('[data-month]')) {
  // Of a page published long ago, what is over.
  month.hidden = (month.dataset['month'] ?? '') < today.slice(0, 7)
}
