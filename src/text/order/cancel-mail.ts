/** The mail that confirms a cancellation. */
export const CANCEL_MAIL = {
  subject: (shop: string, order_no: string) =>
    `【${shop}】ご注文のキャンセルを承りました（ご注文番号：${order_no}）`,
  lines: (dear: string, shop: string, order_no: string, total: string) => [
    `${dear} 様`,
    `${shop}をご利用いただき、ありがとうございます。下記のご注文のキャンセルを承りました。`,
    `ご注文番号：${order_no}\nお支払い合計：${total}`,
  ],
  card: 'クレジットカードのご請求は取り消しました。ご利用明細への反映時期は、カード会社により異なります。',
  transfer:
    'すでにお振り込みいただいている場合は、ご返金いたします。お手数ですが、ご返金先の口座を下記までお知らせください。',
} as const
