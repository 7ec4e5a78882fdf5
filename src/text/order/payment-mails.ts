/** The mail that says the money of an order that waited for it is there. */
export const PAID_MAIL = {
  subject: (shop: string, order_no: string) => `【${shop}】ご入金を確認しました（ご注文番号：${order_no}）`,
  lines: (dear: string, shop: string, order_no: string, total: string, way: string) => [
    `${dear} 様`,
    `${shop}をご利用いただき、ありがとうございます。下記のご注文のご入金を確認しました。`,
    `ご注文番号：${order_no}\nお支払い合計：${total}\nお支払い方法：${way}`,
  ],
  /** What happens next. */
  next: {
    ships_on: (day: string) => `発送の目安：${day}\n発送しましたら、あらためてメールでお知らせします。`,
    when_ready: '商品の準備ができしだい発送し、メールでお知らせします。',
    when_released: 'ご予約の商品は、発売に合わせて発送します。発送しましたら、メールでお知らせします。',
    when_accepted: (receiver: string) =>
      `${receiver} 様がお届け先をご入力になりましたら、商品を発送します。発送しましたら、メールでお知らせします。`,
  },
} as const

/** Reminds of a payment at a konbini. */
export const KONBINI_REMINDER = {
  subject: (shop: string, order_no: string) =>
    `【${shop}】コンビニでのお支払い期限のお知らせ（ご注文番号：${order_no}）`,
  lines: (dear: string, shop: string, order_no: string, total: string, pay_by: string) => [
    `${dear} 様`,
    `${shop}をご利用いただき、ありがとうございます。下記のご注文は、まだお支払いを確認できておりません。期限までにコンビニエンスストアでお支払いくださいますよう、お願いいたします。`,
    `ご注文番号：${order_no}\nお支払い合計：${total}\nお支払いの期限：${pay_by}`,
  ],
  crossed: 'すでにお支払いがお済みの場合は、行き違いとなりましたことをお詫びいたします。',
} as const

/** Tells that an order ended because nobody paid at a konbini. */
export const KONBINI_ENDED = {
  subject: (shop: string, order_no: string) =>
    `【${shop}】お支払いを確認できなかったため、ご注文をキャンセルしました（ご注文番号：${order_no}）`,
  lines: (dear: string, shop: string, order_no: string, total: string, pay_by: string) => [
    `${dear} 様`,
    `${shop}をご利用いただき、ありがとうございます。期限の${pay_by}を過ぎてもお支払いを確認できなかったため、下記のご注文をキャンセルいたしました。`,
    `ご注文番号：${order_no}\nお支払い合計：${total}`,
  ],
  paid: 'すでにコンビニエンスストアでお支払いいただいている場合は、お手数ですが下記までご連絡ください。',
  again: '今からのお支払いは、お受けできません。商品をご希望の場合は、お手数ですがもう一度ご注文ください。',
} as const

/** Where the order stands for whoever has the mail. */
export const toOrderPage = (link: string) =>
  `ご注文の状況は、下記のページでご確認いただけます。このリンクは他の方に知らせないでください。\n${link}`
