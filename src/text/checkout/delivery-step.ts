import { GIFT_MESSAGE_MAX } from '#contract/gift-limits.ts'

/** Sentences of the step that asks when it should arrive, and how it is wrapped. */
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
  message_hint: `${GIFT_MESSAGE_MAX}文字まで。カードに印字して、お届けの荷物に添えます。`,
  note_hint: 'ご要望があればご記入ください（任意・1000文字まで）。',
  gift: 'ギフト包装・のし・メッセージ',
  note: '備考（ショップへのご連絡）',
  next_payment: 'お支払い方法の選択へ進む',
} as const
