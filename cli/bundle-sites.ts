import { buildBundle } from '#publisher/adapter/build-bundle.ts'
import { chooseVariant, toVariantName } from '#publisher/adapter/variant.ts'
import { type LoadedBundle, loadBundle } from '#publisher/load-bundle.ts'
import { readSiteFacts, type SiteFacts } from '#publisher/publish-inputs.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import type { Steps } from './steps.ts'

/** A site with what publishing it needs. */
export interface ReadySite {
  site: SiteConfig
  /** Address of its API, without channel and trailing slash. */
  api: string
  facts: SiteFacts
  bundle: LoadedBundle
}

/**
 * Bundles every variant the sites need, each once; Vite runs only for code that changed. Which theme a site wears is
 * a setting of its API.
 */
export async function bundleSites(
  sites: SiteConfig[],
  toApi: (site: SiteConfig) => string,
  steps: Steps,
): Promise<ReadySite[]> {
  const ready: ReadySite[] = []
  const bundles = new Map<string, Promise<LoadedBundle>>()
  for (const site of sites) {
    const api = toApi(site)
    const facts = await readSiteFacts(site, api)
    const variant = chooseVariant(site.name, facts.settings['SITE.THEME'])
    const name = toVariantName(variant)
    if (!bundles.has(name)) {
      await steps.run(`Bundle ${name}`, async (say) => {
        say('looking for changed code')
        const { manifest, isBuilt } = await buildBundle(variant)
        bundles.set(name, loadBundle(manifest))
        return isBuilt ? 'built' : 'unchanged'
      })
    }
    ready.push({ site, api, facts, bundle: await bundles.get(name)! })
  }
  return ready
}
