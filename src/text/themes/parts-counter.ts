/** The front of a counter: what the theme garage says. */
export const partsCounterText = {
  before_total: '取り扱い',
  search_example: (code: string) => `品番　例：${code}`,
  /** In a shop whose goods fit bikes. */
  parts: {
    title: '品番で、すぐ届く。',
    after_total: '点・適合と在庫をその場で確認',
    search: '品番・車種・部品名',
    index: '部品索引',
    systems: '系統から探す',
    guides: '整備の手引き',
    counter: '部品カウンター',
  },
  /** In any other shop. */
  goods: {
    title: '品番でも、名前でも。',
    after_total: '点・在庫をその場で確認',
    search: '品番・商品名',
    index: '商品索引',
    systems: '分類から探す',
    guides: '選び方の手引き',
    counter: '受付カウンター',
  },
  open: '営業',
  closed: '休',
  same_day: (hour: number) => `営業日の${hour}時までのご注文は当日出荷`,
  /** What a part fits; the labels of such facts begin with it (適合車種, 適合年式…). */
  fitment: '適合',
} as const
