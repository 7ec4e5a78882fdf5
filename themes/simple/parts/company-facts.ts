import type { Company } from '#contract/shapes/settings.ts'
import type { Frame } from '#src/content-loaders/frame-loader.ts'
import { frameText } from '#src/text/page/frame.ts'

/** When somebody answers, e.g. `10:00〜18:00（土・日曜定休）`. */
export function toBusinessHours({ business_hours, closed_weekdays }: Company): string {
  const closed = closed_weekdays.map((day) => frameText.weekdays[day]).join('・')
  return closed ? `${business_hours}（${frameText.closed(closed)}）` : business_hours
}

export interface CompanyFact {
  label: string
  text: string
  /** Where pressing it leads: a call or a letter. */
  href?: string
}

/** How the seller is reached, as far as it is said: a new shop says it bit by bit. */
export function listContacts(company: Company): CompanyFact[] {
  const { phone_number, business_hours, email, invoice_number } = company
  const facts: CompanyFact[] = [
    { label: frameText.phone, text: phone_number, href: `tel:${phone_number}` },
    { label: frameText.hours, text: business_hours && toBusinessHours(company) },
    { label: frameText.mail, text: email, href: `mailto:${email}` },
    { label: frameText.invoice_number, text: invoice_number },
  ]
  return facts.filter(({ text }) => text !== '')
}

/** On one line; empty while nobody said it. */
export const toAddressLine = ({ postal_code, address }: Company): string =>
  [postal_code && `〒${postal_code}`, address].filter(Boolean).join(' ')

/** The last line of a page: the shop's own, else the seller. */
export function toCopyright({ settings, company }: Pick<Frame, 'settings' | 'company'>): string {
  const own = settings['SITE.COPYRIGHT']
  return typeof own === 'string' ? own : `© ${company.name || settings['SITE.NAME']}`
}
