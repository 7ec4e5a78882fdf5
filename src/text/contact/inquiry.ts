/** Why an inquiry was not taken, by code. */
export const INQUIRY_ERRORS = {
  'inquiry.category_not_found': 'お問い合わせの種類をお選びください。',
  'inquiry.file_not_found':
    '添付されたファイルが見つかりませんでした。お手数ですが、もう一度添付してください。',
  'inquiry.closed': 'このお問い合わせは対応を終了しています。お手数ですが、新しくお問い合わせください。',
} as const

/** Names of the fields of the contact form. */
export const INQUIRY_LABELS = {
  key: 'お問い合わせ番号',
  category_id: 'お問い合わせの種類',
  name: 'お名前',
  name_kana: 'フリガナ',
  email: 'メールアドレス',
  phone: '電話番号',
  order_no: 'ご注文番号',
  body: 'お問い合わせ内容',
  files: '添付ファイル',
} as const

/** Names of the further fields of the corporate form (behaviour 5.10), in its order. */
export const CORPORATE_LABELS = {
  corporation: '会社名',
  corporation_kana: '会社名フリガナ',
  department: '部署名',
  department_kana: '部署名フリガナ',
  address: '所在地',
  establishment: '設立',
  annual_sale: '年商',
  capital: '資本金',
  employee_num: '従業員数',
  business_type: '業種',
  store_name: '店舗名',
  business_hours: '営業時間',
  business_holiday: '定休日',
  url: 'ホームページ',
  delivery: 'ご希望の配送方法',
  delivery_company: 'ご利用の運送会社',
  payment: 'ご希望のお支払い方法',
} as const

/** Choices of the form (behaviour 5.9). */
export const CORPORATE_DELIVERIES = {
  1: '卸売拠点からの直送',
  2: '店舗への直送',
  3: 'お客様への直送',
} as const
export const CORPORATE_PAYMENTS = {
  1: '銀行振込（前払い）',
  2: '請求書払い（後払い）',
  3: '後払い決済サービス',
} as const

const greet = (shop: string) => `いつも${shop}をご利用いただき、誠にありがとうございます。`

/** Mails about an inquiry, to its sender and to the shop. */
export const INQUIRY_MAILS = {
  received: {
    subject: (shop: string, key: string) => `【${shop}】お問い合わせを承りました（お問い合わせ番号：${key}）`,
    lines: (dear: string, shop: string, described: readonly string[]) => [
      `${dear} 様`,
      `このたびは${shop}にお問い合わせいただき、誠にありがとうございます。下記の内容で承りました。`,
      ...described,
      '内容を確認のうえ、担当者よりご連絡いたします。2営業日を過ぎても連絡がない場合は、お手数ですが下記までお知らせください。',
      'このメールにお心当たりのない場合は、お手数ですがこのメールを破棄してください。',
    ],
  },
  arrived: {
    subject: (shop: string, key: string) => `【${shop}】お問い合わせが届きました（${key}）`,
    lines: (email: string, _shop: string, described: readonly string[]) => [
      `お問い合わせが届きました。${email} へのご回答をお願いします。`,
      ...described,
    ],
  },
  answered: {
    subject: (shop: string, key: string) => `【${shop}】お問い合わせへのご回答（お問い合わせ番号：${key}）`,
    lines: (dear: string, shop: string, body: string, described: readonly string[]) => [
      `${dear} 様`,
      greet(shop),
      body,
      '────────────────────\nいただいたお問い合わせ',
      ...described,
    ],
  },
  asked_again: {
    subject: (shop: string, key: string) => `【${shop}】お問い合わせに返信が届きました（${key}）`,
    lines: (email: string, _shop: string, body: string, described: readonly string[]) => [
      `お問い合わせに返信が届きました。${email} へのご回答をお願いします。`,
      body,
      '────────────────────\nはじめのお問い合わせ',
      ...described,
    ],
  },
} as const

/** Why a file was not taken, by code. */
export const UPLOAD_ERRORS = {
  'upload_file.type_not_allowed': '画像（JPEG・PNG・WebP・GIF・AVIF）またはPDFのファイルをお選びください。',
} as const
