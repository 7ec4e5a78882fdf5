import { ADDRESS_COLUMN_LABELS } from '../member/address-book.ts'
import { RECIPIENT_COLUMN_LABELS } from './recipients-file.ts'

const { cell_phone_number: _, ...addressLabels } = ADDRESS_COLUMN_LABELS

/** Names of all columns a file of recipients may have, by field. */
export const RECIPIENT_LABELS: Readonly<Record<string, string>> = {
  ...addressLabels,
  ...RECIPIENT_COLUMN_LABELS,
}

const example: Readonly<Record<string, string>> = {
  shipping_last_name: '山田',
  shipping_first_name: '太郎',
  shipping_last_name_kana: 'ヤマダ',
  shipping_first_name_kana: 'タロウ',
  postal_code: '150-0001',
  prefecture: '東京都',
  city: '渋谷区',
  address1: '神宮前1-2-3',
  address2: 'サンプルマンション101',
  phone_number: '090-1234-5678',
}

/** The headings of a file of recipients and one line as an example. */
export const RECIPIENT_TEMPLATE = [
  Object.values(RECIPIENT_LABELS),
  Object.keys(RECIPIENT_LABELS).map((field) => example[field] ?? ''),
]
