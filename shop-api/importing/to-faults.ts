import type * as z from 'zod/mini'
import { toFieldError } from '#contract/field-error.ts'
import { ApiError } from '#shop-api/http/api-error.ts'
import { toFieldErrorText } from '#src/text/input/field-errors.ts'
import { IMPORT_ERRORS } from '#src/text/editor/import.ts'
import { EntryFaults, type Fault } from './entry.ts'

/** Where a field stands in the file. */
export type Place = (path: readonly PropertyKey[]) => Omit<Fault, 'reason'>

/** What the contract finds wrong with an entry, once for each place. */
export function toFaults(issues: readonly z.core.$ZodIssue[], input: unknown, place: Place): Fault[] {
  const faults = new Map<string, Fault>()
  for (const issue of issues) {
    const at = place(issue.path)
    const name = JSON.stringify(at)
    if (!faults.has(name))
      faults.set(name, {
        ...at,
        reason: toFieldErrorText(toFieldError(issue, input), at.column ?? undefined),
      })
  }
  return [...faults.values()]
}

/** Faults of an error that was thrown while an entry was written; undefined for one that is no fault of the entry. */
export function readFaults(error: unknown, place: Place): readonly Fault[] | undefined {
  if (error instanceof EntryFaults) return error.faults
  if (error instanceof ApiError) {
    const { errors = [], message } = error.body
    return errors.length === 0
      ? [{ ...place([]), reason: message }]
      : errors.map(({ field, message: reason }) => ({ ...place(field.split('.')), reason }))
  }
  return isBadData(error) ? [{ ...place([]), column: null, reason: IMPORT_ERRORS.unexpected }] : undefined
}

/** PostgreSQL's classes 22 (data exception) and 23 (integrity): the entry is to blame, not the connection. */
function isBadData(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = Reflect.get(cause, 'code')
    if (typeof code === 'string' && /^2[23]/.test(code)) return true
  }
  return false
}
