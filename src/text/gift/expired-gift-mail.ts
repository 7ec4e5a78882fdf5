/** The mail to the sender of a social gift nobody answered in time. */
export const EXPIRED_GIFT_MAIL = {
  /** Kept with the order. */
  reason: 'ソーシャルギフトのお受け取り期限切れ',
  subject: (shop: string, order_no: string) =>
    `【${shop}】ギフトのお受け取り期限が過ぎたため、ご注文を取り消しました（ご注文番号：${order_no}）`,
  lines: (dear: string, receiver: string, order_no: string, total: string) => [
    `${dear} 様`,
    `${receiver} 様へのソーシャルギフトは、お届け先のご入力がないまま、お受け取りの期限が過ぎました。下記のご注文は自動的に取り消しましたので、お知らせいたします。`,
    `ご注文番号：${order_no}\nお支払い合計：${total}`,
  ],
  benefits: 'ご利用いただいたポイント・クーポンは、お返ししました。',
  again:
    'お渡しになったギフトのリンクは、もうお使いいただけません。あらためて贈られる場合は、お手数ですがもう一度ご注文ください。',
} as const
