import type { ImportFormat, ImportKind } from '#contract/shapes/imports.ts'
import { IMPORT_ERRORS } from '#src/text/editor/import.ts'
import { COLUMNS } from './columns.ts'
import type { Fault, Row } from './entry.ts'
import type { Mapping } from './format.ts'
import { FORMATS } from './formats.ts'
import type { Line } from './read-lines.ts'
import { type CsvRecord, readRecords } from './read-records.ts'

/** Headings a file may have. */
const MAX_COLUMNS = 300

/** What a file is read with. */
export interface FileKind {
  kind: ImportKind
  format: ImportFormat
  file_type: 'csv' | 'jsonl'
}

/** Counts how many lines had something in a column that has no place here. */
export type Unmapped = Map<string, number>

/** The file as a whole cannot be read. Thrown with a sentence for people. */
export class UnreadableFile extends Error {
  readonly code: 'import.not_readable' | 'import.columns'

  constructor(message: string, code: UnreadableFile['code'] = 'import.not_readable') {
    super(message)
    this.code = code
  }
}

/**
 * The rows of a file by the names of our own fields.
 * @param unmapped is filled on the way
 * @throws UnreadableFile
 */
export async function* readRows(
  lines: AsyncIterable<Line>,
  file: FileKind,
  unmapped: Unmapped,
): AsyncGenerator<Row> {
  if (file.file_type === 'jsonl') return yield* readJsonRows(lines, file, unmapped)
  let heading: Heading | undefined
  for await (const record of readRecords(lines)) {
    if (heading) yield readRow(record, heading, unmapped)
    else heading = readHeading(record, file)
  }
  if (!heading) throw new UnreadableFile(IMPORT_ERRORS.empty)
}

interface Heading extends Mapping {
  names: readonly string[]
}

/** @throws UnreadableFile */
export function readHeading({ cells, fault }: CsvRecord, { kind, format }: FileKind): Heading {
  if (fault !== undefined || cells.every((cell) => cell.trim() === ''))
    throw new UnreadableFile(IMPORT_ERRORS.heading)
  if (cells.length > MAX_COLUMNS) throw new UnreadableFile(IMPORT_ERRORS.too_many_columns(MAX_COLUMNS))
  const names = cells.map((cell) => cell.replace(/^\ufeff/, '').trim())
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at)
  if (twice !== undefined)
    throw new UnreadableFile(IMPORT_ERRORS.column_twice(twice.slice(0, 50)), 'import.columns')
  const mapping = FORMATS[format](kind)(names)
  if (mapping.missing.length > 0)
    throw new UnreadableFile(IMPORT_ERRORS.columns_missing(mapping.missing), 'import.columns')
  return { names, ...mapping }
}

function readRow(
  record: CsvRecord,
  { names, toRow, isMapped, isRepeated = () => false }: Heading,
  unmapped: Unmapped,
): Row {
  const { line, last_line, cells } = record
  const bare = (reason: string): Row => ({
    line,
    last_line,
    values: {},
    faults: [{ line, column: null, reason }],
  })
  if (record.fault !== undefined) return bare(record.fault)
  const is_ragged =
    cells.length < names.length
      ? !isTail(cells.length, names.length)
      : cells.slice(names.length).some(Boolean)
  if (is_ragged) return bare(IMPORT_ERRORS.too_few_cells(cells.length, names.length))
  const faults: Fault[] = []
  const byName = new Map<string, string>()
  for (const [at, name] of names.entries()) {
    const cell = cells[at] ?? ''
    if (name === '' || byName.has(name)) continue
    if (isMapped(name)) {
      const reason = findBadText(cell)
      if (reason) faults.push({ line, column: name, reason })
      byName.set(name, cell)
    } else if (cell.trim() !== '' && !isRepeated(name)) unmapped.set(name, (unmapped.get(name) ?? 0) + 1)
  }
  return { line, last_line, faults, ...toRow(byName) }
}

/** Spreadsheets leave out empty cells at the end of a row. With less than half of them it is another row's rest. */
const isTail = (found: number, wanted: number) => found * 2 >= wanted

/** A letter the database has no place for, or none at all. */
export function findBadText(text: string): string | undefined {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) return IMPORT_ERRORS.control
  return text.includes('\ufffd') || !text.isWellFormed() ? IMPORT_ERRORS.garbled : undefined
}

async function* readJsonRows(
  lines: AsyncIterable<Line>,
  { kind }: FileKind,
  unmapped: Unmapped,
): AsyncGenerator<Row> {
  const known = new Set([
    ...COLUMNS[kind].map(({ field }) => field),
    ...(kind === 'products' ? ['products'] : []),
  ])
  for await (const { line, text, is_cut } of lines) {
    if (text.trim() === '') continue
    const values: Record<string, unknown> = Object.create(null) as Record<string, unknown>
    const read = is_cut ? undefined : parseObject(text.replace(/^\ufeff/, ''))
    for (const [field, value] of Object.entries(read ?? {})) {
      if (known.has(field)) values[field] = value
      else unmapped.set(field.slice(0, 100), (unmapped.get(field.slice(0, 100)) ?? 0) + 1)
    }
    const reason = read ? findBadText(listTexts(values).join('')) : IMPORT_ERRORS.not_json
    yield { line, last_line: line, values, faults: reason ? [{ line, column: null, reason }] : [] }
  }
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** All texts within a value, at a depth nobody reaches by honest means at most. */
function listTexts(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || depth > 8) return []
  return Object.values(value).flatMap((one) => listTexts(one, depth + 1))
}
