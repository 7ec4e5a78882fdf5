import pLimit from 'p-limit'
import { buildBundle } from '#publisher/adapter/build-bundle.ts'
import { computeCodeHash } from '#publisher/adapter/code-hash.ts'
import { chooseVariant, toVariantName } from '#publisher/adapter/variant.ts'
import { loadBundle } from '#publisher/load-bundle.ts'
import type { SiteFacts } from '#publisher/publish-inputs.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import type { ReadySite } from './bundle-sites.ts'
import type { Steps } from './steps.ts'

/** What ended a build otherwise than by its code, a full disk or too little memory, may be gone after this time. */
const AGAIN_MS = 10 * 60_000

export interface ReadierOptions {
  toApi: (site: SiteConfig) => string
  /** Milliseconds, from anywhen. */
  clock?: () => number
  /** Builds what is not there yet, and answers where it lies. */
  build?: typeof buildBundle
  toCodeHash?: (variant: string) => string
}

/**
 * Bundles for sites that are tried again and again, each by itself. One build at a time: Vite takes the whole machine, and two sites
 * may wear the same theme. A build that failed is not repeated with the code it failed with, or each try would cost minutes of
 * every core.
 * @returns makes a site ready to be published. It throws one sentence for a theme that is not there, and what the build said
 */
export function createReadier({
  toApi,
  clock = () => performance.now(),
  build = buildBundle,
  toCodeHash = computeCodeHash,
}: ReadierOptions) {
  const oneAtATime = pLimit(1)
  const failed = new Map<string, { code_hash: string; at: number; error: unknown }>()

  async function buildOnce(variant: Parameters<typeof buildBundle>[0], steps: Steps): Promise<string> {
    const name = toVariantName(variant)
    const code_hash = toCodeHash(name)
    const before = failed.get(name)
    if (before?.code_hash === code_hash && clock() - before.at < AGAIN_MS) throw before.error
    failed.delete(name)
    let built = ''
    try {
      await steps.run(`Bundle ${name}`, async (say) => {
        say('looking for changed code')
        const { manifest, isBuilt } = await build(variant)
        built = manifest
        return isBuilt ? 'built' : 'unchanged'
      })
    } catch (error) {
      failed.set(name, { code_hash, at: clock(), error })
      throw error
    }
    return built
  }

  return (site: SiteConfig, facts: SiteFacts, steps: Steps): Promise<ReadySite> =>
    oneAtATime(async () => {
      const manifest = await buildOnce(chooseVariant(site.name, facts.settings['SITE.THEME']), steps)
      return { site, api: toApi(site), facts, bundle: await loadBundle(manifest) }
    })
}
