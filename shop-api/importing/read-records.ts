import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { IMPORT_ERRORS } from '#src/text/editor/import.ts'
import { type Line, MAX_LINE } from './read-lines.ts'

/** A row of a CSV file, or why it is none. */
export interface CsvRecord {
  /** The line it begins in. */
  line: number
  /** The last line of it. */
  last_line: number
  cells: readonly string[]
  fault?: string
}

/** Lines one row may have: a cell may hold a whole description. */
const MAX_LINES = 2_000

/**
 * The rows of a CSV file. A row with a broken quote is told and left out; what follows it is read again from its next
 * line, so that one forgotten quote never swallows good rows.
 */
export async function* readRecords(lines: AsyncIterable<Line>): AsyncGenerator<CsvRecord> {
  const source = lines[Symbol.asyncIterator]()
  const ahead: Line[] = []
  const pull = async (at: number): Promise<Line | undefined> => {
    while (ahead.length <= at) {
      const next = await source.next()
      if (next.done) return undefined
      ahead.push(next.value)
    }
    return ahead[at]
  }
  for (let first = await pull(0); first; first = await pull(0)) {
    const { taken, record } = await frame(first, pull)
    ahead.splice(0, taken)
    if (record) yield record
  }
}

/** Joins lines until every quote is closed. @returns how many lines are done with it */
async function frame(
  first: Line,
  pull: (at: number) => Promise<Line | undefined>,
): Promise<{ taken: number; record?: CsvRecord }> {
  const { line } = first
  const broken = (fault: string) => ({ taken: 1, record: { line, last_line: line, cells: [], fault } })
  let text = ''
  let quotes = 0
  for (let count = 1; count <= MAX_LINES; count += 1) {
    const next = count === 1 ? first : await pull(count - 1)
    if (!next) return broken(IMPORT_ERRORS.quote)
    if (next.is_cut || text.length + next.text.length > MAX_LINE)
      return broken(IMPORT_ERRORS.too_long(MAX_LINE))
    text += next.text
    quotes += countQuotes(next.text)
    if (quotes % 2 === 1) {
      text += next.end
      continue
    }
    if (text.trim() === '') return { taken: count }
    const cells = parseRow(text)
    return cells
      ? { taken: count, record: { line, last_line: next.line, cells } }
      : broken(IMPORT_ERRORS.quote)
  }
  return broken(IMPORT_ERRORS.quote)
}

const countQuotes = (text: string) => {
  let count = 0
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) count += 1
  return count
}

function parseRow(text: string): string[] | undefined {
  // The parser is slow to start. Most rows hold no quote and need none.
  if (!text.includes('"')) return text.split(',')
  try {
    const [cells] = parse(text, { record_delimiter: '\u0000' })
    return cells
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}
