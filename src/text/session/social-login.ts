const names: Readonly<Record<string, string>> = {
  google: 'Google',
  line: 'LINE',
  yahoo: 'Yahoo! JAPAN ID',
  apple: 'Apple',
  facebook: 'Facebook',
}

/** What shoppers call a provider of logins; an unknown one has the name its operator gave it. */
export function toProviderName(provider: string): string {
  return names[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1)
}

/** Logging in with an account of somebody else's. */
export const socialLoginTexts = {
  login_with: 'ほかのサービスのアカウントでログイン',
  register_with: 'ほかのサービスのアカウントで登録',
  register_text:
    'お持ちのアカウントで、パスワードを決めずに会員登録ができます。お届け先などは、あとから登録いただけます。',
  button: (provider: string) => `${toProviderName(provider)}でログイン`,
  register_button: (provider: string) => `${toProviderName(provider)}で登録`,
  failed: 'ログインできませんでした',
  working: 'ログインしています…',
  need_script: 'ログインにはJavaScriptが必要です。ブラウザの設定で有効にしてください。',
  again: 'もう一度お試しになる',
  to_login: 'ログイン画面へ',
  to_register: '会員登録へ',
  to_reminder: 'パスワードをお忘れの方',
  broken: {
    title: 'ログインの手続きが見つかりません',
    text: 'ログイン画面から、もう一度お手続きください。',
  },
} as const

/** Why a login at a provider did not succeed, and what to do now, by code. */
export function toSocialLoginFailure(code: string, provider: string): { title: string; text: string } | null {
  const name = toProviderName(provider)
  switch (code) {
    case 'auth.callback.email_taken':
      return {
        title: 'すでに会員登録がお済みです',
        text: `${name}にご登録のメールアドレスは、この店舗で会員登録がお済みです。ご本人であることを確かめるため、この店舗のパスワードでログインしてください。次回からは、${name}でもログインいただけます。`,
      }
    case 'auth.callback.denied':
      return {
        title: 'ログインを取りやめました',
        text: `${name}でのログインは行われていません。もう一度お試しになるか、別の方法でログインしてください。`,
      }
    case 'auth.callback.state_mismatch':
      return {
        title: 'ログインの手続きの有効期限が切れました',
        text: '時間がたったか、別のブラウザで開かれたため、手続きを続けられません。お手数ですが、もう一度はじめからお願いします。',
      }
    case 'auth.provider.unavailable':
      return {
        title: `ただいま${name}でログインできません`,
        text: `${name}から応答がありません。しばらくしてからもう一度お試しになるか、別の方法でログインしてください。`,
      }
    case 'auth.provider.unknown':
      return {
        title: 'このログイン方法はご利用いただけません',
        text: 'ログイン画面から、ほかの方法でログインしてください。',
      }
    default:
      return null
  }
}
