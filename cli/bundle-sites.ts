import { openBundles } from '#publisher/bundles/open-bundles.ts'
import { readSiteFacts } from '#publisher/publish-inputs.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { createReadier, type ReadySite } from './make-ready.ts'
import type { Steps } from './steps.ts'

/**
 * Bundles every variant the sites need, each once; Vite runs only for code that changed. Which theme a site wears is
 * a setting of its API.
 * @throws {ThemeError} when a site has no theme that can be bundled
 */
export async function bundleSites(
  sites: SiteConfig[],
  toApi: (site: SiteConfig) => string,
  steps: Steps,
): Promise<ReadySite[]> {
  const toReady = createReadier({ toApi, bundles: openBundles(undefined) })
  const ready: ReadySite[] = []
  for (const site of sites) ready.push(await toReady(site, await readSiteFacts(site, toApi(site)), steps))
  return ready
}
