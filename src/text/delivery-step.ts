/** Sentences of the step that asks when it shall arrive, and how it is wrapped. */
export const deliveryStepTexts = {
  change_destination: 'お届け先を変更する',
  share_again: '商品の振り分けを変更する',
  delivery: 'お届け日時',
  may_wait_for_payment: '銀行振込など前払いの場合は、ご入金の確認後に発送します。',
  earliest: (day: string) => `最短 ${day} お届け`,
  order_before: (instant: string) => `${instant}までのご注文で`,
  earliest_wish: '指定なし（最短でお届け）',
  timezone_any: '指定なし',
  leadtimes_failed: 'お届けできる日を確認できませんでした',
  gift_hint: '贈りものにおすすめです。ご不要の場合は、そのままお進みください。',
  gift_note: 'のしの表書き・お名前は、のし紙に印字する内容です。',
  message_hint: '200文字まで。お届けの荷物にカードを添えます。',
  note_hint: 'ご要望があればご記入ください（任意・1000文字まで）。',
  gift: 'ギフト包装・のし・メッセージ',
  note: '備考（ショップへのご連絡）',
  next_payment: 'お支払い方法の選択へ進む',
} as const
