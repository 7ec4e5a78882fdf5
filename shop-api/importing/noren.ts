import type { ImportKind } from '#contract/shapes/imports.ts'
import { fromSafeCell } from '#src/rules/input/safe-cell.ts'
import { COLUMNS } from './columns.ts'
import type { Format } from './format.ts'

/** Our own columns, in any order, by their Japanese or their English names. */
export const noren =
  (kind: ImportKind): Format =>
  (names) => {
    const columns = COLUMNS[kind].flatMap((column) => {
      const name = names.find((one) => one === column.label || one === column.field)
      return name === undefined ? [] : [{ ...column, name }]
    })
    const mapped = new Set(columns.map(({ name }) => name))
    const is_for_products = kind === 'products'
    const has = (field: string) => columns.some((column) => column.field === field)
    const isNeeded = (field: string) => is_for_products && field === 'code' && !has('key')
    return {
      isMapped: (name) => mapped.has(name),
      missing: COLUMNS[kind]
        .filter(({ field, is_needed }) => (is_needed ?? isNeeded(field)) && !has(field))
        .map(({ label }) => label),
      toRow: (cells) => {
        const read = columns.map(({ field, name, read: readCell }) => [
          field,
          readCell(fromSafeCell(cells.get(name) ?? '')),
        ])
        const values = Object.fromEntries(read) as Record<string, unknown>
        return is_for_products ? { values, group: String(values['key'] ?? '') } : { values }
      },
    }
  }
