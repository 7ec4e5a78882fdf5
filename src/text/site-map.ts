/** Headings of the map for people, and of screens that wait for sign-in. */
export const siteMapText = {
  title: 'サイトマップ',
  categories: '商品カテゴリー',
  guide: 'ご案内',
  news: '最近のお知らせ',
  blog: '最近のブログ',
  landings: '特集',
} as const

export const popupText = {
  title: 'お知らせ',
  none: 'ただいま、お客様へのお知らせはございません。',
  to_news: 'お知らせ一覧を見る',
} as const

export const memberHomeText = {
  title: 'ホーム',
  checking: 'ログインの状態を確認しています。',
  to_top: 'トップページへ',
} as const
