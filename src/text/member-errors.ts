/** What keeps somebody from their account, by code. */
export const MEMBER_ERRORS = {
  unauthenticated: 'ログインの有効期限が切れています。お手数ですが、もう一度ログインしてください。',
  not_registered: 'メールアドレスの確認がお済みでないため、この機能はまだご利用いただけません。',
} as const
