import type { Receipt } from '#publisher/receipt.ts'
import { requireSite } from '#sites/load-sites.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { buildBackOffice } from '../back-office/build-back-office.ts'
import { bundleSites } from '../bundle-sites.ts'
import { chooseSites } from '../choose-sites.ts'
import { ensureShopApi, type ReachableApi, toFrameEnv } from '../ensure-shop-api.ts'
import { noteFailed, sayFailed } from '../note-failed.ts'
import { NOT_FOR_FILES, writeDist } from '../publish-to-folder.ts'
import { createSteps, type Steps } from '../steps.ts'
import type { Command } from './command.ts'
import { print } from './print.ts'

export const build: Command = {
  usage: 'build [site]',
  summary: 'plain static files of every site (or one) in dist/<site>/, from code to page',
  help: `Bundles, renders and exports; what is served live is left alone. Starts the embedded API by itself where none is
configured and none is running. A second build touches only files that differ. NOREN_PICTURES=leave writes no pictures.
For the rules of a certain host: noren export.`,
  async run([name], { json }) {
    const { env } = process
    const steps = createSteps(json ? process.stderr : process.stdout)
    const sites = name ? [await requireSite(name)] : await chooseSites(env)
    const pictures = env['NOREN_PICTURES'] === 'leave' ? 'leave' : 'ship'
    await steps.run('Back office', async () => ((await buildBackOffice()) ? 'built' : 'unchanged'))
    const apis = await openApis(sites, steps)
    const receipts: Receipt[] = []
    try {
      const ready = await bundleSites(sites, (site) => apis.get(site.name)!.base, steps)
      for (const { site, api, bundle } of ready) {
        await steps.run(`Build ${site.name}`, async (say) => {
          const { published, exported } = await writeDist(site, bundle, api, pictures, say)
          receipts.push(published)
          const stays = sayFailed(published)
          if (!exported) return `${published.pages} pages, ${NOT_FOR_FILES}${stays}`
          const missing = exported.missing.length > 0 ? `, ${exported.missing.length} pictures missing` : ''
          return `${published.pages} pages, ${exported.written} of ${exported.files} files written${missing}${stays}`
        })
      }
    } finally {
      for (const api of new Set(apis.values())) await api.stop()
    }
    if (json) print(receipts)
    noteFailed(receipts)
  },
}

/** One API a site; the embedded one is started once and shared. */
async function openApis(sites: SiteConfig[], steps: Steps): Promise<Map<string, ReachableApi>> {
  const apis = new Map<string, ReachableApi>()
  await steps.run('Shop API', async (say) => {
    const opened = new Map<string, ReachableApi>()
    for (const site of sites) {
      const address = process.env[site.api.base_env] ?? site.api.default_base
      const api =
        opened.get(address) ?? (await ensureShopApi(site, process.env, say, toFrameEnv(process.env)))
      opened.set(address, api)
      apis.set(site.name, api)
    }
    return [...new Set([...apis.values()].map((api) => api.base))].join(', ')
  })
  return apis
}
