import { IMPORT_ERRORS } from '#src/text/editor/import.ts'
import { toLabel } from './columns.ts'
import type { Entry, Fault } from './entry.ts'

/**
 * A part number stands for one product. A file that gives it to two is told so at the second, in a dry run too, where the
 * first was not written.
 */
export async function* refuseTwice(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  const owners = new Map<string, { owner: string; line: number }>()
  for await (const entry of entries) {
    const faults: Fault[] = []
    for (const { line, values, group: owner, labels } of entry.rows) {
      const code = values['code']
      if (owner === undefined || owner === '' || typeof code !== 'string' || code === '') continue
      const first = owners.get(code)
      if (first && first.owner !== owner) {
        const column = labels?.['code'] ?? toLabel('products', 'code')
        faults.push({ line, column, reason: IMPORT_ERRORS.twice(first.line) })
      } else if (!first) owners.set(code, { owner, line })
    }
    yield faults.length > 0 ? { ...entry, faults: [...entry.faults, ...faults] } : entry
  }
}
