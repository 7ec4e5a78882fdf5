import type { InvoiceState } from '#contract/shapes/invoice.ts'

/** What the screens of invoices and of their terms say beside names and fields. */
export const INVOICE_SCREENS = {
  states: { open: '入金待ち', overdue: '期日超過', paid: '入金済み' } satisfies Record<InvoiceState, string>,
  any_state: 'すべて',
  title: (number: string) => `請求書 ${number}`,
  paper: '請求書（PDF）',
  figures: '金額',
  sums: {
    previous: '前回御請求額',
    paid: '御入金額',
    returned: '返品・値引',
    carried_over: '繰越額',
    purchased: '今回御買上額',
    total: '今回御請求額',
  },
  by_rate: (rate: number) => `${rate}%対象`,
  of_tax: (amount: string, tax: string) => `${amount}（うち消費税 ${tax}）`,
  lines: 'ご注文',
  return: '返品・値引',
  payments: '入金',
  balance: (amount: string) => `この得意先の未入金の合計：${amount}`,
  no_payments: '入金の記録はまだありません。',
  reminded: (moment: string) => `${moment}に、お支払いのご確認のメールを送りました。`,
  record: '入金を記録',
  record_title: '入金を記録する',
  record_text:
    '入金は、この得意先の古い請求書から順に充てます。多く入金されたときは、次の請求から差し引きます。',
  amount: '金額（円）',
  amount_hint: '一部の入金も記録できます。記録の取り消しや返金は、マイナスの金額で記録します。',
  received_on: '入金日',
  note: 'メモ',
  submit: (amount: string) => `${amount}を記録する`,
  keep: 'やめる',
  recorded: '入金を記録しました',
  day_of_month: (day: number) => (day === 31 ? '月末' : `${day}日`),
  months: ['締め日と同じ月', '翌月', '翌々月', '3か月後', '4か月後', '5か月後', '6か月後'],
  no_limit: '上限なし',
  off: '停止中',
  on: '利用中',
  on_hint:
    'オフにすると、この得意先は新しいご注文に請求書払いを選べません。すでにご注文いただいた分は請求します。',
  closing_hint: '発送が完了した日で締めます。締め日の翌日に、請求書を自動で作成してメールでお知らせします。',
  limit_hint: '請求していないご注文と、未入金のご請求の合計の上限です。空欄にすると上限なしになります。',
  name_hint: '空欄にすると、得意先の会社名で請求します。',
  stop_hint:
    'お支払期日からこの日数を過ぎても入金がないと、請求書払いを自動で停止します。空欄にすると停止しません。',
} as const
