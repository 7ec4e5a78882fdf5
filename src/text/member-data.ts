/** What is said where a member asks for something that is not there, or not the member's. */
export const MEMBER_NOT_FOUND = {
  product: 'お探しの商品は見つかりませんでした。',
  address: 'お届け先が見つかりませんでした。',
  user_list: 'お気に入りのリストが見つかりませんでした。',
  bookmark: 'ブックマークが見つかりませんでした。',
  history: '履歴が見つかりませんでした。',
  coupon: 'このクーポンは見つかりませんでした。',
  card: 'カードが見つかりませんでした。',
  inquiry: 'お問い合わせが見つかりませんでした。',
  message: 'メッセージが見つかりませんでした。',
  memorial: '記念日が見つかりませんでした。',
  product_request: '入荷のお知らせのご登録が見つかりませんでした。',
  news: 'お知らせが見つかりませんでした。',
} as const

/** Name of the list hearts go to. */
export const DEFAULT_LIST_NAME = 'お気に入り'

/** Why something could not be put into a list, by code. */
export const LIST_ERRORS = {
  'user_list.not_found': '販売を終了した商品が含まれているため、お気に入りに追加できませんでした。',
  'user_list.full': (limit: number) =>
    `お気に入りは${limit}件まで登録できます。不要なものを外してから、もう一度お試しください。`,
} as const
