import type { ImportKind } from '#contract/shapes/imports.ts'
import type { Tx } from '#shop-api/db/db.ts'
import type { Entry, Fault } from './entry.ts'
import type { ImportScope, Written, WrittenChange } from './import-scope.ts'
import { TARGETS } from './targets.ts'
import { readFaults } from './to-faults.ts'

/** What became of some entries. */
export interface Result {
  created: number
  updated: number
  unchanged: number
  failed: number
  faults: Fault[]
  changes: WrittenChange[]
}

export const toEmptyResult = (): Result => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  faults: [],
  changes: [],
})

/** Writes entries one after the other, each in a savepoint of its own: a bad one takes nothing with it. */
export async function writeEntries(
  tx: Tx,
  kind: ImportKind,
  scope: ImportScope,
  entries: readonly Entry[],
): Promise<Result> {
  const target = TARGETS[kind]
  const result = toEmptyResult()
  const writer = await target.open(
    tx,
    scope,
    entries.filter(({ faults }) => faults.length === 0),
  )
  for (const entry of entries) {
    const written = entry.faults.length > 0 ? entry.faults : await tryWrite(entry)
    if (isWritten(written)) {
      result[written.outcome] += 1
      result.changes.push(...written.changes)
      result.faults.push(...written.warnings)
    } else {
      result.failed += 1
      result.faults.push(...written)
    }
  }
  return result

  async function tryWrite(entry: Entry): Promise<Written | readonly Fault[]> {
    try {
      return await tx.transaction((sub) => writer.write(sub, entry))
    } catch (error) {
      writer.forget()
      const faults = readFaults(error, target.toPlace(entry))
      if (!faults) throw error
      return faults
    }
  }
}

const isWritten = (written: Written | readonly Fault[]): written is Written => 'outcome' in written
