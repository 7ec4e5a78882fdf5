/** What the demo member reads beside points. */
export const DEMO_POINT_REASONS = {
  welcome: '新規会員登録の特典',
  used: 'ご注文でのご利用',
  birthday: 'お誕生日の特典',
  review: 'レビュー投稿の特典',
  earned: 'ご注文でのポイント獲得',
} as const
