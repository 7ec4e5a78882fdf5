/** The mail that says an order has left. */
export const SHIPPED_MAIL = {
  subject: (shop: string, order_no: string) => `【${shop}】商品を発送しました（ご注文番号：${order_no}）`,
  lines: (dear: string, shop: string, order_no: string, goods: readonly string[]) => [
    `${dear} 様`,
    `${shop}をご利用いただき、ありがとうございます。ご注文の商品を発送しました。`,
    `ご注文番号：${order_no}`,
    ...goods,
    '到着まで、今しばらくお待ちください。',
  ],
  destination: (name: string) => `【お届け先】${name} 様`,
  pieces: (name: string, quantity: number) => `・${name} ${quantity}点`,
} as const
