import type { InvoiceState } from '#contract/shapes/invoice.ts'

/** Paying by invoice, and the invoices of a company. */
export const invoiceTexts = {
  heading: '請求書払い',
  closing: '締め日',
  due: 'お支払期日',
  limit: 'ご利用可能枠',
  unlimited: '上限なし',
  used: 'ご利用中の金額',
  left: 'ご利用いただける残り',
  stopped: 'お支払期日を過ぎたご請求があるため、請求書払いを停止しています。ご入金を確認しだい、再開します。',
  list: '請求書',
  empty: '請求書はまだありません。締め日のあとに、こちらに表示されます。',
  states: { open: 'ご入金待ち', overdue: 'お支払期日超過', paid: 'ご入金済み' } satisfies Record<
    InvoiceState,
    string
  >,
  closed_on: (day: string) => `${day}締め`,
  total: '今回御請求額',
  open: '未入金額',
  download: '請求書をダウンロード',
  guest_intro: '請求書をダウンロードできます。',
  number: (number: string) => `請求書番号：${number}`,
  not_found: '請求書が見つかりませんでした。メールに記載のリンクから、もう一度お開きください。',
} as const
