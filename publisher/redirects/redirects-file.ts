import type { BlobReader, BlobStore } from '../store/store.ts'
import { storeFile } from '../files/store-file.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { REDIRECTS_PATH } from './redirects-path.ts'

export interface Redirect {
  from: string
  to: string
}

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

/** The redirects of a release, by address. @param document at `REDIRECTS_PATH` */
export async function readRedirects(
  blobs: BlobReader,
  document: StoredDocument | undefined,
): Promise<Redirect[]> {
  return document ? (JSON.parse((await blobs.readPlain(document)).toString()) as Redirect[]) : []
}
