/** What stands around the shop's calendar. */
export const calendarText = {
  title: '営業日カレンダー',
  lead: '休業日は、商品の出荷とお問い合わせへのご返信をお休みしております。ご注文は、毎日24時間承ります。',
  closed: '休業日',
  month: (year: number, month: number) => `${year}年${month}月`,
  named: (date: number, name: string) => `${date}日 ${name}`,
  today: '今日',
} as const
