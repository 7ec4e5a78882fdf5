/** What stands on receipts, bills and quotations. */
export const DOCUMENTS = {
  receipt: '領収書',
  billing: '請求書',
  quotation: '見積書',
  reissue: '（再発行）',
  no: (number: string) => `No. ${number}`,
  issued_on: (day: string) => `発行日　${day}`,
  ordered_on: (day: string) => `ご注文日　${day}`,
  valid_until: (day: string) => `有効期限　${day}`,
  company_suffix: '御中',
  person_suffix: '様',
  total: {
    receipt: '領収金額（税込）',
    billing: 'ご請求金額（税込）',
    quotation: 'お見積金額（税込）',
  },
  yen: (amount: string) => `￥${amount}－`,
  received: (proviso: string) => `但し、${proviso}として、上記の金額を正に領収いたしました。`,
  billed: '下記のとおり、ご請求申し上げます。',
  is_paid: 'お支払いは完了しています。',
  quoted: '下記のとおり、お見積り申し上げます。',
  default_proviso: 'お品代',
  payment: 'お支払い方法',
  payment_guide: 'お支払いのご案内',
  columns: { name: '品名', quantity: '数量', unit_price: '単価', amount: '金額' },
  reduced_mark: '※',
  reduced_note: '※は軽減税率（8%）の対象です。単価・金額は税込みです。',
  price_note: '単価・金額は税込みです。',
  shipping_fee: '送料',
  shipping_fee_unknown: 'お届け先が決まっていないため、送料は含まれていません。',
  payment_fee: '手数料',
  coupon: 'クーポン割引',
  points: 'ポイント利用',
  sum: '合計',
  rate: (rate: number) => `${rate}%対象`,
  without_tax: '税抜金額',
  tax: '消費税額',
  with_tax: '税込金額',
  registration: (number: string) => `登録番号　${number}`,
  phone: (number: string) => `TEL　${number}`,
  no_stamp: '電子データで発行しているため、収入印紙は貼付していません。',
  page: (page: number, pages: number) => `${page} / ${pages}`,
  file_name: (title: string, order_no: string) => `${title}_${order_no}.pdf`,
} as const

/** Why a document cannot be had, by code of the contract. */
export const DOCUMENT_ERRORS = {
  'receipt.not_paid': 'ご入金の確認後に、領収書を発行できます。',
  'receipt.cancelled': 'キャンセルされたご注文の領収書は発行できません。',
  'receipt.expired': 'このリンクで領収書を発行できる期間が過ぎました。ショップまでお問い合わせください。',
  'receipt.payment_without_receipt':
    'このお支払い方法では、領収書は配送業者または決済会社が発行するものをご利用ください。',
  'receipt.invoiced':
    '請求書払いのご注文には、1か月分をまとめた請求書をお送りします。領収書が必要な場合は、ショップまでお問い合わせください。',
  'billing.not_available': 'このご注文の請求書は発行できません。',
} as const

/** Said with `billing.not_available` of an order a company pays by invoice. */
export const BILLED_BY_MONTH =
  '請求書払いのご注文は、1か月分をまとめた請求書でご請求します。請求書は、マイページの「購入担当者」からご確認ください。'

/** Why a document has to wait. */
export const DOCUMENTS_BUSY = {
  visitor: '続けて書類を作成されました。1分ほどおいてから、もう一度お試しください。',
  all: 'ただいま書類の作成が混み合っています。少し時間をおいてから、もう一度お試しください。',
} as const
