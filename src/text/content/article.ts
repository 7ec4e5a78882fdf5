/** What stands around news and articles. */
export const articleText = {
  unread: '未読',
  empty: 'まだお知らせはありません。',
  contents: '目次',
  all_news: 'お知らせ一覧',
  updated: (day: string) => `${day} 更新`,
  back_to: (list: string) => `${list}へ戻る`,
} as const

/** What stands around the blog. */
export const blogText = {
  title: 'ブログ',
  empty: 'まだ記事はありません。',
  products: 'この記事で紹介した商品',
  neighbours: '前後の記事',
  newer: '新しい記事',
  older: '前の記事',
  all: 'ブログ一覧',
} as const
