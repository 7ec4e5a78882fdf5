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
} as const
