import { withoutPages } from '../export/redirect-rules.ts'
import { readRedirects } from '../redirects/redirects-file.ts'
import { REDIRECTS_PATH } from '../redirects/redirects-path.ts'
import type { Release } from '../store/release.ts'
import type { SiteStore } from '../store/store.ts'
import type { ObjectFields } from '../store/shared/bucket.ts'
import type { ObjectIndex } from './object-index.ts'
import { isOldPage, listOldPages } from './website.ts'

/** Of a bucket that is a website by itself: objects that lead on from old addresses. */
export async function planOldPages(
  published: SiteStore,
  live: Release,
  index: ObjectIndex,
): Promise<{ put: Map<string, ObjectFields>; gone: string[] }> {
  await index.load()
  const view = published.openView(live.id)
  const redirects = await readRedirects(published.blobs, await view.get(REDIRECTS_PATH))
  const wanted = listOldPages(await withoutPages(view, redirects))
  const known = index.list().filter(([path]) => isOldPage(path))
  const put = [...wanted].filter(([path, fields]) => index.get(path)?.[0] !== JSON.stringify(fields))
  return { put: new Map(put), gone: known.map(([path]) => path).filter((path) => !wanted.has(path)) }
}
