/** What every page of a shop says that is not open. */
export const stateText = {
  preparing: {
    title: '開店準備中です',
    body: '店内はご覧いただけますが、ご注文はまだ承っておりません。開店まで、いましばらくお待ちください。',
  },
  closed: {
    title: '閉店しました',
    body: '新しいご注文の受付は終了いたしました。これまでのご利用に、心より御礼申し上げます。ご注文済みの商品については、お問い合わせください。',
  },
} as const

/** On the front page of a shop that has nothing to show yet. */
export const nothingYetText = {
  title: (shop: string) => `${shop}へようこそ`,
  body: 'ただいま、商品をご覧いただくための準備をしております。準備ができしだい、こちらでご案内いたします。',
  contact: 'お問い合わせ',
  calendar: '営業日カレンダー',
} as const
