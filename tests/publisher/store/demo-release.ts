import type { NewRelease } from '#publisher/store/release.ts'
import type { Store } from '#publisher/store/store.ts'
import type { StoredDocument } from '#publisher/store/stored-document.ts'

export function toRelease(code_hash = 'code-1'): Omit<NewRelease, 'site'> {
  return {
    created_at: '2026-07-01T03:00:00.000Z',
    content_version: 1,
    inputs_hash: 'inputs',
    rewrites: [],
    is_closed: false,
    manifest: {
      variant: 'simple',
      theme: 'simple',
      site: null,
      code_hash,
      entry: 'entry.ts',
      client: 'client/',
    },
  }
}

export const stats = { pages: 1, changed: 1, removed: 0, bytes: 1, milliseconds: 1 }

/** When nobody reads any more what is forgotten now (publisher/store/terms.ts). */
export const toLater = () => new Date(Date.now() + 25 * 60 * 60 * 1000)

/** Stores a page of this text; its blob is written. */
export async function storePage(
  store: Store,
  path: string,
  text: string,
  site = 'demo',
): Promise<StoredDocument> {
  return {
    ...(await store.site(site).blobs.write(new TextEncoder().encode(text), 7)),
    path,
    kind: path.startsWith('/_astro/') ? 'asset' : 'page',
    status: 200,
    content_type: 'text/html; charset=utf-8',
    headers: {},
    tags: [`${site}:${path}`],
    is_indexed: true,
    last_modified: null,
  }
}
