import pLimit from 'p-limit'
import { isLogJson, requireLogSettings } from '#running/log.ts'
import { logEvents } from '#running/log-events.ts'
import { measurePublisher } from '#publisher/measure-publisher.ts'
import { openMetrics, readMetricsSettings } from '#running/metrics.ts'
import { startTraces } from '#running/traces.ts'
import { openStore } from '#publisher/store/open-store.ts'
import { type SiteConfig, toApiBase, toPrebuilt } from '#sites/site-config.ts'
import { bundleSites, type ReadySite } from '../bundle-sites.ts'
import { readPort, requireFreePort } from '../check-ports.ts'
import { atPort, chooseSites } from '../choose-sites.ts'
import { findLiveStore } from '../folders.ts'
import { followSites } from '../follow-sites.ts'
import { readHookSecrets } from '../hook-secrets.ts'
import { openRenderers } from '../open-renderers.ts'
import { serveSites } from '../serve-sites.ts'
import { createLoggedSteps, createSteps, type Steps } from '../steps.ts'
import { listSiteFiles, loadSavedSite } from '#sites/load-sites.ts'
import { type SiteChange, watchSites } from '../watch-sites.ts'
import { logOfOrigin, untilStopped } from '#cli/run-command.ts'
import type { Command } from './command.ts'

export const serve: Command = {
  usage: 'serve',
  summary: 'serve the live releases by host name, and publish what editors save',
  help: `PORT chooses the port, HOST the interface. With PUBLISH_HOOK_SECRET (or PUBLISH_HOOK_SECRET_<CHANNEL>) set it
publishes what is out of date while it serves what is there, takes events at /hooks/publish and asks every API twice a
minute whether it missed one; drafts are shown to whoever has a link. A site whose API does not answer, or answers what cannot be
published, is tried again by itself with growing pauses, and the others do not wait for it; a line is printed whenever that changes.
A file that comes to sites/, leaves it or is saved again is taken up within seconds; one that cannot be read leaves its site as it was.
Without a secret it only serves what is there, and another process may publish.`,
  async run() {
    const { env } = process
    requireLogSettings(env)
    const steps = isLogJson(env) ? createLoggedSteps(logOfOrigin) : createSteps()
    if (isLogJson(env)) logEvents(logOfOrigin)
    const stopped = untilStopped()
    const port = readPort(env, 'PORT', 4321)
    const metrics_wanted = readMetricsSettings(env)
    const stopTraces = await startTraces('origin', env)
    const close_delay_ms = readMilliseconds(env, 'CLOSE_DELAY_MS')
    await requireFreePort(port, 'PORT')
    const listed = await listSiteFiles()
    const sites = (await chooseSites(env)).map((site) => atPort(site, port))
    const isPublisher = Object.keys(env).some((name) => name.startsWith('PUBLISH_HOOK_SECRET') && env[name])
    if (!isPublisher) sayWhatIsNotRendered(sites, steps.line)
    const store = await openStore(findLiveStore(), isPublisher ? 'write' : 'read')
    const served_store = await store.openServed()
    const toApi = (site: SiteConfig) => toApiBase(site, env)
    const oneAtATime = pLimit(1)
    const renderers = openRenderers(store)
    const follow = () =>
      followSites({
        renderers,
        store,
        served: served_store,
        sites,
        toApi,
        // Vite takes the whole machine, and two sites may wear the same theme.
        toReady: (site) => oneAtATime(() => bundleSite(site, toApi(site))),
        say: (line) => steps.line(line),
      })
    const followed = isPublisher ? follow() : undefined
    const editing = followed && {
      hook: { publisher: followed.publisher, toSecret: readHookSecrets(env).toSecret },
      pages: followed.pages,
      preview: followed.preview,
    }
    const served = await serveSites({
      store: served_store,
      sites,
      toApi,
      port,
      host: env['HOST'],
      close_delay_ms,
      ...editing,
    })
    const metrics = metrics_wanted && (await openMetrics(metrics_wanted, measurePublisher))
    for (const site of sites) steps.line(`  ${site.origin}/`)
    const takeUp = async ({ all, added, removed }: SiteChange) => {
      for (const site of removed) await followed?.remove(site)
      served.setSites(all)
      for (const site of added) followed?.add(site)
      for (const { name } of removed.filter(({ name }) => added.every((one) => one.name !== name)))
        steps.line(`${name}: its file is gone, it is served no more`)
      for (const { name, origin } of added) steps.line(`${name}: its file is new, it is served at ${origin}/`)
    }
    const unwatch = env['SITE']
      ? async () => {}
      : watchSites({
          known: sites,
          listed,
          list: listSiteFiles,
          load: async (file) => atPort(await loadSavedSite(file), port),
          onChange: takeUp,
          say: steps.line,
        })
    await stopped
    await unwatch()
    await served.close()
    await followed?.close()
    await renderers.close()
    await served_store.close()
    await store.close()
    metrics?.close()
    await stopTraces()
  },
}

async function bundleSite(site: SiteConfig, api: string): Promise<ReadySite> {
  const quiet: Steps = { run: async (_, work) => void (await work(() => {})), line: () => {} }
  const [ready] = await bundleSites([site], () => api, quiet)
  return ready!
}

/** @throws {Error} one sentence when the variable holds no number */
function readMilliseconds(env: Record<string, string | undefined>, variable: string): number {
  const ms = Number(env[variable] || 0)
  if (Number.isInteger(ms) && ms >= 0 && ms <= 600_000) return ms
  throw new Error(`${variable} must be milliseconds, at most 600000, not '${env[variable]}'.`)
}

/** Only the process that writes the store can render. Pages that are rendered already are served all the same. */
function sayWhatIsNotRendered(sites: SiteConfig[], say: (line: string) => void): void {
  for (const { name } of sites.filter((one) => toPrebuilt(one) !== null))
    say(
      `${name}: product pages that are rendered when they are asked for (product_pages) answer 503 until they are; set PUBLISH_HOOK_SECRET to render them here.`,
    )
}
