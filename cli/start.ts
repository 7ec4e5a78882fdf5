// `npm start`: from a fresh clone to open shops.
import { setTimeout as wait } from 'node:timers/promises'
import { toEnvName } from '#contract/to-env-name.ts'
import { openStore } from '#publisher/store/open-store.ts'
import { listSiteFiles } from '#sites/load-sites.ts'
import { type SiteConfig, toApiBase } from '#sites/site-config.ts'
import { startBackOfficeBuild } from './back-office/start-build.ts'
import { readPort, requireFreePort } from './check-ports.ts'
import { chooseSitesToServe } from './choose-sites.ts'
import { isApiConfigured } from './ensure-shop-api.ts'
import { findLiveStore } from './folders.ts'
import { readHookSecrets } from './hook-secrets.ts'
import { openSites } from './open-sites.ts'
import { runCommand, sayError, untilStopped } from './run-command.ts'
import { startShopApi, type ShopApiProcess } from './shop-api-process.ts'
import { createSteps } from './steps.ts'

/** How long what is under way may take when the command is to end. */
const ENDING_MS = 5_000
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
  const listed = env['SITE'] ? undefined : await listSiteFiles()
  const chosen = await chooseSitesToServe(env, port)
  const { sites } = chosen
  const hook = readHookSecrets(env)
  // Also where no site can be read: the API and its back office are there all the same.
  const isEmbedded =
    sites.length === 0 ? !env['NOREN_API'] : sites.some((site) => !isApiConfigured(site, env))
  await requireFreePort(port, 'PORT')
  if (isEmbedded) await requireFreePort(apiPort, 'API_PORT')

  let closeSites: (() => Promise<void>) | undefined
  let stopBackOfficeBuild: (() => void) | undefined
  let embedded: ShopApiProcess | undefined
  /** How to get into the back office, as the embedded API says it. */
  let editor: string | undefined
  // It does not listen yet, but that is where it will.
  const toApi = (site: SiteConfig) =>
    isEmbedded && !isApiConfigured(site, env) ? `http://localhost:${apiPort}` : toApiBase(site, env)

  const open = async () => {
    const store = await openStore(findLiveStore(), 'write')
    const opened = await openSites({
      store,
      chosen,
      listed,
      toApi,
      port,
      host: env['HOST'],
      say: (line) => steps.line(line),
    })
    // A whole shop that is being published is not waited for: the next start begins it anew.
    const close = () => opened.close().then(() => store.close())
    closeSites = () => Promise.race([close(), wait(ENDING_MS, undefined, { ref: false })])
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
        return embedded.base
      })
      stopBackOfficeBuild = startBackOfficeBuild(sayError)
    }
    const followed = opened.follow({ toSecret: hook.toSecret, steps })
    await followed.tried
    steps.line()
    for (const site of sites) {
      const ready = followed.getReady(site.name)
      const name = ready ? ready.facts.settings['SITE.NAME'] : `${site.name} (not published, see above)`
      steps.line(`  ${name}  ${site.origin}/`)
    }
    const apis = new Set([...(embedded ? [embedded.base] : []), ...sites.map(toApi)])
    steps.line(`\n  API  ${[...apis].join(', ')}`)
    for (const site of editor ? sites : []) steps.line(`  Editor  ${toApi(site)}/${site.channel}/admin/`)
    if (editor) steps.line(`  ${editor}`)
    steps.line('  Ctrl-C stops.')
  }

  try {
    const result = await Promise.race([open().then(() => 'open' as const), stopped])
    if (result !== 'open') return
    const death = await Promise.race([stopped, ...(embedded ? [(embedded as ShopApiProcess).died] : [])])
    if (death) throw new Error(death)
    steps.line('\nStopping: running requests are finished first.')
  } finally {
    // Whether the command ends well or not; running requests may ask the API to their end.
    stopBackOfficeBuild?.()
    await closeSites?.()
    await (embedded as ShopApiProcess | undefined)?.stop()
  }
})
process.exit()
