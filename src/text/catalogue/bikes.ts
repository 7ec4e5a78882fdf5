/** What published pages say of bikes, and of goods that go on them or not. */
export const bikeText = {
  title: '車種から探す',
  lead: 'お乗りの車種を選ぶと、適合しない商品を除いて一覧で見られます。',
  makers: 'メーカーから選ぶ',
  models: (count: number) => `${count.toLocaleString('ja-JP')}車種`,
  maker_title: (maker: string) => `${maker}の車種`,
  model_title: (name: string) => `${name}の適合商品`,
  model_description: (name: string, count: number) =>
    `${name}の専用品${count.toLocaleString('ja-JP')}点を、年式ごとの適合とあわせてご覧いただけます。`,
  parts: (count: number) => `${count.toLocaleString('ja-JP')}点`,
  no_bikes: '車種の登録を準備しています。商品ページの「適合」をご確認ください。',
  displacement: (cc: number) => `${cc.toLocaleString('ja-JP')}cc`,
  electric: '電動',
  generations: '年式とフレーム番号',
  frame: 'フレーム番号',
  see_all: (years: string) => `${years}の車両に、汎用品も含めて探す`,
  by_category: (years: string) => `カテゴリーごとに見る（${years}）`,
  made_for: (name: string) => `${name}の専用品`,
  none_made: (name: string) => `${name}の専用品は、ただいま取り扱いがありません。`,
  none_made_hint: '汎用品は取り付けできるものがあります。適合はお問い合わせでもお調べします。',
  universal: '取り付けできる商品を見る',
  ask: '適合を問い合わせる',
  other_models: (maker: string) => `${maker}のほかの車種`,
  fitments: '適合車種',
  fitments_more: (count: number) => `ほか${count.toLocaleString('ja-JP')}件の車種を見る`,
  /** Where nobody has chosen a bike yet. */
  kinds: {
    universal: '車種を問わず取り付けできる汎用品です。',
    ask: '適合はお調べしてお答えします。車種と年式をお知らせください。',
  },
} as const

export const BIKE_ERRORS = {
  'user_bike.full': (limit: number) =>
    `マイバイクに登録できるのは${limit}台までです。使わなくなった車種を外してからお試しください。`,
} as const
