/** What a shopper reads and hears below the search field. */
export const suggestText = {
  list: '検索の候補',
  words: 'キーワードの候補',
  products: '商品の候補',
  recent: '最近の検索',
  found: (count: number) => `候補が${count}件あります。上下の矢印キーで選べます。`,
} as const
