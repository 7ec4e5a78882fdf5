import type { Company } from '#contract/shapes/settings.ts'
import type { Frame } from '#src/content-loaders/frame-loader.ts'
import { frameText } from '#src/text/page/frame.ts'

/** When somebody answers, e.g. `10:00〜18:00（土・日曜定休）`. */
export function toBusinessHours({ business_hours, closed_weekdays }: Company): string {
  const closed = closed_weekdays.map((day) => frameText.weekdays[day]).join('・')
  return closed ? `${business_hours}（${frameText.closed(closed)}）` : business_hours
}

/** The last line of a page: the shop's own, else the seller. */
export function toCopyright({ settings, company }: Pick<Frame, 'settings' | 'company'>): string {
  const own = settings['SITE.COPYRIGHT']
  return typeof own === 'string' ? own : `© ${company.name}`
}
