import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { inTransaction } from './in-transaction.ts'
import type { StoreFolder } from './store-folder.ts'

/** Forgets everything that was ever published of a site. There is no way back. */
export function removeSite(store: StoreFolder, site: string): void {
  inTransaction(store.index, () => {
    for (const table of ['live', 'pins', 'documents', 'releases'])
      store.index.prepare(`DELETE FROM ${table} WHERE site = ?`).run(site)
  })
  for (const folder of [store.blobs(site).root, join(store.folder, 'cards', site)])
    rmSync(folder, { recursive: true, force: true })
}
