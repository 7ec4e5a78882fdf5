import { isUpToDate, publishSite } from '#publisher/publish-site.ts'
import type { Receipt } from '#publisher/receipt.ts'
import type { Renderers } from '#publisher/render/renderers.ts'
import type { Store } from '#publisher/store/store.ts'
import { sayFailed } from './note-failed.ts'
import type { ReadySite } from './make-ready.ts'
import type { Steps } from './steps.ts'
import { createTeller } from './tell-progress.ts'

/** Publishes each site whose code, settings or content changed since its live release. */
export async function publishSites(
  sites: ReadySite[],
  store: Store,
  steps: Steps,
  renderers?: Renderers,
): Promise<Receipt[]> {
  const receipts: Receipt[] = []
  for (const { site, api, bundle } of sites) {
    await steps.run(`Publish ${site.name}`, async (say) => {
      const input = { site, api, bundle, store, now: new Date(), renderers }
      const pin = await store.site(site.name).getPin()
      if (pin !== undefined)
        return `stays at release ${pin}, it was rolled back; \`noren release ${site.name}\` lets it go on`
      if (await isUpToDate(input)) return 'unchanged'
      const receipt = await publishSite({
        ...input,
        onProgress: createTeller(say),
      })
      receipts.push(receipt)
      return toWords(receipt)
    })
  }
  return receipts
}

/** `412 pages, 3 written, 0 removed`, and which stay as they were and why. */
export function toWords(receipt: Receipt): string {
  const { pages, changed, removed } = receipt
  return `${pages} pages, ${changed} written, ${removed} removed${sayFailed(receipt)}`
}
