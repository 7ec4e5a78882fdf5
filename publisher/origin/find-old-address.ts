import { findRedirect, groupRedirects } from '#contract/redirect-address.ts'
import { readRedirects, REDIRECTS_PATH } from '../redirects/redirects-file.ts'
import type { BlobStore } from '../store/blob-store.ts'
import type { ReleaseView } from '../store/release-view.ts'

/** Where an address of the old shop leads, by the live release; read once for each set of redirects. */
export function createOldAddresses(blobs: BlobStore, getView: () => Pick<ReleaseView, 'get'> | undefined) {
  let known: { hash: string; byPath: ReturnType<typeof groupRedirects> } | undefined
  return async (address: string): Promise<string | undefined> => {
    const view = getView()
    const document = view?.get(REDIRECTS_PATH)
    if (!view || !document) return undefined
    if (known?.hash !== document.hash) {
      known = { hash: document.hash, byPath: groupRedirects(await readRedirects(blobs, view)) }
    }
    return findRedirect(known.byPath, address)
  }
}
