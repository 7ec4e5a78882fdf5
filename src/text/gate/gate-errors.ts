import { CHANNEL_MISSING } from '#contract/channel-missing.ts'

/** What visitors read at a closed door, by code. */
export const GATE_ERRORS = {
  channel_not_found: CHANNEL_MISSING,
  keycode_required: 'この店舗をご覧になるには、キーコードの入力が必要です。',
  'keycode.invalid': 'キーコードが正しくありません。ご確認のうえ、もう一度入力してください。',
  'tag.password_invalid': 'パスワードが正しくありません。ご確認のうえ、もう一度入力してください。',
  members_not_used: 'この店舗では、会員向けの機能をご利用いただけません。',
  too_many_payments:
    'お支払いが続けて承認されませんでした。10分ほど時間をおいてから、もう一度お試しください。',
  too_many_tries: '入力の回数が上限に達しました。しばらく時間をおいてから、もう一度お試しください。',
  too_many_posts: '短い時間に続けて送信されました。しばらく時間をおいてから、もう一度お試しください。',
  maintenance: 'ただいまメンテナンス中です。しばらくお待ちください。',
} as const

/** While many guess at one secret together. */
export const toWaitMessage = (seconds: number): string =>
  `ただいま入力が集中しているため、確認に時間をいただいています。${seconds}秒ほどおいてから、もう一度お試しください。`
