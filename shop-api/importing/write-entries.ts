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

/**
 * Writes entries in their order, those that can be joined at once, each lot in a savepoint of its own: a bad one takes nothing
 * with it.
 */
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
  let lot: Entry[] = []
  for (const entry of entries) {
    if (entry.faults.length === 0 && writer.canJoin?.(entry)) {
      lot.push(entry)
      continue
    }
    await writeLot()
    note(entry.faults.length > 0 ? entry.faults : await writeOne(entry))
  }
  await writeLot()
  return result

  async function writeLot(): Promise<void> {
    const joined = lot
    lot = []
    for (const written of await writeJoined(joined)) note(written)
  }

  /** With a bad one among them they are halved until it stands alone. */
  async function writeJoined(joined: readonly Entry[]): Promise<(Written | readonly Fault[])[]> {
    const [first, ...others] = joined
    if (!first) return []
    if (others.length === 0 || !writer.writeMany) return [await writeOne(first)]
    try {
      return await tx.transaction((sub) => writer.writeMany!(sub, joined))
    } catch (error) {
      requireFaults(error, first)
      const half = Math.ceil(joined.length / 2)
      return [...(await writeJoined(joined.slice(0, half))), ...(await writeJoined(joined.slice(half)))]
    }
  }

  async function writeOne(entry: Entry): Promise<Written | readonly Fault[]> {
    try {
      return await tx.transaction((sub) => writer.write(sub, entry))
    } catch (error) {
      return requireFaults(error, entry)
    }
  }

  /** @throws what is no fault of the entry */
  function requireFaults(error: unknown, entry: Entry): readonly Fault[] {
    writer.forget()
    const faults = readFaults(error, target.toPlace(entry))
    if (!faults) throw error
    return faults
  }

  function note(written: Written | readonly Fault[]): void {
    if (isWritten(written)) {
      result[written.outcome] += 1
      result.changes.push(...written.changes)
      result.faults.push(...written.warnings)
    } else {
      result.failed += 1
      result.faults.push(...written)
    }
  }
}

const isWritten = (written: Written | readonly Fault[]): written is Written => 'outcome' in written
