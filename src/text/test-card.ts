/** Name of the test provider, where the screens must say that nobody is charged. */
export const TEST_CARD_NAME = 'テスト用カード決済（実際の請求は発生しません）'

/** What the test card provider says; a real one brings its own sentences. */
export const TEST_CARD_ERRORS = {
  malformed: 'リクエストの形式が正しくありません。',
  invalid: 'カード情報をご確認ください。',
  number: 'カード番号が正しくありません。',
  expiration: '有効期限をご確認ください。',
  security_code: 'セキュリティコードは3桁または4桁の数字で入力してください。',
  holder_name: 'カード名義を入力してください。',
} as const

/** The test provider's page for 3-D Secure. */
export const TEST_CARD_CHALLENGE = {
  title: '本人認証（テスト）',
  lead: (order_no: string, amount: string) =>
    `ご注文番号 ${order_no}（${amount}）のカード決済を承認しますか。実際の請求は発生しません。`,
  approve: '承認する',
  decline: '承認しない',
  done: '認証の結果を受け付けました。ショップの画面に戻って、ご注文を続けてください。',
} as const
