import type { Store } from '#publisher/store/store.ts'
import { isRendered } from '#publisher/store/stored-document.ts'

/** Pages that the live release of a site leaves to their first visitor. */
export async function listLeftOut(store: Store, site: string): Promise<string[]> {
  const found = await Array.fromAsync(
    store
      .site(site)
      .openView((await store.site(site).getLive())!.id)
      .list('page'),
  )
  return found.filter((page) => !isRendered(page)).map(({ path }) => path)
}
