import { GIFT_MESSAGE_MAX } from '#contract/gift-limits.ts'

/** What the sender of a social gift reads at the checkout. */
export const giftCheckoutTexts = {
  choice: 'ソーシャルギフト（住所を知らない相手に贈る）',
  choice_details:
    'お届け先とお届け日は、お相手にお選びいただきます。送料は、お届け先がどこでも変わりません。',
  how_heading: 'ソーシャルギフトの流れ',
  how: [
    'ご注文が完了すると、お相手にお渡しするリンクができます。',
    'リンクをLINEやメールでお相手にお送りください。',
    'お相手がお届け先とお届け日を入力すると、商品を発送します。',
  ],
  privacy: 'お相手の住所が、ご注文者に知らされることはありません。お相手に金額は表示されません。',
  name_hint: 'お相手の画面に「〇〇 様」と表示します。',
  message_hint: `${GIFT_MESSAGE_MAX}文字まで。お相手がリンクを開いたときに表示します。`,
  delivery: 'ギフトのしたく',
  delivery_lead: (name: string) => `お届け先とお届け日時は、${name} 様にお選びいただきます。`,
  change: '贈り方を変更する',
  next: 'ギフトのしたくへ進む',
} as const
