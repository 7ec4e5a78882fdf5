/** When an order placed now arrives. Alone in a file: a product's page loads it, the other words only when asked. */
export const deliveryPromiseText = {
  today: '本日',
  hour: (hour: number) => `${hour}時`,
  /** Where most parcels go; the cart knows better once it has an address. */
  promised_prefecture: '東京都',
  promise: (until: string, day: string, prefecture: string) =>
    `${until}までのご注文で、最短 ${day} にお届け（${prefecture}宛）`,
} as const
