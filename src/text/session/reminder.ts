/** Forgotten passwords and login names. No sentence says whether an account exists. */
export const reminderTexts = {
  need_script: 'お手続きにはJavaScriptが必要です。ブラウザの設定で有効にしてください。',
  back_to_login: 'ログインへ戻る',
  failed: '送信できませんでした',
  not_saved: '設定できませんでした',
  email_hint: '会員登録に使われたメールアドレスをご入力ください。',
  checking: 'お手続きの状態を確認しています…',
  broken_link: 'このページは、お送りしたメールのリンクからお開きください。',
  again: 'はじめからやり直す',
  other_email: '別のメールアドレスで試す',
  working: 'リンクを確認しています…',
  mail_hint:
    'しばらくしても届かないときは、迷惑メールのフォルダーと、ご入力のメールアドレスをご確認ください。別のメールアドレスで登録されている可能性もあります。',
  password: {
    submit: '再設定のメールを送る',
    sent: 'メールをお送りしました',
    sent_text: (email: string) =>
      `${email} に該当する会員が登録されている場合、パスワードを再設定するためのリンクをメールでお送りしました。メールのリンクを開いて、お手続きを続けてください。`,
    set: 'パスワードを設定してログインする',
    question: '本人確認のため、登録時に設定された質問にお答えください。',
    saved: '新しいパスワードを設定しました。',
    check_failed: 'お手続きを続けられませんでした',
  },
  username: {
    submit: 'ログインIDをメールで確認する',
    sent: 'メールをお送りしました',
    sent_text: (email: string) =>
      `${email} とお名前に該当する会員が登録されている場合、ログインIDを確認するためのリンクをメールでお送りしました。メールのリンクを開いてご確認ください。`,
    yours: 'お客様のログインID',
    now: '現在のログインID',
    login: 'このログインIDでログインする',
    reset: '別のログインIDに変更する',
    reset_hint: '半角英数字4文字以上。ほかの方がお使いのログインIDは設定できません。',
    set: 'ログインIDを変更する',
    changed: 'ログインIDを変更しました',
    confirm_failed: 'ログインIDを確認できませんでした',
  },
} as const

export const unlockTexts = {
  need_script: 'ロックの解除にはJavaScriptが必要です。ブラウザの設定で有効にしてください。',
  working: 'ロックを解除しています…',
  failed: 'ロックを解除できませんでした',
  login: 'ログインへ進む',
  broken_link: 'このページは、お送りしたメールのリンクからお開きください。',
  results: {
    unlocked: {
      title: 'ログインの停止を解除しました',
      text: 'いつものログインIDとパスワードでログインいただけます。',
    },
    already_unlocked: {
      title: 'ログインの停止は、すでに解除されています',
      text: 'いつものログインIDとパスワードでログインいただけます。',
    },
    expired: {
      title: 'リンクの有効期限が切れています',
      text: '時間がたつと、ログインの停止は自動的に解除されます。ログインをお試しください。',
    },
  },
  forgot: 'パスワードをお忘れの方はこちら',
} as const
