/** What a member reads when a call about order lists is refused. */
export const ORDER_LIST_ERRORS = {
  not_found: '発注リストが見つかりませんでした。削除されたか、共有が終了した可能性があります。',
  'order_list.too_many': (most: number) =>
    `発注リストは${most}件まで保存できます。使っていないリストを削除してから、もう一度お試しください。`,
  'order_list.not_own': 'この発注リストを変更できるのは、作成した方だけです。',
  'order_list.not_due': 'この発注リストは、まだ発注日になっていません。',
  'order_list.nothing_sold':
    'このリストの商品は、いまはどれもご注文いただけません。販売を終了したか、在庫がない商品です。',
  product_not_found: 'この商品は取り扱いが終了しました。',
  same_product: '同じ商品が2行あります。1行にまとめてください。',
  nobody_to_share: '共有できるのは、会社の購買担当として登録されている方だけです。',
} as const

/** What the goods of a list lack when they are put into the cart. */
export const ORDER_LIST_NOTICES = {
  product_not_found: (name: string) => `「${name}」は販売を終了したため、カートに入れていません。`,
  sold_out: (name: string) => `「${name}」は在庫がないため、カートに入れていません。`,
  all_in_cart: (name: string) =>
    `「${name}」は、ご注文いただける数量がすでにカートに入っています。追加はしていません。`,
  reduced: (name: string, wanted: number, pieces: number) =>
    `「${name}」は、在庫またはご注文数の上限のため、${wanted.toLocaleString('ja-JP')}点のうち${pieces.toLocaleString('ja-JP')}点をカートに入れました。`,
  multiple: (name: string, multiple: number, wanted: number, pieces: number) =>
    pieces === 0
      ? `「${name}」は${multiple.toLocaleString('ja-JP')}点単位での販売のため、カートに入れていません。発注リストの数量を変更してください。`
      : `「${name}」は${multiple.toLocaleString('ja-JP')}点単位での販売のため、${wanted.toLocaleString('ja-JP')}点のうち${pieces.toLocaleString('ja-JP')}点をカートに入れました。`,
} as const
