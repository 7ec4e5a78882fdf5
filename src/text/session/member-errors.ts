/**
 * What keeps somebody out of their account, by code. None of the sentences at the login tells whether an account
 * exists.
 */
export const MEMBER_ERRORS = {
  unauthenticated: 'ログインの有効期限が切れています。お手数ですが、もう一度ログインしてください。',
  login_needed: 'ご利用いただくには、ログインが必要です。',
  not_registered: 'メールアドレスの確認がお済みでないため、この機能はまだご利用いただけません。',
  'auth.login.invalid':
    'ログインIDまたはパスワードが正しくありません。ご確認のうえ、もう一度入力してください。',
  'auth.login.locked':
    'ログインに続けて失敗したため、しばらくの間ログインを停止しています。会員のお客様には、停止を解除するためのメールをお送りしました。',
  unlock_unknown:
    'このリンクはご利用いただけません。メールのリンクを最後までコピーされているか、お確かめください。',
  'auth.refresh.expired': 'ログインの有効期限が切れました。お手数ですが、もう一度ログインしてください。',
  'auth.verify.invalid': '認証コードが正しくありません。メールに記載の6桁の数字を入力してください。',
  'auth.verify.unknown_login':
    'ログインの手続きが見つかりません。はじめにログインしたブラウザで、もう一度ログインからお手続きください。',
  'auth.verify.expired': '認証コードの有効期限が切れました。お手数ですが、もう一度ログインしてください。',
  'auth.sync_channel.not_allowed': 'この店舗では、ご指定の店舗の会員IDをご利用いただけません。',
  'auth.provider.unknown': 'このログイン方法はご利用いただけません。',
  'auth.provider.unavailable':
    'ただいまこの方法ではログインいただけません。しばらくしてからもう一度お試しいただくか、別の方法でログインしてください。',
  'auth.callback.denied':
    'ログインが取り消されました。もう一度お試しいただくか、別の方法でログインしてください。',
  'auth.callback.state_mismatch':
    'ログインの手続きを確認できませんでした。お手数ですが、はじめからもう一度お試しください。',
  'auth.callback.email_taken':
    'このメールアドレスは、すでに会員登録されています。ログインIDとパスワードでログインしてください。次回からは、こちらの方法でもログインいただけます。',
  'user.email_taken': 'このメールアドレスは、すでに登録されています。',
  'user.username_taken': 'このログインIDは、すでに使われています。別のログインIDを入力してください。',
  'user.leave.open_order':
    'お届けが済んでいないご注文があるため、退会の手続きを承れません。お届けの後に、もう一度お手続きください。',
  'user.password_needed': 'この手続きには、ご本人の確認が必要です。現在のパスワードを入力してください。',
  'user.code_needed':
    'この手続きには、ご本人の確認が必要です。メールでお送りする6桁の確認コードを入力してください。',
  'email_undo.expired':
    'この手続きの有効期限が切れているか、すでにお手続きがお済みです。お心当たりのない変更がある場合は、お手数ですが当店までご連絡ください。',
  'email_verify.not_asked_for': '新しいメールアドレスは、会員情報の変更画面から登録してください。',
  'password.current_invalid': '現在のパスワードが正しくありません。',
  'password.used_before': '以前にお使いのパスワードは設定できません。別のパスワードを入力してください。',
  'email_verify.already_verified': 'このメールアドレスは、すでに確認がお済みです。',
  'email_verify.invalid': '確認コードが正しくありません。メールに記載の6桁の数字を入力してください。',
  'email_verify.expired':
    '確認コードの有効期限が切れました。お手数ですが、もう一度確認コードをお受け取りください。',
  'reminder.expired':
    'この手続きの有効期限が切れているか、すでにお手続きがお済みです。お手数ですが、はじめからもう一度お手続きください。',
  'reminder.answer_invalid': '秘密の質問の答えが正しくありません。',
  foreign_origin: 'このページからのお手続きは受け付けておりません。',
} as const

export type MemberErrorCode = keyof typeof MEMBER_ERRORS
