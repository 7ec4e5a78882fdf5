/** Why a coupon could not be taken, by code. */
export const COUPON_ERRORS = {
  'coupon.already_taken': 'このクーポンはすでに取得されています。',
  'coupon.expired': 'このクーポンは有効期限が過ぎています。',
} as const

export const POINT_ERRORS = {
  'point.not_enough': 'ご利用いただけるポイントが不足しています。',
} as const

/** What a member reads beside points that came or went by themselves. */
export const POINT_REASONS = {
  expired: '有効期限切れ',
  used: 'ご注文でのご利用',
  given_back: 'ご注文の取り消しによる返還',
  earned: 'お買い上げによる進呈',
  taken_back: 'ご注文の取り消しによる進呈の取り消し',
} as const
