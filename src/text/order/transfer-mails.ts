/** Mails about a transfer that is awaited. */
export const TRANSFER_MAILS = {
  reminder: {
    subject: (shop: string, order_no: string) =>
      `【${shop}】お振り込みの期日のお知らせ（ご注文番号：${order_no}）`,
    lines: (dear: string, shop: string, order_no: string, total: string, pay_by: string) => [
      `${dear} 様`,
      `${shop}をご利用いただき、ありがとうございます。下記のご注文は、まだご入金を確認できておりません。期日までにお振り込みくださいますよう、お願いいたします。`,
      `ご注文番号：${order_no}\nお支払い合計：${total}\nお振り込みの期日：${pay_by}`,
    ],
    crossed:
      'ご入金の確認には、お振り込みから数日かかることがあります。すでにお振り込みがお済みの場合は、行き違いとなりましたことをお詫びいたします。',
  },
  ended: {
    /** Kept with the order. */
    reason: 'お振り込みの期日を過ぎたため、自動でキャンセル',
    subject: (shop: string, order_no: string) =>
      `【${shop}】ご入金を確認できなかったため、ご注文をキャンセルしました（ご注文番号：${order_no}）`,
    lines: (dear: string, shop: string, order_no: string, total: string, pay_by: string) => [
      `${dear} 様`,
      `${shop}をご利用いただき、ありがとうございます。お振り込みの期日を過ぎてもご入金を確認できなかったため、下記のご注文をキャンセルいたしました。`,
      `ご注文番号：${order_no}\nお支払い合計：${total}\nお振り込みの期日：${pay_by}`,
    ],
    benefits: 'ご利用いただいたポイント・クーポンは、お返ししました。',
    again:
      '今からのお振り込みは、お受けできません。商品をご希望の場合は、お手数ですがもう一度ご注文ください。',
  },
} as const
