/** What our orders and a payment company's books say of one payment, for the staff. */
export const DIFFERENCE_TEXTS = {
  paid: (amount: string) => `${amount} 入金済み`,
  reserved: (amount: string) => `${amount} 与信済み`,
  awaited: (amount: string) => `${amount} 入金待ち`,
  shipped: (amount: string) => `${amount} 発送済み・未確定`,
  refunded: (amount: string) => `返金 ${amount}`,
  no_money: '入金なし',
  cancelled: 'ご注文はキャンセル済み',
  no_order: 'ご注文なし',
} as const
