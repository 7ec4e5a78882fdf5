/** What stands on the invoice of a month and on return invoices, beside the words of `documents.ts`. */
export const INVOICE_PAPERS = {
  invoice: '請求書',
  qualified_return: '適格返還請求書',
  return_invoice: '返還請求書',
  no: (number: string) => `No. ${number}`,
  issued_on: (day: string) => `発行日　${day}`,
  closed_on: (day: string) => `締め日　${day}`,
  account: (code: string) => `得意先コード　${code}`,
  due_on: (day: string) => `お支払期日　${day}`,
  billed: '下記のとおり、ご請求申し上げます。',
  returned: '下記のとおり、ご返金の内容をお知らせいたします。',
  asked: '今回御請求額（税込）',
  given_back: 'ご返金額（税込）',
  sums: {
    previous: '前回御請求額',
    paid: '御入金額',
    returned: '返品・値引',
    carried_over: '繰越額',
    purchased: '今回御買上額',
    total: '今回御請求額',
  },
  columns: { day: '日付', number: 'ご注文番号', contents: '内容', amount: '金額（税込）' },
  reduced: (contents: string) => `${contents} ※`,
  reduced_note: '※は軽減税率（8%）の対象です。日付は、商品の発送が完了した日（返品・値引は返金した日）です。',
  note: '日付は、商品の発送が完了した日（返品・値引は返金した日）です。',
  of_return: (contents: string) => `返品・値引（${contents}）`,
  bank_account: 'お振込先',
  fee_note: '振込手数料は、お客様のご負担でお願いいたします。',
  nothing_due: '今回お支払いいただく金額はありません。',
  facts: {
    order_no: 'ご注文番号',
    invoice_number: '対象の請求書',
    sold_on: '対象のお取引日',
    returned_on: 'ご返金日',
    contents: '対象の内容',
    reason: '理由',
  },
  of_rate: (rate: number, text: string) => `${text}（${rate}%${rate === 8 ? '・軽減税率' : ''}）`,
  file_name: (title: string, number: string) => `${title}_${number}.pdf`,
} as const

const MAX_NAME = 40

/** What was sold in a few words: the first name, and how many more there are. Without goods it was carried. */
export function describeGoods(names: readonly string[]): string {
  const [first, ...others] = new Set(names)
  if (first === undefined) return '送料・手数料'
  const name = first.length > MAX_NAME ? `${first.slice(0, MAX_NAME)}…` : first
  return others.length === 0 ? name : `${name} ほか${others.length}点`
}
