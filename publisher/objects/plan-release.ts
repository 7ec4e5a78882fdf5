import { IMMUTABLE_FOLDER } from '../hosting/cache-control.ts'
import { parseCardPath } from '../hosting/card-address.ts'
import type { Release } from '../store/release.ts'
import type { SiteStore } from '../store/store.ts'
import { isRendered, type StoredDocument } from '../store/stored-document.ts'
import { getInTurns, listInTurns } from './in-turns.ts'
import { toVersion } from './layout.ts'
import type { ObjectIndex } from './object-index.ts'
import { isOldPage } from './website.ts'

export interface ReleasePlan {
  /** Not in the bucket yet, or another version of it. */
  put: StoredDocument[]
  /** No part of the release any more. */
  gone: string[]
}

/**
 * What differs between the bucket and the live release. Where the store still keeps what was sent last, only rows that changed
 * since are read, however large the site is.
 */
export async function planRelease(
  published: SiteStore,
  live: Release,
  sent: number | undefined,
  index: ObjectIndex,
): Promise<ReleasePlan> {
  const kept = await published.listReleases()
  return sent !== undefined && kept.some(({ id }) => id === sent)
    ? planChanges(published, live, sent, index)
    : planWhole(published, live, index)
}

async function planChanges(
  published: SiteStore,
  live: Release,
  sent: number,
  index: ObjectIndex,
): Promise<ReleasePlan> {
  const paths = await published.listChangedPaths(sent, live.id)
  await index.load(paths)
  const documents = await getInTurns(published.openView(live.id), paths)
  const put = [...documents.values()].filter((document) => isNew(index, document))
  const gone = paths.filter((path) => !documents.has(path) && index.get(path) && !isForOlderPages(path))
  return { put, gone }
}

async function planWhole(published: SiteStore, live: Release, index: ObjectIndex): Promise<ReleasePlan> {
  await index.load()
  const put: StoredDocument[] = []
  const seen = new Set<string>()
  const see = (document: StoredDocument) => {
    seen.add(document.path)
    if (isNew(index, document)) put.push(document)
  }
  for await (const document of listInTurns(published.openView(live.id))) see(document)
  for (const document of await published.listOlderAssets())
    if (isForOlderPages(document.path) && !seen.has(document.path)) see(document)
  const gone = index
    .list()
    .map(([path]) => path)
    .filter((path) => !seen.has(path) && !isOldPage(path) && !parseCardPath(path) && !isForOlderPages(path))
  return { put, gone }
}

function isNew(index: ObjectIndex, document: StoredDocument): boolean {
  return isRendered(document) && index.get(document.path)?.[0] !== toVersion(document)
}

/** Scripts and styles that a page still open may ask for: they stay as long as a kept release names them. */
export function isForOlderPages(path: string): boolean {
  return path.startsWith(IMMUTABLE_FOLDER)
}
