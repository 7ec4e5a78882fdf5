/** What the API says about a request itself, whatever it asked for. */
export const API_ANSWERS = {
  bad_request: 'リクエストの形式が正しくありません。',
  validation: '入力内容をご確認ください。',
  unusable_letters: '入力内容に使用できない値が含まれています。',
  too_large: '送信された内容が大きすぎます。',
  length_required:
    '送信される内容の大きさがわからないため、お受けできません。Content-Length を付けてお送りください。',
  too_often: 'アクセスが集中しています。しばらくしてからもう一度お試しください。',
  method_not_allowed: 'このアドレスでは、その操作をお受けしていません。',
  not_yet_served: (call: string) => `この機能はまだご利用いただけません。（${call}）`,
  unexpected: (id: string) =>
    `申し訳ございません。エラーが発生しました。時間をおいてもう一度お試しください。（お問い合わせ番号：${id}）`,
} as const

/** What the API says when something does not exist. */
export const NOT_FOUND = {
  anything: 'お探しのものが見つかりませんでした。',
  page: 'お探しのページは見つかりませんでした。',
  product: 'お探しの商品は見つかりませんでした。',
  order: 'お探しのご注文は見つかりませんでした。',
  gift_season: 'お探しの贈りものの記録は見つかりませんでした。',
  news: 'お探しのお知らせは見つかりませんでした。',
  article: 'お探しの記事は見つかりませんでした。',
  maker: 'お探しのメーカーは見つかりませんでした。',
  picture: '画像が見つかりませんでした。',
  stylist: 'お探しのスタイリストは見つかりませんでした。',
  landing_page: 'お探しのページは見つかりませんでした。公開期間が終了した可能性があります。',
  bike: 'お探しの車種は見つかりませんでした。',
  banner: 'お探しのバナーは見つかりませんでした。',
} as const

/** Answers about files of the storage, by code. */
export const FILES_CONTENTS = {
  'files_contents.not_ours': 'この店舗のファイルではないため、表示できません。',
  not_found: 'お探しのファイルは見つかりませんでした。',
} as const
