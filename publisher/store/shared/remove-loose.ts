import { KEPT_FOR_READERS_MS } from '../terms.ts'
import type { Database, Transaction } from './database.ts'
import { type HeldLock, lock, tryLockBeside } from './locks.ts'
import type { SharedBlobs } from './shared-blobs.ts'

/**
 * Removes bytes that no document names: those of documents that are gone, and those that were sent for a release that was
 * never finished; and tags that no document has. Only for whoever holds the site, for a publisher sends bytes before it names
 * them. What a finished release showed stays for origins that are behind. While a backup is being made all stay, and go with
 * the next removal.
 * @param held the lock of the site
 * @returns how many blobs
 */
export async function removeLoose(
  { sql, name: site, blobs }: { sql: Database; name: string; blobs: Pick<SharedBlobs, 'remove'> },
  held: HeldLock,
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - KEPT_FOR_READERS_MS)
  let removing: Promise<void> | undefined
  const done = sql.begin(async (tx) => {
    if (!(await tryLockBeside(tx, 'backup'))) return 0
    // Pages that visitors ask for name their bytes and tags while nobody removes any (complete-page.ts).
    await lock(tx, `bytes ${site}`)
    if (!(await held.isHeld())) return 0
    const isDue = tx`site = ${site} and (ended_at is null or ended_at < ${before})`
    const loose = await tx<{ hash: string }[]>`
      select hash from loose_blobs l
      where ${isDue} and not exists (select from documents where site = ${site} and hash = l.hash)`
    removing = blobs.remove(loose.map(({ hash }) => hash))
    await removing
    await tx`delete from loose_blobs where ${isDue}`
    await removeTags(tx, site)
    return loose.length
  })
  // The bucket may still be removing when the connection is lost. The site is held until it is done.
  return done.finally(() => removing?.catch(() => {}))
}

async function removeTags(tx: Transaction, site: string): Promise<void> {
  await tx`
    delete from tags t using loose_tags l
    where l.site = ${site} and t.id = l.tag and not exists (select from document_tags where tag = t.id)`
  await tx`delete from loose_tags where site = ${site}`
}
