import { fieldLabels, toPlainLabel } from '#src/text/input/field-labels.ts'

/** Headings of an address book as CSV; messages about a line use the same names. */
export const ADDRESS_COLUMN_LABELS = {
  shipping_last_name: fieldLabels.last_name,
  shipping_first_name: fieldLabels.first_name,
  shipping_last_name_kana: fieldLabels.last_name_kana,
  shipping_first_name_kana: fieldLabels.first_name_kana,
  company_name: fieldLabels.company_name,
  department_name: toPlainLabel(fieldLabels.department_name),
  postal_code: fieldLabels.postal_code,
  prefecture: fieldLabels.prefecture,
  city: fieldLabels.city,
  address1: fieldLabels.address1,
  address2: toPlainLabel(fieldLabels.address2),
  phone_number: fieldLabels.phone_number,
  cell_phone_number: fieldLabels.cell_phone_number,
} as const

/** Why an address book could not be changed, read or written, by code. */
export const ADDRESS_ERRORS = {
  'user_address.own': 'ご本人の住所は削除できません。変更する場合は、編集からお手続きください。',
  'user_address.too_many': ({ limit, wanted, room }: { limit: number; wanted: number; room: number }) =>
    wanted === 1
      ? `お届け先は${limit.toLocaleString('ja-JP')}件まで登録できます。不要なお届け先を削除してから、もう一度お試しください。`
      : `お届け先は${limit.toLocaleString('ja-JP')}件まで登録できます。ファイルには新しいお届け先が${wanted.toLocaleString('ja-JP')}件ありますが、登録できるのはあと${room.toLocaleString('ja-JP')}件です。1件も登録していませんので、減らしてからもう一度お試しください。`,
  'user_address.import.not_csv':
    'CSVファイルとして読み取れませんでした。文字コードがUTF-8またはShift_JISのCSVファイルをお選びください。',
  'user_address.import.too_long': (limit: number) =>
    `一度に読み込めるのは${limit.toLocaleString('ja-JP')}件までです。ファイルを分けてから、もう一度お試しください。`,
  'user_address.import.columns': (labels: readonly string[]) =>
    `CSVファイルの1行目に、次の見出しがありません：${labels.join('、')}`,
  'user_address.export.not_in_shift_jis': (letters: readonly string[]) =>
    `Shift_JISで表せない文字があります（${letters.slice(0, 10).join(' ')}）。UTF-8を選んで書き出してください。`,
} as const

/** Name of the file. */
export const toAddressFileName = (day: string) => `お届け先一覧_${day.replaceAll('-', '')}.csv`

/** Said when the file is made later, and in the mail that then brings it. */
export const ADDRESS_EXPORT = {
  accepted: '遅延処理中なのでしばらくお待ちください',
  title: 'お届け先一覧のファイルをご用意しました',
  body: (url: string, count: number) =>
    `<p>ご依頼のお届け先一覧（${count.toLocaleString('ja-JP')}件）をご用意しました。下記から保存してください。</p><p><a href="${url}">お届け先一覧（CSV）を保存する</a></p><p>24時間を過ぎると保存できなくなります。お届け先の個人情報が含まれていますので、お取り扱いにご注意ください。</p>`,
  subject: (shop: string) => `【${shop}】お届け先一覧のファイルをご用意しました`,
  lines: (dear: string, shop: string, count: number, url: string) => [
    `${dear} 様`,
    `いつも${shop}をご利用いただき、誠にありがとうございます。`,
    `ご依頼のお届け先一覧（${count.toLocaleString('ja-JP')}件）をご用意しました。`,
    'マイページのメッセージから24時間以内に保存してください。お届け先の個人情報が含まれるため、このメールには添付しておりません。',
    url,
  ],
} as const
