/** Members' cards. */
export const cardTexts = {
  add: 'カードを追加する',
  empty: '登録されているカードはまだありません。登録しておくと、ご注文のときにカード番号の入力を省けます。',
  used: (count: number, limit: number) => `${count}枚／${limit}枚まで登録できます`,
  full: '登録できる枚数の上限に達しています。追加するには、使わないカードを削除してください。',
  main: 'メインカード',
  choose_main: 'メインカードにする',
  holder: '名義',
  expiration: '有効期限',
  expiry: (month: string, year: string) => `${month}/${year}`,
  expired: '有効期限が切れています',
  delete_title: 'このカードを削除しますか',
  delete_text: (brand: string, number: string) => `${brand} ${number} を削除します。`,
  delete_of: (brand: string, number: string) => `${brand} ${number} を削除する`,
  choose_main_of: (brand: string, number: string) => `${brand} ${number} をメインカードにする`,
  use_as_main: 'メインカードにする',
  use_as_main_hint: 'ご注文のとき、はじめに選ばれるカードです。',
  submit: 'このカードを登録する',
  not_kept:
    'このショップでは、カードを登録できません。お支払いのときに、決済会社の画面でカード番号を入力してください。',
  provider_failed: 'カード会社への接続を確認できませんでした',
} as const

/** Points and how they came and went. */
export const pointTexts = {
  balance: 'ご利用いただけるポイント',
  unit: 'ポイント',
  worth: '1ポイント＝1円としてご利用いただけます。',
  pending: (points: string) => `このほかに${points}ポイントを、商品の発送後にお付けする予定です。`,
  expiring: (points: string, day: string) => `${points}ポイントの有効期限は ${day} です`,
  expiring_hint: '期限を過ぎると失効します。お早めにご利用ください。',
  rate: (rate: number) => `お買い物100円につき${rate}ポイントが貯まります。`,
  history: 'ポイントの履歴',
  empty: 'ポイントの履歴はまだありません。お買い物をするとポイントが貯まります。',
  date: '日付',
  kind: '区分',
  reason: '内容',
  point: '増減',
  after: '残高',
  expires: '有効期限',
  no_expiry: '―',
  kinds: { earn: '獲得', use: '利用', expire: '失効', cancel: '取消', grant: '付与' },
} as const

/** Coupons anybody can take, and those taken. */
export const couponTexts = {
  lead: 'クーポンを取得すると、カートの画面で選んでご利用いただけます。',
  empty: 'ただいま取得できるクーポンはありません。',
  take: '取得する',
  take_of: (name: string) => `「${name}」を取得する`,
  taken: '取得済み',
  need_login: 'クーポンの取得には、ログインが必要です。',
  login: 'ログインして取得する',
  available: 'いま取得できるクーポン',
  mine: '取得したクーポン',
  mine_empty: '取得したクーポンはまだありません。',
  used: '使用済み',
  expired: '期限切れ',
  use_in_cart: 'カートで使う',
} as const
