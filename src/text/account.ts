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
  email_hint: '変更された場合は、新しいメールアドレスの確認をお願いすることがあります。',
  submit: '変更を保存する',
  failed: '変更できませんでした',
  back: '会員情報へ戻る',
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
  submit: '退会する',
  back: '退会せずにマイページへ戻る',
  failed: '退会の手続きができませんでした',
} as const

export const logoutTexts = {
  text: 'この端末からログアウトします。よろしいですか？',
  submit: 'ログアウトする',
  back: 'マイページへ戻る',
} as const
