import { createHash } from 'node:crypto'
import type { Row } from './entry.ts'

/** Reads the rows of a file by its headings. */
export interface Mapping {
  toRow: (cells: ReadonlyMap<string, string>) => Pick<Row, 'values' | 'group' | 'labels'>
  isMapped: (name: string) => boolean
  /** Columns that only say again what another says: nothing is lost without them. */
  isRepeated?: (name: string) => boolean
  /** Headings the file should have and has not. */
  missing: readonly string[]
}

/** What a file with these headings means. One is made for each file, and may remember the rows before. */
export type Format = (names: readonly string[]) => Mapping

/** A cell's text, to `undefined` where the file has no such column. */
export const toOptional = (cell: string | undefined): string | undefined =>
  cell === undefined ? undefined : cell.trim()

/** A key made of what another shop calls the product; the same for ever. */
export function toProductKey(name: string): string {
  const plain = name.normalize('NFKC').trim()
  if (/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(plain)) return plain
  return plain === '' ? '' : `item-${createHash('sha256').update(plain).digest('hex').slice(0, 10)}`
}
