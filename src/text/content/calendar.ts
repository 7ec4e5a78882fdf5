/** Words of the shop's calendar. */
export const CALENDAR = {
  year_end: '年末年始休業',
  'business_date.range_too_long': '表示できる期間は3か月までです。期間を短くしてください。',
} as const
