/** Words of the shop's calendar. */
export const CALENDAR = {
  year_end: '年末年始休業',
  'business_date.range_too_long': '表示できる期間は3か月までです。期間を短くしてください。',
} as const

/** What stands around the shop's calendar. */
export const calendarText = {
  title: '営業日カレンダー',
  lead: '休業日は、商品の出荷とお問い合わせへのご返信をお休みしております。ご注文は、毎日24時間承ります。',
  closed: '休業日',
  month: (year: number, month: number) => `${year}年${month}月`,
  named: (date: number, name: string) => `${date}日 ${name}`,
  today: '今日',
} as const
