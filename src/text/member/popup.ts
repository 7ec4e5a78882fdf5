/** What the shop wants members to see. */
export const popupTexts = {
  lead: '会員のお客様への、ただいまのお知らせです。',
  none: 'ただいま、お客様へのお知らせはございません。',
  need_login: '会員のお客様へのお知らせです。ログインすると、ご覧いただけます。',
  login: 'ログインして見る',
  to_news: 'お知らせ一覧を見る',
  go: '詳しく見る',
  close: '閉じる',
} as const
