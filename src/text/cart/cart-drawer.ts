/** The cart beside the page something was added on. */
export const cartDrawerText = {
  title: 'カートに入れました',
  lines: 'カートの商品',
  subtotal: '小計（税込）',
  checkout: 'レジへ進む',
  to_cart: 'カートを見る',
  /** An amount is not valid while the API computes it (architecture, law 6). */
  pending: '計算中…',
  quantity: (count: number) => `数量 ${count}`,
  until_free_carriage: (amount: string) => `あと${amount}のお買い上げで送料無料になります`,
} as const
