/** What is wrong with a card, by field: the general sentence would not say what to look at. */
export const cardErrors = {
  card_number: 'カード番号に誤りがあるようです。もう一度ご確認ください',
  card_expiry: '有効期限が切れているか、形式（例：08/29）に誤りがあります',
  security_code: 'セキュリティコードは3桁または4桁の数字で入力してください',
} as const
