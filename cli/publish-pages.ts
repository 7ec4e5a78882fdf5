import { createSitePublisher, type RoundReceipt } from '#publisher/changes/site-publisher.ts'
import type { Renderers } from '#publisher/render/renderers.ts'
import type { Store } from '#publisher/store/store.ts'
import type { ReadySite } from './make-ready.ts'
import { toWords } from './publish-sites.ts'
import type { Steps } from './steps.ts'

/** Publishes what editors saved since each site's newest release, once. */
export async function publishPages(
  sites: ReadySite[],
  store: Store,
  steps: Steps,
  renderers?: Renderers,
): Promise<RoundReceipt[]> {
  const receipts: RoundReceipt[] = []
  for (const ready of sites) {
    await steps.run(`Publish what changed in ${ready.site.name}`, async () => {
      const publisher = createSitePublisher(store, ready, { clock: () => new Date(), renderers })
      try {
        const receipt = await publisher.publish(0)
        receipts.push(receipt)
        return toWords(receipt)
      } finally {
        await publisher.close()
      }
    })
  }
  return receipts
}
