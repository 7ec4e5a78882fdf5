import type { OrderStatus } from '#contract/shapes/order.ts'

export const orderStatuses: Record<OrderStatus, string> = {
  awaiting_payment: 'ご入金待ち',
  accepted: '受付済み',
  paid: 'お支払い済み',
  partly_shipped: '一部発送済み',
  shipped: '発送済み',
  completed: '完了',
  cancelled: 'キャンセル',
}

/** The order history, one order, and its papers. */
export const orderTexts = {
  filter: 'ご注文を絞り込む',
  filtered: 'ご注文を絞り込んでいます',
  q: 'キーワード・品番・ご注文番号',
  status: 'ご注文の状況',
  all: 'すべて',
  date_from: 'ご注文日（から）',
  date_to: 'ご注文日（まで）',
  search: '絞り込む',
  clear: '条件を外す',
  wrong_period: '参照終了日は参照開始日より大きです。',
  total_of_all: (amount: string) => `これまでのお買い上げ ${amount}`,
  empty: 'ご注文の履歴はまだありません。',
  none_found: '条件に合うご注文はありません。',
  to_shop: '商品をさがす',
  order_no: 'ご注文番号',
  ordered_at: 'ご注文日時',
  total: 'お支払い合計',
  payment: 'お支払い方法',
  and_more: (count: number) => `ほか${count}点`,
  details: 'ご注文の詳細',
  order_again: 'もう一度注文する',
  not_added: (names: readonly string[]) => `次の商品はカートに入れられませんでした：${names.join('、')}`,
  papers: '領収書・請求書・見積書',
  receipt: '領収書をダウンロード',
  billing: '請求書をダウンロード',
  quotation: '見積書をダウンロード',
  return_invoice: (number: string) => `返還請求書をダウンロード（${number}）`,
  addressee_hint: '「様」「御中」を含めて入力してください。',
  receipt_heading: '領収書の宛名と但し書き',
  reissue_note: (count: number) =>
    `この領収書は${count}回発行されています。次に発行する領収書には「再発行」と記載されます。`,
  cancel: 'ご注文をキャンセルする',
  cancel_heading: 'ご注文のキャンセル',
  cancel_text: '発送の前であれば、ご注文をキャンセルできます。キャンセルは取り消せません。',
  cancel_reason: 'キャンセル理由',
  cancel_confirm: 'キャンセルを確定する',
  cancel_keep: 'キャンセルしない',
  warnings: {
    refund_by_transfer:
      'すでにお振り込みいただいている場合は、ご返金いたします。お手数ですが、ご返金先の口座をショップまでお知らせください。',
  } as Record<string, string>,
  memo: 'メモ',
  memo_hint: 'お客様だけに表示されます。ショップには届きません。',
  memo_save: 'メモを保存する',
  back_to_list: 'ご注文履歴へ戻る',
} as const

/** The page where guests get their documents: order number plus token. */
export const guestReceiptTexts = {
  intro: '領収書と請求書をダウンロードできます。宛名と但し書きは変更できます。',
  order_no: (order_no: string) => `ご注文番号：${order_no}`,
  pay_by: (day: string) => `お支払いの期日：${day}`,
  until: (day: string) => `このページは ${day} までご利用いただけます。`,
  not_found: 'ご注文が見つかりませんでした。メールに記載のリンクから、もう一度お開きください。',
  reasons: {
    not_paid: 'ご入金の確認後に、領収書を発行できます。',
    cancelled: 'このご注文はキャンセルされたため、領収書は発行できません。',
    expired: 'このリンクで領収書を発行できる期間が過ぎました。ショップまでお問い合わせください。',
    invoiced: '請求書払いのご注文は、1か月分をまとめた請求書でご請求します。',
    payment_without_receipt:
      'このお支払い方法では、領収書は配送業者または決済会社が発行するものをご利用ください。',
  },
} as const
