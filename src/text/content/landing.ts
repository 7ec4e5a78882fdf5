/** Words around landing pages and their coupons. */
export const landingText = {
  coupons: 'ご利用いただけるクーポン',
  code: 'クーポンコード',
  take: 'クーポンを取得する',
  taken: '取得済み',
  free_shipping: '送料無料',
  percent_off: (percent: number) => `${percent}%引き`,
  yen_off: (yen: string) => `${yen}引き`,
  until: (day: string) => `${day}まで`,
  no_end: '有効期限なし',
  minimum: (amount: string) => `商品合計${amount}（税込）以上でお使いいただけます。`,
  products: 'この特集の商品',
  moved: 'ページを移動します',
  moved_hint: '自動で移動しないときは、下のボタンを押してください。',
  go: '移動先のページへ',
} as const
