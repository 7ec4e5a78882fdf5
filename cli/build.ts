// `npm run build`: every site (or SITE) as plain static files in dist/<site>/.
import type { SiteConfig } from '#sites/site-config.ts'
import { bundleSites } from './bundle-sites.ts'
import { chooseSites } from './choose-sites.ts'
import { ensureShopApi, type ReachableApi } from './ensure-shop-api.ts'
import { noteFailed, sayFailed } from './note-failed.ts'
import { NOT_FOR_FILES, writeDist } from './publish-to-folder.ts'
import { runCommand } from './run-command.ts'
import { createSteps, type Steps } from './steps.ts'

await runCommand(async () => {
  const { env } = process
  const steps = createSteps()
  const sites = await chooseSites(env)
  const pictures = env['NOREN_PICTURES'] === 'leave' ? 'leave' : 'ship'
  const apis = await openApis(sites, steps)
  try {
    const ready = await bundleSites(sites, (site) => apis.get(site.name)!.base, steps)
    for (const { site, api, bundle } of ready) {
      await steps.run(`Build ${site.name}`, async (say) => {
        const { published, exported } = await writeDist(site, bundle, api, pictures, say)
        noteFailed([published])
        const stays = sayFailed(published)
        if (!exported) return `${published.pages} pages, ${NOT_FOR_FILES}${stays}`
        const missing = exported.missing.length > 0 ? `, ${exported.missing.length} pictures missing` : ''
        return `${published.pages} pages, ${exported.written} of ${exported.files} files written${missing}${stays}`
      })
    }
  } finally {
    for (const api of new Set(apis.values())) await api.stop()
  }
})
process.exit()

/** One API a site; the embedded one is started once and shared. */
async function openApis(sites: SiteConfig[], steps: Steps): Promise<Map<string, ReachableApi>> {
  const apis = new Map<string, ReachableApi>()
  await steps.run('Shop API', async (say) => {
    const opened = new Map<string, ReachableApi>()
    for (const site of sites) {
      const address = process.env[site.api.base_env] ?? site.api.default_base
      const api = opened.get(address) ?? (await ensureShopApi(site, process.env, say))
      opened.set(address, api)
      apis.set(site.name, api)
    }
    return [...new Set([...apis.values()].map((api) => api.base))].join(', ')
  })
  return apis
}
