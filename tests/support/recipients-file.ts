import iconv from 'iconv-lite'
import { RECIPIENT_LABELS } from '#src/text/checkout/recipients-template.ts'

/** A line of a file of recipients, by field; what is left out is empty. */
export type FileLine = Partial<Record<string, string>>

/** So many people who live side by side in Shibuya. */
export const toNeighbours = (count: number, company = ''): FileLine[] =>
  Array.from({ length: count }, (_, at) => ({
    shipping_last_name: '鈴木',
    shipping_first_name: `花子${at + 1}`,
    shipping_last_name_kana: 'スズキ',
    shipping_first_name_kana: 'ハナコ',
    company_name: company,
    postal_code: '1500001',
    prefecture: '東京都',
    city: '渋谷区',
    address1: `神宮前1-2-${at + 1}`,
    phone_number: '09087654321',
  }))

/** A file as a spreadsheet saves it. */
export function toRecipientsFile(lines: readonly FileLine[], encoding: 'utf-8' | 'windows-31j') {
  const rows = lines.map((line) => Object.keys(RECIPIENT_LABELS).map((field) => line[field] ?? ''))
  const text = [Object.values(RECIPIENT_LABELS), ...rows].map((row) => `${row.join(',')}\r\n`).join('')
  return { name: 'recipients.csv', mimeType: 'text/csv', buffer: iconv.encode(text, encoding) }
}
