/** What the screens of coupons and pop-ups say beside names and fields. */
export const CAMPAIGN_TEXT = {
  code_hint: '半角の大文字の英字、数字、ハイフンで入力します。お客さまは小文字で入力しても使えます。',
  kinds: { amount: '金額を引く', rate: '割合で引く', carriage: '送料を無料にする' },
  discount_hint: '金額は円、割合は%で入力します。送料無料では0にします。',
  minimum_hint: '0にすると、いくらからでも使えます。',
  audiences: { everybody: 'どなたでも', members: '会員だけ', takers: '取得した会員だけ' },
  usage_hint: '空欄にすると、何回でも使えます。ひとりが使えるのは1回です。',
  categories_hint: '空欄にすると、すべての商品が対象です。下のカテゴリーも含みます。',
  discount: (kind: 'amount' | 'rate' | 'carriage', discount: number) =>
    kind === 'carriage'
      ? '送料無料'
      : kind === 'rate'
        ? `${discount}%引き`
        : `${discount.toLocaleString('ja-JP')}円引き`,
  popup_hint: '会員の方に、公開中のもののうち新しい1件を表示します。',
  href_hint: '例：/lp/year-end/。ほかのサイトは https:// から入力します。',
} as const
