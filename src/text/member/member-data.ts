/** Answers for a member who asks for something that does not exist, or belongs to somebody else. */
export const MEMBER_NOT_FOUND = {
  product: 'お探しの商品は見つかりませんでした。',
  address: 'お届け先が見つかりませんでした。',
  user_list: 'お気に入りのリストが見つかりませんでした。',
  bookmark: 'あとで見るリストに、この商品は見つかりませんでした。',
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

/** Why a day to remember was refused, by code. */
export const MEMORIAL_ERRORS = {
  'memorial.too_many': (limit: number) =>
    `記念日は${limit}件まで登録できます。不要なものを削除してから、もう一度お試しください。`,
} as const

export const MEASUREMENT_ERRORS = {
  need_one: '測った値を1つ以上ご入力ください。',
} as const

/** Why a card was not kept or not forgotten, by code. */
export const USER_CARD_ERRORS = {
  'user_card.too_many': (limit: number) =>
    `カードは${limit}枚まで登録できます。お使いにならないカードを削除してから、もう一度お試しください。`,
  'user_card.token_invalid': 'カード情報を確認できませんでした。もう一度ご入力ください。',
  'user_card.declined':
    'このカードはカード会社の承認が得られませんでした。ご利用状況をご確認いただくか、別のカードをご登録ください。',
  'user_card.unreachable':
    'カード会社に接続できませんでした。カードは登録されていません。しばらくしてから、もう一度お試しください。',
  'user_card.open_order':
    'このカードでのお支払いを手続き中のため、いまは削除できません。手続きが終わってから、もう一度お試しください。',
} as const

/** Why a coupon could not be taken, by code. */
export const COUPON_ERRORS = {
  'coupon.already_taken': 'このクーポンはすでに取得されています。',
  'coupon.expired': 'このクーポンは有効期限が過ぎています。',
} as const

export const POINT_ERRORS = {
  'point.not_enough': 'ご利用いただけるポイントが不足しています。',
} as const

/** What a member reads beside points that came or went by themselves. */
export const POINT_REASONS = {
  expired: '有効期限切れ',
  used: 'ご注文でのご利用',
  given_back: 'ご注文の取り消しによる返還',
  earned: 'お買い上げによる進呈',
  taken_back: 'ご注文の取り消しによる進呈の取り消し',
  refunded: 'ご返金による返還',
  shrunk: 'ご返金による進呈の取り消し',
} as const
