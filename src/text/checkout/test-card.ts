/** Name of the test provider, where the screens must say that nobody is charged. */
export const TEST_CARD_NAME = 'テスト用カード決済（実際の請求は発生しません）'

/** What the test card provider says; a real one brings its own sentences. */
export const TEST_CARD_ERRORS = {
  malformed: 'リクエストの形式が正しくありません。',
  number_missing: 'カード番号を入力してください。',
  number: 'カード番号に誤りがあるようです。もう一度ご確認ください。',
  holder_name: 'カード名義人をカードの記載どおりに入力してください。',
  expiration_missing: '有効期限を入力してください。',
  expiration: '有効期限が切れているか、形式（例：08/29）に誤りがあります。',
  security_code: 'セキュリティコードは3桁または4桁の数字で入力してください。',
} as const

/** The frame in which the test provider takes a card. */
export const TEST_CARD_FRAME = {
  title: 'カード情報の入力（テスト用カード決済）',
  required: '必須',
  /** What becomes of its numbers. */
  ends: {
    approve: '承認されます',
    challenge: '本人認証（3Dセキュア）へ進みます',
    decline: '承認されません',
    time_out_once: '結果の応答が途切れます',
  },
  rest: '名義は任意のローマ字、有効期限は先の年月、セキュリティコードは3桁の数字をご入力ください。',
  submit: '送信する',
  fields: {
    number: { label: 'カード番号', example: '例：1234 5678 9012 3456', hint: '' },
    holder_name: { label: 'カード名義人', example: '例：HANAKO YAMADA', hint: '' },
    expiration: {
      label: '有効期限',
      example: '例：08/29',
      hint: 'カードに記載の「月/年」をご入力ください。',
    },
    security_code: {
      label: 'セキュリティコード',
      example: '',
      hint: 'カード裏面の署名欄、または表面に記載の3～4桁の数字です。',
    },
  },
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
