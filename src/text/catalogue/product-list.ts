/** What a shopper reads around a list of products; what scripts write is in `product.ts`. */
export const productListText = {
  all: '商品一覧',
  children: '下位のカテゴリー',
  filters: '絞り込み',
  apply: 'この条件で見る',
  applied: '選択中の条件',
  clear: '条件をすべて外す',
  sort: '並び順',
  sorts: {
    recommended: 'おすすめ順',
    new: '新着順',
    price_asc: '価格の安い順',
    price_desc: '価格の高い順',
    review: '評価の高い順',
    name: '名前順',
  },
  facets: { category: 'カテゴリー', maker: 'メーカー', brand: 'ブランド', tag: '特長' },
  /** Over a list of rows. */
  columns: { name: '品名・メーカー', price: '価格' },
  price: '価格（税込）',
  price_from: '下限',
  price_to: '上限',
  yen: '円',
  in_stock: '在庫のある商品だけ',
  more: (count: number) => `ほか${count}件を見る`,
  empty_title: '条件に合う商品が見つかりませんでした',
  empty_hint: 'キーワードを短くするか、条件を減らしてお試しください。',
  nothing_title: 'ただいま商品を準備しています',
  nothing_hint: '準備ができしだい、こちらに並びます。もうしばらくお待ちください。',
  error_title: '商品を読み込めませんでした',
  error_hint: '通信環境をご確認のうえ、もう一度お試しください。',
  retry: 'もう一度読み込む',
  /** Over a list where no script runs. */
  needs_script:
    '商品の検索・絞り込み・並べ替えには、ブラウザのJavaScriptを有効にしてください。下に並ぶのは検索の結果ではなく、このページのすべての商品です。',
  by_category: 'カテゴリーの一覧から探す',
  empty_goods: 'こちらの商品はいかがですか',
  beyond_title: 'このページはありません',
  to_last_page: '最後のページを見る',
} as const

/** Values of a list's filters that have no name of their own; prices as they are written. */
export const FACET_NAMES = {
  in_stock: '在庫あり',
  from: (price: string) => `${price}以上`,
  up_to: (price: string) => `${price}以下`,
  between: (from: string, to: string) => `${from}～${to}`,
} as const
