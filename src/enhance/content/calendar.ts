// The shop's calendar. A published page cannot know which day it is.
import { toJapanDay } from '#src/rules/date/japan-time.ts'

const today = toJapanDay(new Date())
document.querySelector(`[data-day="${today}"]`)?.setAttribute('aria-current', 'date')
for (const month of document.querySelectorAll<HTMLElement>('[data-month]')) {
  // Days that are over, on a page published long ago.
  month.hidden = (month.dataset['month'] ?? '') < today.slice(0, 7)
}
