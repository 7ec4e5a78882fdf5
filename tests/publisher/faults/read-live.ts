import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { Store } from '#publisher/store/store.ts'

/** What shoppers see at a path; undefined when nothing is there. */
export async function readLive(store: Store, path: string, site = 'demo'): Promise<string | undefined> {
  const document = await store
    .site(site)
    .openView((await store.site(site).getLive())?.id ?? 0)
    .get(path)
  return document && (await store.site(site).blobs.readPlain(document)).toString()
}

/** Every page of the live release by its path, read from its bytes on the disk, which are whole. */
export async function readLivePages(store: Store, site = 'demo'): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  for await (const document of store
    .site(site)
    .openView((await store.site(site).getLive())?.id ?? 0)
    .list('page')) {
    const bytes = await store.site(site).blobs.readPlain(document)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(document.hash)
    pages.set(document.path, bytes.toString())
  }
  return pages
}
