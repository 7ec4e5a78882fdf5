import type { BuyerRole } from '#contract/shapes/business.ts'

const count = (number: number) => number.toLocaleString('ja-JP')

/** What the screens of companies that buy say beside names and fields. */
export const BUSINESS_SCREENS = {
  /** Heads of columns, whose amounts name the yen themselves. */
  columns: {
    order_limit: '1回の上限',
    monthly_limit: '1か月の上限',
    unit_price: '契約価格',
    regular_price: '販売価格',
    days: '適用期間',
  },
  account: (code: string, name: string) => `${code}　${name}`,
  rate: (percent: number) => `${percent}%`,
  stopped: '停止中',
  active: '取引中',
  in_use: '利用中',
  roles: { approver: '承認者', buyer: '購入担当者' } satisfies Record<BuyerRole, string>,
  any_amount: '上限なし',
  from: (day: string) => `${day}から`,
  until: (day: string) => `${day}まで`,
  always: '期限なし',
  code_hint: 'お店で得意先を見分けるための番号です。契約価格のCSVでも使います。例：K-1001',
  price_rate_hint:
    '契約価格を登録していない商品の価格を、販売価格の何%にするかです。100で販売価格と同じになります。1円未満は切り捨てます。',
  note_hint: 'お店だけのメモです。お客さまには表示されません。',
  account_active_hint: 'オフにすると、この得意先の購入担当者には通常の販売価格が表示されます。',
  see_buyers: (number: number) => `購入担当者を見る（${count(number)}名）`,
  add_buyer: '購入担当者を追加する',
  see_prices: (number: number) => `契約価格を見る（${count(number)}件）`,
  add_price: '契約価格を追加する',
  move_prices: '契約価格をCSVで読み込む・書き出す',
  account_hint: '得意先コードか会社名の一部を入力して、候補から選びます。',
  email_hint: '会員登録に使われているメールアドレスです。会員1名が購入できるのは、1つの得意先だけです。',
  email_stays: '別の方を登録するには、新しく追加してください。',
  role_hint: '承認者は、上限を超えるご注文の申請を承認します。承認者のご注文には上限がありません。',
  limit_hint: '空欄にすると上限なしになります。上限を超えるご注文には、承認者の承認が必要です。',
  buyer_active_hint: 'オフにすると、契約価格でのご注文ができなくなります。',
  code_of_goods_hint: '品番か商品名の一部を入力して、候補から選びます。バリエーションごとに登録します。',
  price_hint: '消費税を含む金額です。',
  days_hint: '空欄にすると、期限なしになります。開始日と終了日の当日も含みます。',
  add_same_account: '同じ得意先で続けて追加する',
} as const
