/** A toy shop by the months things come out: what the theme pop says. */
export const toyShopText = {
  calendar: '発売カレンダー',
  out_now: '発売中',
  out_now_note: '今日から遊べる',
  month: (month: number) => `${month}月`,
  month_unit: '月',
  year: (year: number) => `${year}年`,
  comes_out: '発売予定',
  pre_orders: '予約できるものをすべて見る',
  pre_order: '予約受付中',
  arrives: '発売月のうちに、入荷した順にお届けします。',
  series: 'シリーズの棚',
  all_series: 'シリーズをすべて見る',
  same_series: (name: string) => `「${name}」のほかの品`,
  kinds: (count: number) => `えらべる${count}種`,
} as const
