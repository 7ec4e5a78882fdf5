/** What the buy box says as it is published. */
export const buyBoxText = {
  add_to_cart: 'カートに入れる',
  /** On the bar at the foot of a small screen, while nothing was chosen yet. */
  choose: '種類を選ぶ',
  accessories: 'いっしょに追加する',
  no_accessory: '追加しない',
  adding: 'カートに入れています…',
} as const

/** What is said of the variation somebody chose. */
export const choiceText = {
  no_such_combination: 'お選びの組み合わせはお取り扱いがありません。',
  change_choice: (chosen: string) => `${chosen}（選び直す）`,
  /** Read out when another variation was chosen. */
  chosen: (chosen: string, price: string, stock: string, code: string) =>
    `${chosen}：${price}（税込）、${stock}、品番 ${code}`,
} as const
