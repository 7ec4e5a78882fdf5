import { isUpToDate, publishSite } from '#publisher/publish-site.ts'
import type { Store } from '#publisher/store/open-store.ts'
import type { ReadySite } from './bundle-sites.ts'
import type { Steps } from './steps.ts'

/** Publishes each site whose code, settings or content changed since its live release. */
export async function publishSites(sites: ReadySite[], store: Store, steps: Steps): Promise<void> {
  for (const { site, api, bundle } of sites) {
    await steps.run(`Publish ${site.name}`, async (say) => {
      const input = { site, api, bundle, store, now: new Date() }
      if (await isUpToDate(input)) return 'unchanged'
      const receipt = await publishSite({
        ...input,
        onProgress: ({ stage, done, total }) => say(`${stage} ${done} of ${total}`),
      })
      return `${receipt.pages} pages, ${receipt.changed} written, ${receipt.removed} removed`
    })
  }
}
