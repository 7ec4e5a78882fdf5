import { isLogJson, requireLogSettings } from '#running/log.ts'
import { logEvents } from '#running/log-events.ts'
import { measurePublisher } from '#publisher/measure-publisher.ts'
import { openMetrics, readMetricsSettings } from '#running/metrics.ts'
import { startTraces } from '#running/traces.ts'
import { openStore } from '#publisher/store/open-store.ts'
import { type SiteConfig, toApiBase, toPrebuilt } from '#sites/site-config.ts'
import { readPort, requireFreePort } from '../check-ports.ts'
import { chooseSitesToServe } from '../choose-sites.ts'
import { findLiveStore } from '../folders.ts'
import { readHookSecrets } from '../hook-secrets.ts'
import { openRenderers } from '../open-renderers.ts'
import { openSites } from '../open-sites.ts'
import { createLoggedSteps, createSteps } from '../steps.ts'
import { listSiteFiles } from '#sites/load-sites.ts'
import { logOfOrigin, untilStopped } from '#cli/run-command.ts'
import type { Command } from './command.ts'

export const serve: Command = {
  usage: 'serve',
  summary: 'serve the live releases by host name, and publish what editors save',
  help: `PORT chooses the port, HOST the interface. With PUBLISH_HOOK_SECRET (or PUBLISH_HOOK_SECRET_<CHANNEL>) set it
publishes what is out of date while it serves what is there, takes events at /hooks/publish and asks every API twice a
minute whether it missed one; drafts are shown to whoever has a link. A site whose API does not answer, has no such channel, names a
theme that is not installed or answers what cannot be published, and one whose bundle does not build, is tried again by itself with
growing pauses, and the others do not wait for it; a line is printed whenever that changes. Until then its last release is served.
A file that comes to sites/, leaves it or is saved again is taken up within seconds; one that cannot be read leaves its site as it was,
and the others open without it.
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
    const listed = env['SITE'] ? undefined : await listSiteFiles()
    const chosen = await chooseSitesToServe(env, port)
    const { sites } = chosen
    const isPublisher = Object.keys(env).some((name) => name.startsWith('PUBLISH_HOOK_SECRET') && env[name])
    if (!isPublisher) sayWhatIsNotRendered(sites, steps.line)
    const store = await openStore(findLiveStore(), isPublisher ? 'write' : 'read')
    const renderers = openRenderers(store)
    const opened = await openSites({
      store,
      chosen,
      listed,
      toApi: (site) => toApiBase(site, env),
      port,
      host: env['HOST'],
      close_delay_ms,
      say: (line) => steps.line(line),
    })
    if (isPublisher) opened.follow({ toSecret: readHookSecrets(env).toSecret, renderers })
    else opened.serveOnly()
    const metrics = metrics_wanted && (await openMetrics(metrics_wanted, measurePublisher))
    for (const site of sites) steps.line(`  ${site.origin}/`)
    await stopped
    await opened.close()
    await renderers.close()
    await store.close()
    metrics?.close()
    await stopTraces()
  },
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
