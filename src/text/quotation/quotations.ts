import type { QuotationStatus } from '#contract/shapes/quotation.ts'

export const quotationStatuses: Readonly<Record<QuotationStatus, string>> = {
  open: '有効',
  expired: '期限切れ',
  ordered: '注文済み',
}

/** Quotations a member keeps: the list, one of them, and what became of it. */
export const quotationTexts = {
  lead: '保存した見積書です。有効期限までは、見積書の価格でそのままご注文いただけます。',
  empty: '保存した見積書はまだありません。カートの「見積書」から保存できます。',
  to_cart: 'カートを見る',
  no: '見積番号',
  total: '合計（税込）',
  valid_until: '有効期限',
  quoted_at: '作成日',
  addressee: '宛名',
  order_no: 'ご注文番号',
  untitled: '見積書',
  and_more: (count: number) => `ほか${count}点`,
  open: '内容を見る',
  open_of: (number: string) => `内容を見る（${number}）`,
  download: '見積書（PDF）を発行',
  download_of: (number: string) => `見積書（PDF）を発行（${number}）`,
  remove: '削除する',
  remove_title: 'この見積書を削除しますか',
  remove_text: '削除すると、見積書の価格ではご注文いただけなくなります。',
  remove_ordered: 'この見積書からのご注文は、そのまま残ります。',
  cancel: 'やめる',
  back: '見積書の一覧へ',

  unit_price: '単価',
  untaxed_price: (price: string) => `税抜 ${price}`,
  regular: (price: string) => `今の価格 ${price}`,
  products: '商品',
  delivery: 'お届け先',
  payment: 'お支払い方法',
  totals: '合計',
  not_chosen: '決まっていません',
  contents: '見積書の内容',
  note: '備考',

  holds: (day: string) => `${day}まで、この価格でご注文いただけます。在庫は確保しておりません。`,
  period: (day: string) => `${day}まで（在庫がなくなりしだい終了します）。`,
  changed_title: '見積書の作成時から合計が変わりました',
  changed: (from: string, to: string) =>
    `送料・手数料などが変わったため、合計が${from}から${to}になりました。商品の価格は見積書のとおりです。`,
  problems_title: 'このままではご注文いただけません',
  approval_title: 'ご注文には承認が必要です',
  approval: 'お一人でご注文いただける上限を超えています。カートに移して、承認を申請してください。',
  order: 'この内容で注文を確定する',
  ordering: '注文を確定しています…このままお待ちください',
  order_hint: '「この内容で注文を確定する」を押すと、ご注文が確定し、お支払いの義務が発生します。',
  change: '内容を変えて注文する',
  again: '今の価格で作り直す',
  to_cart_title: 'カートの中身を入れ替えますか',
  to_cart_text: (count: number) => `カートに入っている商品（${count}点）を、この見積書の商品に入れ替えます。`,
  to_cart_go: '入れ替える',
  expired_title: '有効期限が過ぎました',
  expired: (day: string) =>
    `この価格は${day}までです。「今の価格で作り直す」を押すと、同じ商品を今の価格でカートに入れます。`,
  ordered_title: 'この見積書はご注文済みです',
  to_order: 'ご注文を見る',
  refused_title: 'ご注文を確定できませんでした',
  unknown_title: 'ご注文の結果を確認できませんでした',
  unknown:
    'ご注文はすでに成立している可能性があります。下のボタンで状況をご確認ください。二重に注文されることはありません。',
  ask: '注文の状況を確認する',
  asking: '注文の状況を確認しています…',
  not_placed: 'ご注文はまだ確定していません。内容をご確認のうえ、もう一度お手続きください。',
} as const

/** The part of the cart in which a member keeps it as a quotation. */
export const keepQuotationTexts = {
  title: '件名（任意）',
  title_hint: '保存した見積書を見分けるための名前です。見積書にも印字します。',
  save: '見積書を保存する',
  hint: '保存すると、30日間はこの価格で、マイページの「見積書」からそのままご注文いただけます。クーポン・ポイントのご利用分は含まれません。',
  saved: (number: string, day: string) => `見積書 ${number} を保存しました（有効期限 ${day}）。`,
  to_saved: '保存した見積書を見る',
  guest: '会員の方は、ログインすると見積書を保存して、有効期限までその価格でご注文いただけます。',
} as const
