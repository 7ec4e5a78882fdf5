import { foldText } from './fold-text.ts'

/** Rows of the kana table as an index shows them, then names in Latin letters, then everything else. */
export const KANA_ROWS = ['あ', 'か', 'さ', 'た', 'な', 'は', 'ま', 'や', 'ら', 'わ', 'A-Z', '他'] as const
export type KanaRow = (typeof KANA_ROWS)[number]

const ROW_ENDS: [end: string, row: KanaRow][] = [
  ['オ', 'あ'],
  ['ゴ', 'か'],
  ['ゾ', 'さ'],
  ['ド', 'た'],
  ['ノ', 'な'],
  ['ポ', 'は'],
  ['モ', 'ま'],
  ['ヨ', 'や'],
  ['ロ', 'ら'],
  ['ン', 'わ'],
]

/** The row a reading belongs to, whatever its width, voiced marks or small letters: ヴ stands with あ, ﾊﾟ with は. */
export function toKanaRow(reading: string): KanaRow {
  const first = foldText(reading)[0] ?? ''
  if (first === 'ヴ') return 'あ'
  if (first === 'ヵ' || first === 'ヶ') return 'か'
  if (/^[a-z]$/.test(first)) return 'A-Z'
  if (first < 'ァ' || first > 'ン') return '他'
  // Katakana stand in the code table in the order of the rows, small and voiced ones beside their plain ones.
  return ROW_ENDS.find(([end]) => first <= end)?.[1] ?? '他'
}

/** Entries by row, in the order of the index; rows without an entry are empty. */
export function groupByKana<Entry extends { name: string; name_kana: string }>(
  entries: readonly Entry[],
): { row: KanaRow; entries: Entry[] }[] {
  const groups = Object.groupBy(entries, ({ name, name_kana }) => toKanaRow(name_kana || name))
  return KANA_ROWS.map((row) => ({ row, entries: groups[row] ?? [] }))
}
