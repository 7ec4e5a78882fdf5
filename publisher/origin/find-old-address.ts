import { findRedirect, groupRedirects } from '#contract/redirect-address.ts'
import { readRedirects } from '../redirects/redirects-file.ts'
import { REDIRECTS_PATH } from '../redirects/redirects-path.ts'
import type { BlobReader } from '../store/store.ts'
import type { LiveSite } from './live-site.ts'

/** Where an address of the old shop leads, by the live release; read once for each set of redirects. */
export function createOldAddresses(blobs: BlobReader, live: Pick<LiveSite, 'get'>) {
  let known: { hash: string; byPath: ReturnType<typeof groupRedirects> } | undefined
  return async (address: string): Promise<string | undefined> => {
    const document = live.get(REDIRECTS_PATH)
    if (!document) return undefined
    if (known?.hash !== document.hash) {
      known = { hash: document.hash, byPath: groupRedirects(await readRedirects(blobs, document)) }
    }
    return findRedirect(known.byPath, address)
  }
}
