/** What the buy box says. */
export const buyBoxText = {
  no_such_combination: 'お選びの組み合わせはお取り扱いがありません。',
  sold_out: '在庫なし',
  not_offered: '取り扱いなし',
  add_to_cart: 'カートに入れる',
  /** On the bar at the foot of a small screen, while nothing was chosen yet. */
  choose: '種類を選ぶ',
  change_choice: (chosen: string) => `${chosen}（選び直す）`,
  /** Read out when another variation was chosen. */
  chosen: (chosen: string, price: string, stock: string, code: string) =>
    `${chosen}：${price}（税込）、${stock}、品番 ${code}`,
  accessories: 'いっしょに追加する',
  no_accessory: '追加しない',
  adding: 'カートに入れています…',
} as const
