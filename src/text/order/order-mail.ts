import { CANCELLATION } from '#src/text/checkout/legal.ts'

/** Sentences and labels of the mail that confirms an order. */
export const ORDER_MAIL = {
  subject: (shop: string, order_no: string) =>
    `【${shop}】ご注文ありがとうございます（ご注文番号：${order_no}）`,
  dear: (name: string) => `${name} 様`,
  greeting: (shop: string) =>
    `このたびは${shop}をご利用いただき、誠にありがとうございます。下記の内容でご注文を承りました。`,
  order_no: 'ご注文番号',
  ordered_at: 'ご注文日時',
  products: 'ご注文商品',
  code: '品番',
  reduced_rate_mark: '※',
  reduced_rate_note: '※は軽減税率（8%）の対象商品です。',
  subtotal: '商品合計',
  shipping_fee: '送料',
  payment_fee: '手数料',
  coupon: 'クーポン',
  used_point: 'ポイント利用',
  total: 'お支払い合計',
  rate: (rate: number) => `${rate}%対象`,
  contained_tax: (tax: string) => `内消費税 ${tax}`,
  invoice_number: '登録番号',
  delivery: 'お届け先',
  parcel_contents: 'お届けする商品',
  sender: '送り主',
  other_places: (count: number) =>
    `ほか${count}件のお届け先（お届け日・のし・メッセージは、ご注文の詳細画面でご確認いただけます）`,
  other_place: (name: string, area: string, goods: readonly string[]) =>
    `${name} 様（${area}）：${goods.join('、')}`,
  pieces: (name: string, quantity: number) => `${name} ${quantity}点`,
  gift_place: (name: string) =>
    `${name} 様への贈りもの\nお届け先とお届け日は、受け取る方にお決めいただきます。下記のリンクをお知らせください。`,
  gift_link: 'ギフトのリンク',
  gift_deadline: 'お受け取りの期限',
  delivery_day: 'お届け希望日',
  no_wish: '指定なし',
  wrapping: { none: null, paper: '包装紙でお包みします', gift_box: 'ギフトボックスにお入れします' },
  wrapping_label: '包装',
  noshi: 'のし',
  message: 'メッセージ',
  payment: 'お支払い方法',
  is_paid: 'お支払いは完了しています。',
  pay_by: (day: string) => `お支払いの期日：${day}`,
  papers: '領収書・請求書',
  papers_note:
    '下記のページから、宛名を指定して領収書を発行いただけます。このリンクは他の方に知らせないでください。',
  note: '備考',
  cancellation_label: 'キャンセル・返品について',
  cancellation: CANCELLATION,
  foot: 'このメールにお心当たりのない場合は、お手数ですが下記までご連絡ください。',
} as const

/** What to do after ordering, by way to pay. */
export const PAYMENT_GUIDES = {
  bank_transfer: (account: string, deadline: string, amount: string) =>
    `${deadline}までに、下記の口座へ${amount}をお振り込みください。ご入金を確認してから商品を発送します。振込手数料はお客様のご負担となります。\n${account}`,
  end: (day: string) =>
    `${day}の時点でご入金を確認できない場合、ご注文は自動的にキャンセルとなります。あらかじめご了承ください。`,
} as const

/** The mail that confirms a cancellation. */
export const CANCEL_MAIL = {
  subject: (shop: string, order_no: string) =>
    `【${shop}】ご注文のキャンセルを承りました（ご注文番号：${order_no}）`,
  lines: (dear: string, shop: string, order_no: string, total: string) => [
    `${dear} 様`,
    `${shop}をご利用いただき、ありがとうございます。下記のご注文のキャンセルを承りました。`,
    `ご注文番号：${order_no}\nお支払い合計：${total}`,
  ],
  account: 'お支払いは取り消しました。ご返金の時期は、お支払い方法により異なります。',
  card: 'クレジットカードのご請求は取り消しました。ご利用明細への反映時期は、カード会社により異なります。',
  transfer:
    'すでにお振り込みいただいている場合は、ご返金いたします。お手数ですが、ご返金先の口座を下記までお知らせください。',
} as const

interface ShippedWords {
  dear: string
  shop: string
  order_no: string
  /** What has left, a paragraph each. */
  goods: readonly string[]
  /** More is to follow. */
  isPart: boolean
}

/** The mail that says an order has left. */
export const SHIPPED_MAIL = {
  subject: (shop: string, order_no: string) => `【${shop}】商品を発送しました（ご注文番号：${order_no}）`,
  lines: ({ dear, shop, order_no, goods, isPart }: ShippedWords) => [
    `${dear} 様`,
    isPart
      ? `${shop}をご利用いただき、ありがとうございます。ご注文の商品の一部を発送しました。残りの商品は、発送しだいお知らせします。`
      : `${shop}をご利用いただき、ありがとうございます。ご注文の商品を発送しました。`,
    `ご注文番号：${order_no}`,
    ...goods,
    '到着まで、今しばらくお待ちください。',
  ],
  tracking: (carrier: string, tracking_no: string) =>
    `配送会社：${carrier}\nお問い合わせ番号：${tracking_no}`,
  destination: (name: string) => `【お届け先】${name} 様`,
  pieces: (name: string, quantity: number) => `・${name} ${quantity}点`,
} as const

/** The mail that says what was given back. */
export const REFUND_MAIL = {
  subject: (shop: string, order_no: string) => `【${shop}】ご返金のお知らせ（ご注文番号：${order_no}）`,
  lines: (dear: string, shop: string, order_no: string) => [
    `${dear} 様`,
    `${shop}をご利用いただき、ありがとうございます。下記のとおり、ご返金いたしました。`,
    `ご注文番号：${order_no}`,
  ],
  card: (amount: string) =>
    `ご返金額：${amount}\nお支払いに使われたクレジットカードへお返しします。ご利用明細への反映時期は、カード会社により異なります。`,
  transfer: (amount: string) => `ご返金額：${amount}\n銀行口座へのお振り込みでお返しします。`,
  invoice: (amount: string) => `ご返金額：${amount}\n請求書払いのご請求額から差し引きます。`,
  papers: (url: string) => `適格返還請求書などの書類は、こちらからダウンロードできます。\n${url}`,
  point: (point: string) => `お返ししたポイント：${point}ポイント`,
  reason: (reason: string) => `理由：${reason}`,
} as const
