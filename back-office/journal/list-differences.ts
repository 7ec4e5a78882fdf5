import type { JournalDetail } from '#contract/shapes/journal.ts'
import { isSame } from '../forms/entry.ts'
import { toReadable } from '../forms/to-readable.ts'

/** Says nothing to people, or follows by itself. */
const UNTOLD = new Set(['id', 'version', 'updated_at', 'publication'])

export interface Difference {
  field: string
  before: string
  after: string
}

/** The fields in which a thing differs, as people read them. */
export function listDifferences({ before, after }: Pick<JournalDetail, 'before' | 'after'>): Difference[] {
  const [was, is] = [toFields(before), toFields(after)]
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return fields
    .filter((field) => !UNTOLD.has(field) && !isSame(was[field], is[field]))
    .map((field) => ({ field, before: toReadable(was[field]), after: toReadable(is[field]) }))
    .filter((difference) => difference.before !== difference.after)
}

const toFields = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** A text in three parts: what both begin with, what differs, what both end with. */
export function splitDifference(one: string, other: string): [string, string, string] {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return [one.slice(0, start), one.slice(start, one.length - end), one.slice(one.length - end)]
}
