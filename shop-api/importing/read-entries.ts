import { IMPORT_ERRORS } from '#src/text/editor/import.ts'
import { PRODUCT_COLUMNS } from './columns.ts'
import type { Entry, Fault, Row } from './entry.ts'

/** Variations of one product, and a few more, so that too many are told and not held in memory. */
const MAX_ROWS = 400

/** Rows become things: those of one product that follow one another are its variations. */
export async function* readEntries(rows: AsyncIterable<Row>): AsyncGenerator<Entry> {
  let open: [Row, ...Row[]] | undefined
  for await (const row of rows) {
    if (
      open &&
      row.group !== undefined &&
      row.group !== '' &&
      row.group === open[0].group &&
      open.length < MAX_ROWS
    ) {
      open.push(row)
      continue
    }
    if (open) yield toEntry(open)
    open = [row]
  }
  if (open) yield toEntry(open)
}

function toEntry(rows: [Row, ...Row[]]): Entry {
  const [first, ...others] = rows
  return {
    rows,
    faults: [
      ...rows.flatMap(({ faults }) => faults),
      ...others.flatMap((row) => listDifferences(first, row)),
    ],
  }
}

/** What belongs to the whole product stands in its first row; below, it may be empty or the same. */
function listDifferences(first: Row, row: Row): Fault[] {
  const differing = PRODUCT_COLUMNS.filter(({ field }) => {
    const value = row.values[field]
    if (field === 'key' || value === undefined || value === null || value === '') return false
    if (Array.isArray(value) && value.length === 0) return false
    return JSON.stringify(value) !== JSON.stringify(first.values[field])
  })
  return differing.map(({ field, label }) => ({
    line: row.line,
    column: row.labels?.[field] ?? label,
    reason: IMPORT_ERRORS.differs,
  }))
}
