import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InvoiceFacts } from '#src/islands/business/InvoiceFacts.tsx'
import { InvoiceTerms } from '#src/islands/business/InvoiceTerms.tsx'

const TERMS = {
  closing_day: 31,
  due_months: 1,
  due_day: 10,
  credit_limit: 500_000,
  used: 120_000,
  is_stopped: false,
}
const INVOICE = {
  id: 1,
  number: 'INV-000001',
  closed_on: '2026-10-31',
  due_on: '2026-11-30',
  issued_at: '2026-11-01T00:05:00+09:00',
  purchased: 11_000,
  total: 11_000,
  open: 6_000,
  state: 'open' as const,
}

const show = (element: ReactElement) => renderToStaticMarkup(element).replaceAll(/<[^>]+>/g, '|')

test('a company reads its terms, and what is left of its limit', () => {
  const text = show(<InvoiceTerms terms={TERMS} />)
  for (const part of ['月末', '翌月10日', '500,000円', '120,000円', '380,000円']) expect(text).toContain(part)
  expect(text).not.toContain('停止しています')
  const stopped = show(<InvoiceTerms terms={{ ...TERMS, credit_limit: null, is_stopped: true }} />)
  expect(stopped).toContain('上限なし')
  expect(stopped).not.toContain('残り')
  expect(stopped).toContain('請求書払いを停止しています')
})

test('an invoice says what is still owed, and nothing of a day when it asks for nothing', () => {
  const open = show(<InvoiceFacts invoice={INVOICE} />)
  for (const part of ['11,000円', '2026.11.30', '6,000円']) expect(open).toContain(part)
  const credit = show(<InvoiceFacts invoice={{ ...INVOICE, total: -500, open: 0, state: 'paid' }} />)
  expect(credit).not.toContain('2026.11.30')
  expect(credit).not.toContain('未入金額')
})
