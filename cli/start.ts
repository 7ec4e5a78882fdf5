// `npm start`: from a fresh clone to open shops.
import { toEnvName } from '#contract/to-env-name.ts'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { createPageRenderers } from '#publisher/on-demand/page-renderers.ts'
import { createPreview } from '#publisher/preview/create-preview.ts'
import { openStore } from '#publisher/store/open-store.ts'
import { type SiteConfig, toApiBase } from '#sites/site-config.ts'
import { startBackOfficeBuild } from './back-office/start-build.ts'
import { bundleSites } from './bundle-sites.ts'
import { readPort, requireFreePort } from './check-ports.ts'
import { atPort, chooseSites } from './choose-sites.ts'
import { isApiConfigured } from './ensure-shop-api.ts'
import { findLiveStore } from './folders.ts'
import { readHookSecrets } from './hook-secrets.ts'
import { publishSites } from './publish-sites.ts'
import { runCommand, sayError, untilStopped } from './run-command.ts'
import { serveSites } from './serve-sites.ts'
import { startShopApi, type ShopApiProcess } from './shop-api-process.ts'
import { createSteps } from './steps.ts'

const EDITOR_LINE = 'editor: '

/** Where the links in the API's mails lead; what the environment says goes first. */
function toOriginEnv(sites: readonly SiteConfig[]): Record<string, string> {
  const toName = (site: SiteConfig) => `SHOP_ORIGIN_${toEnvName(site.channel)}`
  return Object.fromEntries(
    sites.map((site) => [
      toName(site),
      process.env[toName(site)] || process.env['SHOP_ORIGIN'] || site.origin,
    ]),
  )
}

await runCommand(async () => {
  const { env } = process
  const steps = createSteps()
  const stopped = untilStopped()
  const port = readPort(env, 'PORT', 4321)
  const apiPort = readPort(env, 'API_PORT', 4100)
  const sites = (await chooseSites(env)).map((site) => atPort(site, port))
  const hook = readHookSecrets(env)
  const isEmbedded = sites.some((site) => !isApiConfigured(site, env))
  await requireFreePort(port, 'PORT')
  if (isEmbedded) await requireFreePort(apiPort, 'API_PORT')

  // Undone in reverse, whether the command ends well or not.
  const undo: (() => Promise<void> | void)[] = []
  const stopAll = async () => {
    for (const one of undo.splice(0).reverse()) await one()
  }
  let embedded: ShopApiProcess | undefined
  /** How to get into the back office, as the embedded API says it. */
  let editor: string | undefined
  const toApi = (site: SiteConfig) =>
    embedded && !isApiConfigured(site, env) ? embedded.base : toApiBase(site, env)

  const open = async () => {
    const store = await openStore(findLiveStore(), 'write')
    undo.push(() => store.close())
    const served_store = await store.openServed()
    undo.push(() => served_store.close())
    if (isEmbedded) {
      await steps.run('Shop API', async (say) => {
        const hear = (line: string) => {
          if (line.startsWith(EDITOR_LINE)) editor = line.slice(EDITOR_LINE.length)
          else say(line)
        }
        embedded = await startShopApi(apiPort, hear, {
          ...toOriginEnv(sites),
          ...hook.toSenderEnv(port),
        })
        undo.push(embedded.stop)
        return embedded.base
      })
    }
    const ready = await bundleSites(sites, toApi, steps)
    await publishSites(ready, store, steps)
    const publisher = createSitePublishers({
      store,
      sites: ready,
      clock: () => new Date(),
      onError: sayError,
    })
    undo.push(publisher.close)
    const preview = createPreview(store, ready, () => new Date())
    undo.push(preview.close)
    const pages = createPageRenderers({ store, sites: ready, clock: () => new Date(), onError: sayError })
    undo.push(pages.close)
    const hooks = { publisher, toSecret: hook.toSecret }
    const host = env['HOST']
    const served = await serveSites({
      store: served_store,
      sites,
      toApi,
      port,
      host,
      hook: hooks,
      pages,
      preview,
    })
    undo.push(served.close)
    steps.line()
    for (const { site, facts } of ready) steps.line(`  ${facts.settings['SITE.NAME']}  ${site.origin}/`)
    steps.line(`\n  API  ${[...new Set(sites.map(toApi))].join(', ')}`)
    for (const site of editor ? sites : []) steps.line(`  Editor  ${toApi(site)}/${site.channel}/admin/`)
    if (editor) steps.line(`  ${editor}`)
    steps.line('  Ctrl-C stops.')
    if (isEmbedded) undo.push(startBackOfficeBuild(sayError))
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
