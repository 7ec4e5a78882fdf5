import { CHOOSABLE_DAYS } from '#src/rules/product/delivery-promise.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { shippingPageText as text, tradeLawText } from '#src/text/content/trade-law.ts'
import { toLines } from './html-table.ts'
import type { TermsFacts } from './load-terms-facts.ts'

/** Fees and days on the road by region, as the cart charges and promises them. */
export function writeFeeTable({ regions }: Pick<TermsFacts, 'regions'>): string {
  const head = text.head.map((word) => `<th scope="col">${word}</th>`).join('')
  const rows = regions.map(
    ({ region, carriage, transit_days }) =>
      `<tr><th scope="row">${region}</th><td>${formatYen(carriage)}</td><td>${text.transit(transit_days)}</td></tr>`,
  )
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** From which amount shipping is free, and where the shop does not deliver; empty when there is nothing to say. */
export function writeFeeNotes({ free_carriage_from, not_served, regions }: TermsFacts): string {
  const free = free_carriage_from === null ? '' : tradeLawText.free_from(formatYen(free_carriage_from))
  const elsewhere =
    not_served.length === 0 || regions.length === 0 ? '' : text.elsewhere(not_served.join('・'))
  return `${free}${elsewhere}`
}

export function writeShippingPage(facts: TermsFacts): string {
  const { company, slots, law } = facts
  const chosen = slots.length === 0 ? '' : text.slots(slots.map(({ name }) => name).join('、'))
  return [
    `<p>${text.dispatch(company.cutoff_hour)}</p>`,
    `<h2>${text.fees}</h2>${writeFeeTable(facts)}<p>${writeFeeNotes(facts)}${text.several}</p>`,
    `<h2>${text.when}</h2><p>${toLines(`${text.days(CHOOSABLE_DAYS - 1)}${chosen}${text.far}`)}</p>`,
    law.shipping_note,
    `<h2>${text.away}</h2><p>${text.away_body}</p>`,
  ].join('')
}
