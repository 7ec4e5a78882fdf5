/** Logging in with the account of a sister shop. */
export const loginSyncTexts = {
  way: (shops: readonly string[]) => `${shops.join('・')}の会員の方`,
  lead: (shops: readonly string[]) =>
    `${shops.map((shop) => `「${shop}」`).join('')}に会員登録をされている方は、その店舗のログインIDとパスワードで、こちらの店舗もご利用いただけます。`,
  taken_over:
    'はじめてログインされたときに、お名前・ご住所などの会員情報を、こちらの店舗にも登録します。ポイントやご注文履歴は、店舗ごとに別になります。',
  submit: 'ログインする',
  failed: 'ログインできませんでした',
  to_login: 'こちらの店舗の会員としてログイン',
  none: 'この店舗では、ほかの店舗の会員IDをご利用いただけません。',
  need_script: 'ログインにはJavaScriptが必要です。ブラウザの設定で有効にしてください。',
} as const
