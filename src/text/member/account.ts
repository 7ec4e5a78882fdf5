/** Asking for proof before an account could be lost. */
export const proofTexts = {
  heading: 'ご本人の確認',
  forgot: 'パスワードをお忘れの方は、いったんログアウトして再設定してください',
  code_text:
    'パスワードを設定されていないため、ご登録のメールアドレスにお送りする確認コードで確認いたします。',
  send_code: '確認コードをメールで受け取る',
  code_sent: '確認コードをお送りしました。メールをご確認ください。',
  code_hint: 'メールに記載の6桁の数字です。',
} as const

/** A new address that waits for its code, and taking it back. */
export const newEmailTexts = {
  heading: '新しいメールアドレスの確認',
  text: (email: string) =>
    `${email} に、6桁の確認コードをお送りしました。コードを入力すると、メールアドレスが変更されます。それまでは、現在のメールアドレスのままです。`,
  submit: 'メールアドレスを変更する',
  failed: 'メールアドレスを変更できませんでした',
  again: '確認コードをもう一度送る',
  undo: {
    need_script: 'お手続きにはJavaScriptが必要です。ブラウザの設定で有効にしてください。',
    broken_link: 'このページは、お送りしたメールのリンクからお開きください。',
    heading: 'メールアドレスの変更を取り消しますか？',
    text: '取り消すと、メールアドレスが変更前に戻り、すべての端末でログアウトします。安全のため、現在のパスワードも使えなくなりますので、続けて新しいパスワードを設定してください。',
    submit: '変更を取り消す',
    working: '変更を取り消しています…',
    contact: 'お店に問い合わせる',
    keep: '取り消さない',
    failed: '変更を取り消せませんでした',
    done: 'メールアドレスを元に戻しました',
    done_text: (email: string) =>
      `メールアドレスを ${email} に戻し、すべての端末でログアウトしました。続けて、新しいパスワードを設定してください。`,
    reset: '新しいパスワードを設定する',
  },
} as const

/** The member's own data, password, and leaving. */
export const userInfoTexts = {
  edit: '会員情報を変更する',
  change_password: 'パスワードを変更する',
  sections: {
    account: 'ログイン・連絡先',
    person: 'お客様の情報',
    company: '会社・ご担当者の情報',
    place: 'ご住所・お電話番号',
    more: 'その他',
  },
  address: 'ご住所',
  code: '会員番号',
  login_name: 'ログインID',
  none: '未登録',
  not_editable: 'ログインIDと会員番号は変更できません。',
  email_hint:
    '変更される場合は、新しいメールアドレスに確認コードをお送りします。コードを入力されるまでは、現在のメールアドレスのままです。',
  submit: '変更を保存する',
  failed: '変更できませんでした',
  back: '会員情報へ戻る',
  proof_reason: 'メールアドレスの変更、またはログイン時の認証コードの停止には、ご本人の確認が必要です。',
  mfa: 'ログインのたびに、メールで認証コードを確認する',
  mfa_hint: 'パスワードが知られても、ほかの人がログインできなくなります。',
  on: '利用する',
  off: '利用しない',
} as const

export const passwordTexts = {
  intro: '変更すると、ほかの端末ではもう一度ログインが必要になります。',
  forgot:
    '現在のパスワードをお忘れの方は、いったんログアウトして、ログイン画面の「パスワードをお忘れの方」からお手続きください。',
  submit: 'パスワードを変更する',
  failed: 'パスワードを変更できませんでした',
} as const

export const leaveTexts = {
  lost_heading: '退会されると、次のものが使えなくなります',
  lost: [
    '保有しているポイントとクーポン',
    'お届け先、お気に入り、閲覧履歴などの登録内容',
    'ご注文履歴とお問い合わせ履歴の表示',
  ],
  understood: '上記を確認しました。退会の手続きは取り消せません。',
  must_understand: '注意事項をご確認のうえ、チェックを入れてください。',
  proof_reason: '退会の手続きには、ご本人の確認が必要です。',
  submit: '退会する',
  back: '退会せずにマイページへ戻る',
  failed: '退会の手続きができませんでした',
} as const

export const logoutTexts = {
  text: 'この端末からログアウトします。よろしいですか？',
  submit: 'ログアウトする',
  back: 'マイページへ戻る',
} as const
