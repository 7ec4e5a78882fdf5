/** What a shopper reads of how a list of products stands. */
export const listText = {
  count: (total: number) => `${total.toLocaleString('ja-JP')}件`,
  found: (total: number) => `${total.toLocaleString('ja-JP')}件の商品が見つかりました。`,
  none: '条件に合う商品が見つかりませんでした。',
  loading: '商品を読み込んでいます…',
  failed: '商品を読み込めませんでした。通信環境をご確認のうえ、もう一度お試しください。',
  search_title: (q: string) => `「${q}」の検索結果`,
  search_chip: (q: string) => `キーワード：${q}`,
  price_from_chip: (yen: string) => `${yen}以上`,
  price_to_chip: (yen: string) => `${yen}以下`,
  in_stock_chip: '在庫あり',
  remove_chip: (label: string) => `${label}の条件を外す`,
  page: (page: number) => `${page}ページ`,
  previous: '前のページ',
  next: '次のページ',
} as const
