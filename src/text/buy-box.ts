/** What the buy box says. */
export const buyBoxText = {
  no_such_combination: 'お選びの組み合わせはお取り扱いがありません。',
  sold_out: '在庫なし',
  add_to_cart: 'カートに入れる',
  accessories: 'いっしょに追加する',
  no_accessory: '追加しない',
  adding: 'カートに入れています…',
  today: '本日',
  hour: (hour: number) => `${hour}時`,
  /** Where most parcels go; the cart knows better once it has an address. */
  promised_prefecture: '東京都',
  promise: (until: string, day: string, prefecture: string) =>
    `${until}までのご注文で、最短 ${day} にお届け（${prefecture}宛）`,
} as const
