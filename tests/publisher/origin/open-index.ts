import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'

/** The index of an embedded store, beside whoever has it open; closed with the test. */
export function openIndex(folder: string): DatabaseSync {
  const index = new DatabaseSync(join(folder, 'index.db'))
  onTestFinished(() => index.close())
  return index
}
