/** What the API says of a request itself, whatever it asked for. */
export const API_ANSWERS = {
  bad_request: 'リクエストの形式が正しくありません。',
  validation: '入力内容をご確認ください。',
  unusable_letters: '入力内容に使用できない値が含まれています。',
  too_large: '送信された内容が大きすぎます。',
  too_often: 'アクセスが集中しています。しばらくしてからもう一度お試しください。',
  method_not_allowed: 'このアドレスでは、その操作をお受けしていません。',
  not_yet_served: (call: string) => `この機能はまだご利用いただけません。（${call}）`,
  unexpected: (id: string) =>
    `申し訳ございません。エラーが発生しました。時間をおいてもう一度お試しください。（お問い合わせ番号：${id}）`,
} as const
