import type { FieldError, FieldErrorCode } from '#contract/field-error.ts'

type Sentence = (field: string, bounds: { min: number; max: number }) => string

/** Errors of a field, by code. The first eight are behaviour 5.2, word for word; the others are ours. */
const sentences: Record<FieldErrorCode, Sentence> = {
  kana: (field) => `${field}は全角カタカナで入力してください`,
  post: (field) => `${field}は郵便番号の形式で入力してください。 例：123-4567`,
  decimal: (field, { max }) => `${field}は小数点第${max}位までの数値を入力してください`,
  tel: (field) => `${field}は電話番号のフォーマットで入力してください`,
  required_without_all: () => 'いずれかは必須項目です',
  half_width_alpha_num: (field) => `${field}は半角英数字で入力してください`,
  url_key: (field) => `${field}は半角英数字とハイフン、アンダースコアで入力してください`,
  page_url: (field) => `${field}は「/guide/shipping/」のように、半角英数字を「/」で囲んで入力してください`,
  date_birth: () => '日付が無効です',
  min_date: () => '参照終了日は参照開始日より大きです。',
  required: (field) => `${field}を入力してください`,
  email: (field) => `${field}は「hanako@example.jp」のように、半角で入力してください`,
  password: (field) => `${field}は半角英字と数字を組み合わせて8文字以上で入力してください`,
  confirmed: (field) => `${field}の入力が一致していません`,
  date: (field) => `${field}は「2027-02-28」のように、暦にある日付で入力してください`,
  url: (field) => `${field}はURLの形式で入力してください`,
  integer: (field) => `${field}は整数で入力してください`,
  number: (field) => `${field}は数値で入力してください`,
  choice: (field) => `${field}は選択肢から選んでください`,
  file: (field) => `${field}は対応している形式のファイルを選んでください`,
  min: (field, { min }) => `${field}は${min}以上で入力してください`,
  max: (field, { max }) => `${field}は${max}以下で入力してください`,
  min_length: (field, { min }) => `${field}は${min}文字以上で入力してください`,
  max_length: (field, { max }) => `${field}は${max}文字以内で入力してください`,
  min_items: (field, { min }) => `${field}は${min}件以上選んでください`,
  max_items: (field, { max }) => `${field}は${max}件以内で選んでください`,
  invalid: (field) => `${field}の入力内容が正しくありません`,
}

/** Fields for which the sentence of the code would say too little. */
export const ownFieldErrors = { verify_code: '確認コードは6桁の数字で入力してください' } as const

/**
 * The sentence beside a field.
 * @param label of the field as the shopper sees it; the API, which knows no labels, says «この項目».
 */
export function toFieldErrorText({ code, params }: FieldError, label = 'この項目'): string {
  return sentences[code](label, { min: params.min ?? 0, max: params.max ?? 0 })
}
