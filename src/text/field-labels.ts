/** Names of fields as shoppers read them (spec §3 «Form labels»). */
export const fieldLabels = {
  company_name: '会社・団体名',
  department_name: '部署・役職（任意）',
  last_name: 'お名前（姓）',
  first_name: 'お名前（名）',
  last_name_kana: 'フリガナ（セイ）',
  first_name_kana: 'フリガナ（メイ）',
  orderer_name: 'ご注文者名',
  phone_number: '電話番号',
  cell_phone_number: '携帯電話番号',
  contact_phone_number: 'ご連絡先電話番号',
  fax: 'FAX番号',
  email: 'メールアドレス',
  job: 'ご職業',
  school: '学校名',
  username: 'メールアドレスまたはログインID',
  password: 'パスワード',
  postal_code: '郵便番号',
  prefecture: '都道府県',
  city: '市区町村',
  address1: '丁目・番地・号',
  address2: '建物名・部屋番号（任意）',
  card_number: 'カード番号',
  card_holder_name: 'カード名義人',
  card_expiry: '有効期限',
  security_code: 'セキュリティコード',
  cancel_reason: 'キャンセル理由',
  addressee: '宛名',
  proviso: '但し書き',
  payment_id: 'お支払い方法',
  delivery_date: 'お届け日',
  delivery_timezone_key: 'お届け時間帯',
  wrapping: 'ラッピング',
  noshi_title: 'のしの表書き',
  noshi_name: 'のしのお名前',
  message: 'メッセージ',
  note: '備考',
  login_name: 'ログインID（任意）',
  new_login_name: '新しいログインID',
  new_password: '新しいパスワード',
  current_password: '現在のパスワード',
  password_confirmation: 'パスワード（確認用）',
  verify_code: '確認コード',
  gender_ct: '性別（任意）',
  birthday: '生年月日（任意）',
  question_ct: '秘密の質問（任意）',
  answer: '質問の答え（任意）',
  asked_answer: '質問の答え',
  is_receive_newsletter: 'メールマガジン',
  is_use_mfa: 'ログインの2段階認証',
  channel: '会員登録をされている店舗',
} as const

export type FieldLabel = keyof typeof fieldLabels

/** What a corporate shop calls the same fields (spec §1: company-oriented labels). */
export const corporateLabels: Partial<Record<FieldLabel, string>> = {
  last_name: 'ご担当者名（姓）',
  first_name: 'ご担当者名（名）',
  last_name_kana: 'ご担当者名フリガナ（セイ・任意）',
  first_name_kana: 'ご担当者名フリガナ（メイ・任意）',
  phone_number: '代表電話番号',
}

/** Marks of a label that do not belong into a sentence: `部署・役職（任意）は…` reads badly. */
export function toPlainLabel(label: string): string {
  return label.replace(/・?任意/, '').replace('（）', '')
}
