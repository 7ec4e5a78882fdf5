/** What an address asked for was not put into the cart: why, and what to do. */
export const chooseAgainText = {
  title: 'お選びの商品は、まだカートに入れていません',
  nothing_chosen: 'お選びの商品を確認できませんでした。商品のページで、もう一度お選びください。',
  no_such_product: 'お選びの商品は、現在お取り扱いがありません。',
  no_such_variation: (chosen: string) => `「${chosen}」の組み合わせはお取り扱いがありません。`,
  sold_out: (chosen: string) => `「${chosen}」は在庫がありません。`,
  quantity: '数量を確認できませんでした。1から9,999までの数字でご入力ください。',
  failed_title: '商品をカートに入れられませんでした',
  choose: '商品のページで選び直す',
  search: '商品を探す',
} as const
