/** Headings of the map for people, and of screens that wait for sign-in. */
export const siteMapText = {
  title: 'サイトマップ',
  categories: '商品カテゴリー',
  guide: 'ご案内',
  news: '最近のお知らせ',
  blog: '最近のブログ',
  landings: '特集',
} as const

export const memberHomeText = {
  title: '会員ホーム',
  need_script: '会員ホームのご利用にはJavaScriptが必要です。ブラウザの設定で有効にしてください。',
  greeting: (name: string) => `${name} 様、ようこそ`,
  looked_at: '最近ご覧になった商品',
  shortcuts: [
    { href: '/mypage/order_history/', label: 'ご注文履歴' },
    { href: '/mypage/list/', label: 'お気に入り' },
    { href: '/mypage/address/', label: 'アドレス帳' },
    { href: '/mypage/message-center/', label: 'メッセージ' },
    { href: '/coupon/', label: 'クーポン' },
    { href: '/mypage/', label: 'マイページ' },
  ],
  to_top: 'トップページへ',
} as const
