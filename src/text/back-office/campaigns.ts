/** Names and fields of what comes and goes with a campaign. */
export const COUPONS_TEXT = {
  name: 'クーポン',
  fields: {
    code: 'クーポンコード',
    name: '名前',
    description: '説明',
    kind: '種類',
    discount: '値引き',
    minimum_total: '最低購入金額（税込）',
    for_whom: '使える方',
    usage_limit: '使える回数（合計）',
    category_ids: '対象のカテゴリー',
  },
} as const

export const POPUPS_TEXT = {
  name: 'ポップアップ',
  fields: { title: 'タイトル', body: '内容', picture: '写真', href: 'リンク先' },
} as const
