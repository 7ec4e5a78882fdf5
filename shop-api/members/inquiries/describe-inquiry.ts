import type { CorporateInquiry } from '#contract/shapes/inquiry.ts'
import type { inquiries } from '#shop-api/db/schema/inquiries.ts'
import {
  CORPORATE_DELIVERIES,
  CORPORATE_LABELS,
  CORPORATE_PAYMENTS,
  INQUIRY_LABELS,
} from '#src/text/contact/inquiry.ts'

export type InquiryRow = typeof inquiries.$inferSelect

/** An inquiry as paragraphs of a letter: who asks, details of the company, and the words themselves. */
export function describeInquiry(inquiry: InquiryRow, files: readonly string[] = []): string[] {
  const { key, category_names, name, name_kana, email, phone, order_no, extend, body } = inquiry
  const facts: [label: string, value: string | null][] = [
    [INQUIRY_LABELS.key, key],
    [INQUIRY_LABELS.category_id, category_names.join(' ＞ ')],
    [INQUIRY_LABELS.name, name],
    [INQUIRY_LABELS.name_kana, name_kana],
    [INQUIRY_LABELS.email, email],
    [INQUIRY_LABELS.phone, phone],
    [INQUIRY_LABELS.order_no, order_no],
    [INQUIRY_LABELS.files, files.join('、')],
  ]
  return [
    writeFacts(facts),
    ...(extend ? [writeFacts(toCompanyFacts(extend))] : []),
    `${INQUIRY_LABELS.body}\n${body}`,
  ]
}

function toCompanyFacts(extend: CorporateInquiry): [string, string | null][] {
  const { delivery, payment } = extend
  const words: Partial<Record<keyof CorporateInquiry, string | null>> = {
    ...extend,
    delivery: delivery && CORPORATE_DELIVERIES[delivery],
    payment: payment && CORPORATE_PAYMENTS[payment],
  }
  return (Object.keys(CORPORATE_LABELS) as (keyof CorporateInquiry)[]).map((field) => [
    CORPORATE_LABELS[field],
    words[field] ?? null,
  ])
}

/** What was left empty is not written. */
function writeFacts(facts: readonly [label: string, value: string | null][]): string {
  return facts
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}：${value}`)
    .join('\n')
}
