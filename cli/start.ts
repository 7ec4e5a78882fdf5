// `npm start`: from a fresh clone to open shops.
import { openStore } from '#publisher/store/open-store.ts'
import { type SiteConfig, toApiBase } from '#sites/site-config.ts'
import { bundleSites } from './bundle-sites.ts'
import { readPort, requireFreePort } from './check-ports.ts'
import { atPort, chooseSites } from './choose-sites.ts'
import { isApiConfigured } from './ensure-shop-api.ts'
import { liveStoreFolder } from './folders.ts'
import { publishSites } from './publish-sites.ts'
import { runCommand } from './run-command.ts'
import { serveSites } from './serve-sites.ts'
import { startShopApi, type ShopApiProcess } from './shop-api-process.ts'
import { createSteps } from './steps.ts'
import { untilStopped } from './until-stopped.ts'

await runCommand(async () => {
  const { env } = process
  const steps = createSteps()
  const stopped = untilStopped()
  const port = readPort(env, 'PORT', 4321)
  const apiPort = readPort(env, 'API_PORT', 4100)
  const sites = (await chooseSites(env)).map((site) => atPort(site, port))
  const isEmbedded = sites.some((site) => !isApiConfigured(site, env))
  await requireFreePort(port, 'PORT')
  if (isEmbedded) await requireFreePort(apiPort, 'API_PORT')

  // Undone in reverse, whether the command ends well or not.
  const undo: (() => Promise<void> | void)[] = []
  const stopAll = async () => {
    for (const one of undo.splice(0).reverse()) await one()
  }
  let embedded: ShopApiProcess | undefined
  const toApi = (site: SiteConfig) =>
    embedded && !isApiConfigured(site, env) ? embedded.base : toApiBase(site, env)

  const open = async () => {
    const store = openStore(liveStoreFolder, 'write')
    undo.push(() => store.close())
    if (isEmbedded) {
      await steps.run('Shop API', async (say) => {
        embedded = await startShopApi(apiPort, say)
        undo.push(embedded.stop)
        return embedded.base
      })
    }
    const ready = await bundleSites(sites, toApi, steps)
    await publishSites(ready, store, steps)
    undo.push(await serveSites({ store, sites, toApi, port, host: env['HOST'] }))
    steps.line()
    for (const { site, facts } of ready) steps.line(`  ${facts.settings['SITE.NAME']}  ${site.origin}/`)
    steps.line(`\n  API  ${[...new Set(sites.map(toApi))].join(', ')}\n  Ctrl-C stops.`)
  }

  try {
    const result = await Promise.race([open().then(() => 'open' as const), stopped])
    if (result !== 'open') return
    const death = await Promise.race([stopped, ...(embedded ? [(embedded as ShopApiProcess).died] : [])])
    if (death) throw new Error(death)
    steps.line('\nStopping: running requests are finished first.')
  } finally {
    await stopAll()
  }
})
process.exit()
