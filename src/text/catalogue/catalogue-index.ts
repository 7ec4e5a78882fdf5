/** What a shopper reads on the indexes of makers and brands, and on a maker's own page. */
export const catalogueIndexText = {
  makers: 'メーカー一覧',
  brands: 'ブランド一覧',
  maker: 'メーカー',
  brand: 'ブランド',
  rows: '五十音で探す',
  filter: (what: string) => `${what}名で絞り込む`,
  filter_hint: '名前・よみがな',
  row: (row: string) => ({ 'A-Z': 'A-Z', 他: 'その他' })[row] ?? `${row}行`,
  products: (count: number) => `${count.toLocaleString('ja-JP')}点`,
  products_of: (name: string) => `${name}の商品`,
  all_products_of: (name: string, count: number) =>
    `${name}の商品をすべて見る（${count.toLocaleString('ja-JP')}点）`,
  no_products: 'ただいま取り扱い中の商品はございません。',
  brands_of: (name: string) => `${name}のブランド`,
  country: '国・地域',
  reading: 'よみがな',
  to_makers: 'メーカー一覧へ戻る',
  empty: 'まだ登録がありません。',
} as const

/** What scripts say while somebody types into the filter of an index. */
export const filterText = {
  found: (count: number) => `${count.toLocaleString('ja-JP')}件見つかりました。`,
  none: '見つかりませんでした。別の言葉でお試しください。',
} as const
