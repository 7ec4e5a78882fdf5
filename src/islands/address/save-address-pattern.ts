import { saveFile } from '#src/stores/page/save-file.ts'
import { ADDRESS_COLUMN_LABELS } from '#src/text/member/address-book.ts'
import { addressTexts as texts } from '#src/text/member/mypage-addresses.ts'

/** A file with the headings of an address book and nothing else; its mark tells spreadsheets that it is UTF-8. */
export function saveAddressPattern(): void {
  const heading = Object.values(ADDRESS_COLUMN_LABELS).join(',')
  saveFile(new Blob([`\ufeff${heading}\r\n`], { type: 'text/csv;charset=utf-8' }), texts.pattern_file)
}
