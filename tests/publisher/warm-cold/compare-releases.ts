import { createHash } from 'node:crypto'
import type { Store } from '#publisher/store/store.ts'
import type { StoredDocument } from '#publisher/store/stored-document.ts'

/**
 * Everything in which the live release of a site differs between two stores: documents, what is said of each, their
 * bytes, the addresses of shells. One line for each, `path: what`; none when they are equal.
 */
export async function compareReleases(warm: Store, cold: Store, site: string): Promise<string[]> {
  const [left, right] = [await warm.site(site).getLive(), await cold.site(site).getLive()]
  if (!left || !right) return [`${site}: not published in ${left ? 'the second' : 'the first'} store`]
  const found: string[] = []
  const say = (path: string, what: string) => found.push(`${site}${path}: ${what}`)
  if (JSON.stringify(left.rewrites) !== JSON.stringify(right.rewrites)) say('', 'other rewrites')
  if (left.stats.pages !== right.stats.pages)
    say('', `counts ${left.stats.pages} pages, not ${right.stats.pages}`)
  const old = new Map(
    (await Array.fromAsync(warm.site(site).openView(left.id).list())).map((one) => [one.path, one]),
  )
  for await (const after of cold.site(site).openView(right.id).list()) {
    const before = old.get(after.path)
    old.delete(after.path)
    if (!before) {
      say(after.path, 'missing')
      continue
    }
    for (const field of Object.keys(after) as (keyof StoredDocument)[]) {
      const [a, b] = [before[field], after[field]].map((value) => JSON.stringify(value))
      if (a === b) continue
      say(
        after.path,
        field === 'hash' ? await describeBytes(warm, cold, site, before, after) : `${field} ${a}, not ${b}`,
      )
    }
    if ((await hashBytes(warm, site, before)) !== before.hash) say(after.path, 'bytes on the disk are others')
  }
  for (const path of old.keys()) say(path, 'should be gone')
  return found
}

async function hashBytes(store: Store, site: string, document: StoredDocument): Promise<string> {
  return createHash('sha256')
    .update(await store.site(site).blobs.readPlain(document))
    .digest('hex')
}

const AROUND = 60

/** Where two documents part: some letters of both. */
async function describeBytes(
  warm: Store,
  cold: Store,
  site: string,
  before: StoredDocument,
  after: StoredDocument,
): Promise<string> {
  const a = (await warm.site(site).blobs.readPlain(before)).toString()
  const b = (await cold.site(site).blobs.readPlain(after)).toString()
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const cut = (text: string) => JSON.stringify(text.slice(Math.max(0, at - AROUND), at + AROUND))
  return `${cut(a)}, not ${cut(b)}`
}
