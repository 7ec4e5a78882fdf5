/** Names and fields of companies that buy, their buyers, and the prices they agreed on. */
export const BUSINESS_ACCOUNTS_TEXT = {
  name: '得意先',
  fields: {
    code: '得意先コード',
    name: '会社名',
    price_rate: '掛率（%）',
    note: 'メモ',
    is_active: '取引中',
    buyer_count: '購入担当者',
    price_count: '契約価格',
    ordered_this_month: '今月のご注文',
  },
} as const

export const BUSINESS_BUYERS_TEXT = {
  name: '購入担当者',
  fields: {
    account_code: '得意先',
    account_name: '得意先',
    name: '氏名',
    email: 'メールアドレス',
    role: '役割',
    order_limit: '1回の上限（円・税込）',
    monthly_limit: '1か月の上限（円・税込）',
    is_active: '利用中',
    ordered_this_month: '今月のご注文',
  },
} as const

export const CONTRACT_PRICES_TEXT = {
  name: '契約価格',
  fields: {
    account_code: '得意先',
    account_name: '得意先',
    code: '品番',
    product_name: '商品名',
    unit_price: '契約価格（円・税込）',
    regular_price: '販売価格（円・税込）',
    valid_from: '開始日',
    valid_until: '終了日',
  },
} as const

export const INVOICE_TERMS_TEXT = {
  name: '請求書払いの条件',
  fields: {
    account_code: '得意先',
    account_name: '得意先',
    is_on: '利用する',
    closing_day: '締め日',
    due_months: 'お支払いの月',
    due_day: 'お支払いの日',
    credit_limit: 'ご利用可能枠（円・税込）',
    used: 'ご利用中の金額',
    billing_name: '請求先の名称',
    billing_postal_code: '請求先の郵便番号',
    billing_address: '請求先の住所',
    email: '請求書をお知らせするメールアドレス',
    stop_after_days: '未入金のときに停止するまでの日数',
  },
} as const
