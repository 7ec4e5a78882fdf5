import { computeCodeHash } from '#publisher/adapter/code-hash.ts'
import { chooseVariant, toVariantName } from '#publisher/adapter/variant.ts'
import type { Bundles, Came } from '#publisher/bundles/open-bundles.ts'
import type { LoadedBundle } from '#publisher/load-bundle.ts'
import { ThemeError } from '#publisher/publish-error.ts'
import type { SiteFacts } from '#publisher/publish-inputs.ts'
import type { Store } from '#publisher/store/store.ts'
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

/** What ended a build otherwise than by its code, a full disk or too little memory, may be gone after this time. */
const AGAIN_MS = 10 * 60_000

export interface ReadierOptions {
  toApi: (site: SiteConfig) => string
  bundles: Bundles
  /** Where releases are: a site whose theme cannot be worn keeps that of its newest one. Left out, it is refused. */
  store?: Store
  /** Milliseconds, from anywhen. */
  clock?: () => number
  toCodeHash?: (variant: string) => string
}

/**
 * Bundles for sites that are tried again and again, each by itself. A build that failed is not repeated with the code it failed with,
 * or each try would cost minutes of every core.
 * @returns makes a site ready to be published. It throws one sentence for a theme that is not there, and what the build said
 */
export function createReadier({
  toApi,
  bundles,
  store,
  clock = () => performance.now(),
  toCodeHash = computeCodeHash,
}: ReadierOptions) {
  const failed = new Map<string, { code_hash: string; at: number; error: ThemeError }>()
  const shown = new Set<string>()

  async function load({ name: site }: SiteConfig, theme: string, steps: Steps): Promise<LoadedBundle> {
    const name = toVariantName(chooseVariant(site, theme))
    const code_hash = toCodeHash(name)
    const before = failed.get(name)
    if (before?.code_hash === code_hash && clock() - before.at < AGAIN_MS) throw before.error
    failed.delete(name)
    try {
      if (!shown.has(name))
        await steps.run(`Bundle ${name}`, async (say) => {
          say('looking for changed code')
          let came: Came = 'unchanged'
          await bundles.load(site, theme, (how) => (came = how))
          return came
        })
      shown.add(name)
      return await bundles.load(site, theme)
    } catch (error) {
      if (error instanceof ThemeError) failed.set(name, { code_hash, at: clock(), error })
      throw error
    }
  }

  return async (site: SiteConfig, facts: SiteFacts, steps: Steps): Promise<ReadySite> => {
    const theme = facts.settings['SITE.THEME']
    const bundle = await load(site, theme, steps).catch(async (error: unknown) => {
      const worn = (await store?.site(site.name).getHead())?.manifest.theme
      if (!(error instanceof ThemeError) || worn === undefined || worn === theme) throw error
      steps.line(`${error.message} It stays in the theme ${worn}.`)
      return load(site, worn, steps)
    })
    return { site, api: toApi(site), facts, bundle }
  }
}
