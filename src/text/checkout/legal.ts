/** What the last screen before an order must say (特定商取引法 第12条の6), beyond the order's own figures. */
export const legalTexts = {
  heading: 'ご注文内容の最終確認',
  products: '商品・数量・価格',
  price: '販売価格・お支払い総額',
  payment: 'お支払い方法・お支払いの時期',
  payment_method: 'お支払い方法',
  pay_by: 'お支払いの期日',
  payment_time: 'お支払いの時期',
  payment_fee: '手数料',
  no_fee: '無料',
  delivery: 'お届け先・お届け時期',
  delivery_to: 'お届け先',
  delivery_time: 'お届け時期',
  sender: '送り主',
  gift_to: (name: string) => `${name} 様`,
  gift_place: 'お届け先は、受け取る方にご入力いただきます。',
  gift_time: 'お届け日時は、受け取る方がお届け先の入力の際にお選びになります',
  gift_deadline: (days: number | null) =>
    `${days === null ? '期限' : `ご注文から${days}日以内`}にお届け先の入力がない場合は、ご注文を自動的に取り消し、お支払いいただいた代金をお返しします。`,
  delivery_on: (day: string, timezone: string | null) => (timezone ? `${day}　${timezone}` : day),
  delivery_earliest: (day: string, timezone: string | null) =>
    timezone ? `最短 ${day} にお届け（${timezone}）` : `最短 ${day} にお届け`,
  delivery_after_payment: (timezone: string | null) =>
    timezone ? `ご入金の確認後、順次発送します（${timezone}）` : 'ご入金の確認後、順次発送します',
  paid_before: (instant: string, day: string) =>
    `${instant}までにご入金を確認できた場合は、最短 ${day} にお届けします。`,
  day_after_payment: 'ご入金の確認後に発送します。ご入金の時期により、お届け日が変わる場合があります。',
  ships_on: (day: string) => `${day} 出荷予定`,
  ordered_before: (instant: string) => `${instant}までにご注文いただいた場合の予定です。`,
  cancellation: 'キャンセル・返品について',
  period: 'お申し込みの有効期限',
  no_period: 'お申し込みの期間に定めはありません（在庫がなくなりしだい終了します）。',
  seller: '販売事業者',
  seller_name: '事業者名',
  seller_representative: '運営責任者',
  seller_address: '所在地',
  seller_phone: '電話番号',
  seller_hours: '受付時間',
  seller_email: 'メールアドレス',
  invoice_number: '登録番号',
  law: '特定商取引法に基づく表記',
  law_path: '/tradelaw/',
  orderer: 'ご注文者',
  note: '備考',
} as const

/** What a shop says about cancelling and returning when its editors wrote nothing else. */
export const CANCELLATION =
  'ご注文の変更・キャンセルは、出荷の準備が始まるまで承ります。お電話またはメールでご連絡ください。お客様のご都合による返品・交換は、未使用のものに限り、到着から8日以内のご連絡で承ります（食品など、お受けできない商品もございます）。不良品や誤配送の場合は、送料当店負担で交換または返金いたします。'
