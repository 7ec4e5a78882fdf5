/** Bookmarks, lists of favourites and what a member looked at or for. */
export const keptTexts = {
  add_to_cart: 'カートに入れる',
  add_to_cart_of: (name: string) => `「${name}」をカートに入れる`,
  choose: '種類を選ぶ',
  gone: '販売を終了した商品です',
  find_products: '商品をさがす',
  delete_of: (name: string) => `「${name}」を削除する`,
  show: '商品を見る',
} as const

export const bookmarkTexts = {
  empty:
    'あとで見るリストに、商品はまだありません。気になった商品のページで「あとで見る」を押すと、ここに並びます。',
  bookmarked: (day: string) => `${day} に追加`,
} as const

export const userListTexts = {
  empty: 'お気に入りの商品はまだありません。商品のハートを押すと、ここに並びます。',
  default: 'ハートを押した商品が入るリスト',
  count: (count: number) => `${count.toLocaleString('ja-JP')}点`,
  updated: (day: string) => `更新日 ${day}`,
  detach: 'リストから外す',
  detach_of: (name: string) => `「${name}」をリストから外す`,
  attached: (day: string) => `${day} に追加`,
  detached: (name: string) => `「${name}」をリストから外しました。`,
  attach: '元に戻す',
  all_lists: 'お気に入りリストの一覧へ',
} as const

export const productHistoryTexts = {
  empty: 'ご覧になった商品はまだありません。',
  lead: '最近ご覧になった商品を、10件までお残ししています。',
  viewed: (instant: string) => `${instant} に閲覧`,
} as const

export const searchHistoryTexts = {
  empty: '検索の履歴はまだありません。',
  again: 'もう一度検索する',
  again_of: (q: string) => `「${q}」をもう一度検索する`,
  delete_of: (q: string) => `「${q}」の履歴を削除する`,
  conditions: (count: number) => `ほか絞り込み条件${count}件`,
  searched: (instant: string) => `${instant} に検索`,
  found: (name: string) => `見つかった商品：${name} など`,
} as const

export const productRequestTexts = {
  empty: '入荷のお知らせを登録した商品はありません。',
  lead: '再入荷のお知らせをご希望の商品です。入荷しましたら、メールでお知らせします。',
  requested: (day: string) => `${day} に登録`,
  states: { waiting: '入荷待ち', notified: 'お知らせ済み', closed: '受付終了' },
  delete: '登録を取り消す',
  delete_title: '入荷のお知らせを取り消しますか',
  delete_text: (name: string) => `「${name}」が入荷しても、お知らせは届かなくなります。`,
} as const
