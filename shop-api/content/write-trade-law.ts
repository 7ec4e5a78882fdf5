import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { tradeLawText as text } from '#src/text/content/trade-law.ts'
import { toLabelTable, toLines } from './html-table.ts'
import type { TermsFacts } from './load-terms-facts.ts'
import { writeFeeNotes, writeFeeTable } from './write-shipping-page.ts'

/** 特定商取引法に基づく表記: from the seller, the fees and the ways to pay as they are kept, and the shop's own words. */
export function writeTradeLaw(facts: TermsFacts): string {
  const { company, law, payments } = facts
  const { labels, defaults } = text
  const own = (words: string, instead: string) => toLines(words === '' ? instead : words)
  const invoice: [string, string][] =
    company.invoice_number === '' ? [] : [[labels.invoice_number, toLines(company.invoice_number)]]
  const fees = payments.map(writePaymentFee).join('')
  return toLabelTable([
    [labels.seller, toLines(company.name)],
    [labels.representative, toLines(company.representative)],
    [labels.address, toLines(text.postal_address(formatPostalCode(company.postal_code), company.address))],
    [labels.phone_number, toLines(text.phone(company.phone_number, company.business_hours))],
    [labels.email, toLines(company.email)],
    ...invoice,
    [labels.price, own(law.price, defaults.price)],
    [
      labels.extra_fees,
      `<p>${own(law.extra_fees, defaults.extra_fees)}${writeFeeNotes(facts)}${fees}</p>${writeFeeTable(facts)}`,
    ],
    [
      labels.payment,
      [
        ...payments.map(({ name, payment_time }) => `<p>${toLines(`${name}：${payment_time}`)}</p>`),
        ...(law.payment === '' ? [] : [`<p>${toLines(law.payment)}</p>`]),
      ].join(''),
    ],
    [labels.delivery, own(law.delivery, defaults.delivery(company.cutoff_hour))],
    [labels.application_deadline, own(law.application_deadline, defaults.application_deadline)],
    [labels.quantity, own(law.quantity, defaults.quantity)],
    [labels.returns, own(law.returns, defaults.returns)],
    [labels.cancellation, own(law.cancellation, defaults.cancellation)],
    [labels.environment, own(law.environment, defaults.environment)],
    ...law.rows.map((row) => [row.label, toLines(row.text)] as const),
  ])
}

function writePaymentFee({ name, fees }: TermsFacts['payments'][number]): string {
  if (fees.length === 0) return ''
  const steps = fees.map(({ up_to, fee }) =>
    up_to === null ? text.fee_above(formatYen(fee)) : text.fee_up_to(formatYen(up_to), formatYen(fee)),
  )
  const last = fees.at(-1)?.up_to ?? null
  const limit = last === null ? '' : text.fee_limit(formatYen(last))
  return toLines(`${text.payment_fee(name, steps.join('、'))}${limit}`)
}
