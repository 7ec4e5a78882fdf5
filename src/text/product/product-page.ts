/** What a shopper reads on a product page besides the product's own words. */
export const productPageText = {
  code: '品番',
  stock: '在庫',
  quantity: '数量',
  fewer: '数量を1つ減らす',
  more: '数量を1つ増やす',
  list_price: '通常価格',
  delivery: 'お届けについて',
  description: '商品説明',
  specs: '仕様',
  size_table: 'サイズ表',
  release: '発売予定',
  best_before: '日もちの目安',
  content: '内容量',
  reviews: 'お客様の声',
  questions: 'この商品へのご質問',
  question: '質問',
  answer: '回答',
  asked_by: (nickname: string) => `${nickname}さんのご質問・`,
  embroiderable: 'お名前の刺繍を無料で承ります。文字・書体・糸の色は、カートでお選びいただけます。',
  accessories: 'いっしょに使う商品',
  recommend: 'こちらもおすすめです',
  recent: '最近ご覧になった商品',
  pictures: '商品画像',
  no_picture: '画像準備中',
  picture: (number: number) => `${number}枚目の画像を見る`,
  stopped: 'ただいま販売を休止しております。再開まで今しばらくお待ちください。',
  no_reviews: 'まだレビューはありません。',
  review_count: (count: number) => `${count}件のレビュー`,
  star_row: (stars: number, count: number) => `星${stars}つ：${count}件`,
} as const

interface Facts {
  name: string
  code: string
  maker: string | null
  /** As shoppers read it, e.g. `12,800円`; the lowest of its variations. */
  price: string
  has_several_prices: boolean
  catch_copy: string
}

/**
 * What a product is, for search results and link cards. Products of one line share their catch copy, so name, part
 * number and price are added: no two pages have the same description.
 */
export function toProductDescription(product: Facts): string {
  const { name, code, maker, price, has_several_prices, catch_copy } = product
  const from = has_several_prices ? 'から' : ''
  const facts = [maker, `品番 ${code}`, `税込${price}${from}`].filter(Boolean).join('・')
  return `${name}（${facts}）。${catch_copy}`.trim()
}

/** From where a picture shows a product. */
export const PICTURE_VIEWS = {
  front: '正面',
  angle: '斜めから',
  detail: '細部',
  use: '使用イメージ',
} as const
