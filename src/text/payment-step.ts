/** Sentences of the step that asks how it is paid. */
export const paymentStepTexts = {
  payment: 'お支払い方法',
  payments_failed: 'お支払い方法を確認できませんでした',
  fee: (amount: string) => `手数料 ${amount}`,
  fee_free: '手数料 無料',
  payment_time: 'お支払いの時期',
  card: 'カード情報',
  card_safe: 'カード番号は決済会社へ直接送信され、当店には保存されません。',
  card_given: (brand: string, last4: string) => `${brand} 下4桁 ${last4}`,
  card_use_given: '入力済みのカードで支払う',
  card_use_other: '別のカードを入力する',
  card_expiry_hint: 'カードに記載の「月/年」をご入力ください。',
  card_code_hint: 'カード裏面の署名欄、または表面に記載の3～4桁の数字です。',
  test_title: 'テスト用のカード決済です。実際の請求は発生しません。',
  test_cards: [
    { number: '4111 1111 1111 1111', end: '承認されます' },
    { number: '4000 0000 0000 3220', end: '本人認証（3Dセキュア）へ進みます' },
    { number: '4000 0000 0000 0002', end: '承認されません' },
    { number: '4000 0000 0000 0119', end: '結果の応答が途切れます' },
  ],
  test_rest: '名義は任意のローマ字、有効期限は先の年月、セキュリティコードは3桁の数字をご入力ください。',
  next_confirm: '注文内容の確認へ進む',
} as const
