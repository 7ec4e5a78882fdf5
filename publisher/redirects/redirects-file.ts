import type { BlobStore } from '../store/blob-store.ts'
import { storeFile } from '../files/store-file.ts'
import type { ReleaseView } from '../store/release-view.ts'
import type { StoredDocument } from '../store/stored-document.ts'

export interface Redirect {
  from: string
  to: string
}

/** Where a release keeps its redirects: with its documents, so that they switch and roll back with them. */
export const REDIRECTS_PATH = '/redirects.json'

/** @returns undefined for none: such a release has no such file */
export async function storeRedirects(
  blobs: BlobStore,
  redirects: readonly Redirect[],
): Promise<StoredDocument | undefined> {
  if (redirects.length === 0) return undefined
  const rows = redirects.map(({ from, to }) => JSON.stringify({ from, to }))
  return storeFile(
    blobs,
    'generated',
    REDIRECTS_PATH,
    new TextEncoder().encode(`[\n${rows.join(',\n')}\n]\n`),
  )
}

/** The redirects of a release, by address. */
export async function readRedirects(blobs: BlobStore, view: Pick<ReleaseView, 'get'>): Promise<Redirect[]> {
  const document = view.get(REDIRECTS_PATH)
  return document ? (JSON.parse((await blobs.readPlain(document)).toString()) as Redirect[]) : []
}
