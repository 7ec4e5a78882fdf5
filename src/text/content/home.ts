/** Headings of the front page. */
export const homeText = {
  categories: 'カテゴリーから探す',
  features: '特集',
  new_products: '新着商品',
  news: 'お知らせ',
  see_all: 'すべて見る',
} as const
