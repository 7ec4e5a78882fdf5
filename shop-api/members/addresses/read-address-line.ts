import type * as z from 'zod/mini'
import { type UserAddressImport, UserAddressInputSchema } from '#contract/shapes/user-address.ts'
import { toFieldError } from '#contract/field-error.ts'
import { fromSafeCell } from '#src/rules/input/safe-cell.ts'
import { toFieldErrorText } from '#src/text/input/field-errors.ts'
import { ADDRESS_COLUMNS, type AddressColumn } from './address-columns.ts'
import { isPrefecture, toAddressWords } from './change-addresses.ts'
import type { AddressWords } from './to-user-address.ts'

export type LineErrors = UserAddressImport['failures'][number]['errors']

/** Where a file has a column; -1 for one it has not. */
type Found<Column> = Column & { at: number }

/** The places of columns, by their labels or the names of their fields, in any order. */
export function findColumns<Column extends { field: string; label: string }>(
  heading: readonly string[],
  columns: readonly Column[],
): Found<Column>[] {
  const names = heading.map((cell) => cell.trim())
  return columns.map((column) => ({
    ...column,
    at: names.findIndex((name) => name === column.label || name === column.field),
  }))
}

/** Labels of the columns no address can do without, and a file lacks. */
export function listMissing(columns: readonly Found<AddressColumn>[]): string[] {
  return columns.filter(({ at, is_needed }) => is_needed && at === -1).map(({ label }) => label)
}

/** The address of a line, or what is wrong with it. */
export function readAddressLine(
  cells: readonly string[],
  columns: readonly Found<AddressColumn>[],
): { address: AddressWords } | { errors: LineErrors } {
  const input = Object.fromEntries(
    columns.map(({ field, at, read }) => [field, read(fromSafeCell(cells[at] ?? ''))]),
  )
  const parsed = UserAddressInputSchema.safeParse(input)
  const errors = parsed.success ? [] : toErrors(parsed.error.issues, input)
  const { prefecture } = input
  if (prefecture && !isPrefecture(prefecture) && !errors.some(({ field }) => field === 'prefecture')) {
    errors.push(toError('prefecture', { code: 'choice', params: {} }))
  }
  return parsed.success && errors.length === 0 ? { address: toAddressWords(parsed.data) } : { errors }
}

/** One for each field, in the order of the columns, with the heading's name in the sentence. */
function toErrors(issues: readonly z.core.$ZodIssue[], input: unknown): LineErrors {
  return ADDRESS_COLUMNS.flatMap(({ field }) => {
    const issue = issues.find(({ path }) => path[0] === field)
    return issue ? [toError(field, toFieldError(issue, input))] : []
  })
}

function toError(field: string, error: ReturnType<typeof toFieldError>): LineErrors[number] {
  const label = ADDRESS_COLUMNS.find((column) => column.field === field)?.label
  return { field, code: error.code, message: toFieldErrorText(error, label) }
}
