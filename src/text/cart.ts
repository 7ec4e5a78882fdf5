/** Words of the cart wherever its goods and amounts show; those of its own screen alone are in `cart-screen.ts`. */
export const cartTexts = {
  to_cart: 'カートを見る',
  quantity: '数量',
  goods_total: '商品合計',
  carriage: '送料',
  carriage_later: 'お届け先の入力後に計算します',
  free: '無料',
  payment_fee: '手数料',
  coupon: 'クーポン割引',
  used_point: 'ポイント利用',
  total: 'お支払い合計',
  tax_included: '（税込）',
  reduced_mark: '※',
  reduced_note: '※は軽減税率（8%）対象の商品です。',
  rate: (rate: number) => `${rate}%対象`,
  tax_of: (tax: string) => `うち消費税 ${tax}`,
  total_before_carriage: '合計（送料を除く）',
  notices: 'カートの内容が変わりました',
  notices_read: '確認しました',
  /** Amounts are not true while the API works them out (HOUSE law 6). */
  pending: '計算中…',
  count: (count: number) => `${count}点`,
} as const
