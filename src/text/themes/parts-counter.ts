/** The front of a shop for parts: what the theme garage says. */
export const partsCounterText = {
  title: '品番で、すぐ届く。',
  /** Around the number of parts. */
  total: ['取り扱い', '点・適合と在庫をその場で確認'],
  search: '品番・車種・部品名',
  search_example: (code: string) => `品番　例：${code}`,
  index: '部品索引',
  systems: '系統から探す',
  guides: '整備の手引き',
  counter: '部品カウンター',
  open: '営業',
  closed: '休',
  same_day: (hour: number) => `営業日の${hour}時までのご注文は当日出荷`,
  /** What a part fits; the labels of such facts begin with it (適合車種, 適合年式…). */
  fitment: '適合',
} as const
