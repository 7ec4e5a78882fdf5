/** Used wherever a card was refused, by the API and by the screen that reads it from the cart. */
export const PAYMENT_DECLINED =
  'カードのご利用が承認されませんでした。別のカードまたは別のお支払い方法をお試しください。'

/** What a shopper reads when a call failed, by code or kind of failure. */
const apiErrors: Readonly<Record<string, string>> = {
  network: '通信できませんでした。電波の状態をご確認のうえ、もう一度お試しください。',
  timeout: '応答に時間がかかっています。しばらくしてから、もう一度お試しください。',
  broken: 'ただいまサーバーが混み合っています。しばらくしてから、もう一度お試しください。',
  maintenance: 'ただいまメンテナンス中です。しばらくお待ちください。',
  'http.404': 'お探しのものは見つかりませんでした。',
  'http.413': '送信する内容が大きすぎます。',
  'http.429': 'アクセスが集中しています。少し時間をおいてから、もう一度お試しください。',
  too_many_requests: 'アクセスが集中しています。少し時間をおいてから、もう一度お試しください。',
  'session.refresh_failed': 'ログインの有効期限が切れました。もう一度ログインしてください。',
  'payment.declined': PAYMENT_DECLINED,
  unknown_outcome:
    'ご注文はすでに成立している可能性があります。もう一度注文せず、「注文の状況を確認する」を押してください。',
  'not-placed': 'ご注文はまだ確定していません。内容をご確認のうえ、もう一度お手続きください。',
}

/** Button beside what could not be loaded. */
export const RETRY = 'もう一度読み込む'

const GENERAL = 'エラーが発生しました。お手数ですが、もう一度お試しください。'

/** Our own sentence for the code, else the API's, else the general one. */
export function toSentence(words: { code: string; sentence?: string }): string {
  return apiErrors[words.code] ?? (words.sentence || GENERAL)
}

/** The same for a failed call, as `src/rules/calls/call-failure.ts` describes it. */
export function toFailureSentence(failure: { kind: string; code?: string; sentence?: string }): string {
  return toSentence({ code: failure.code ?? failure.kind, sentence: failure.sentence ?? '' })
}
