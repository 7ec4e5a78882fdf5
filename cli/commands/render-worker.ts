import { createServer } from 'node:http'
import { toEnvName } from '#contract/to-env-name.ts'
import { createReadiness } from '#running/readiness.ts'
import { drain } from '#running/drain.ts'
import { isLogJson, requireLogSettings } from '#running/log.ts'
import { logEvents } from '#running/log-events.ts'
import { openMetrics, readMetricsSettings } from '#running/metrics.ts'
import { startTraces } from '#running/traces.ts'
import { measurePublisher } from '#publisher/measure-publisher.ts'
import { listen } from '#publisher/origin/listen.ts'
import { openRenderHost } from '#publisher/render-queue/open-render-host.ts'
import { openStore } from '#publisher/store/open-store.ts'
import type { StorePlace } from '#publisher/store/store-place.ts'
import type { HostSupplies, Store } from '#publisher/store/store.ts'
import { readPort, requireFreePort } from '../check-ports.ts'
import { fetchedBundles, findLiveStore } from '../folders.ts'
import { logOfOrigin, sayError, untilStopped } from '../run-command.ts'
import { createLoggedSteps, createSteps } from '../steps.ts'
import type { Command } from './command.ts'

const PORT = 4350

export const renderWorker: Command = {
  usage: 'render-worker',
  summary: 'render pages for publishers of other machines',
  help: `As many as you like, on as many machines, for one shared store (NOREN_STORE=postgres://…, NOREN_BLOBS) and the Redis of
REDIS_URL. Each renders on all its cores. Publishers hand out chunks of pages while one is there, and render by themselves while
none is. NOREN_API is the API's address from here, when publishers know it by another one. PORT (${PORT}) answers /livez and
/readyz. Ctrl-C or SIGTERM: what was begun is finished first.`,
  async run() {
    const { env } = process
    requireLogSettings(env)
    const steps = isLogJson(env) ? createLoggedSteps(logOfOrigin) : createSteps()
    if (isLogJson(env)) logEvents(logOfOrigin)
    const stopped = untilStopped()
    const port = readPort(env, 'PORT', PORT)
    const metrics_wanted = readMetricsSettings(env)
    const url = env['REDIS_URL']
    if (!url)
      throw new Error(
        'REDIS_URL must name the Redis in which publishers ask for pages, as redis://host:6379/0.',
      )
    const stopTraces = await startTraces('renderer', env)
    await requireFreePort(port, 'PORT')
    const { store, supplies } = await openShared(findLiveStore())
    const toApi = (site: string, asked: string) =>
      (env[`${toEnvName(site)}_API`] || env['NOREN_API'] || asked).replace(/\/$/, '')
    const host = await openRenderHost({
      url,
      store,
      supplies,
      folder: fetchedBundles,
      toApi,
      onError: sayError,
    })
    const readiness = createReadiness({ parts: { store: () => store.check(), queue: host.check } })
    const health = createServer((request, response) => {
      if (request.url === '/livez') return void response.end('ok\n')
      if (request.url !== '/readyz') return void response.writeHead(404).end('Not found.\n')
      void readiness.read().then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        response.end(`${JSON.stringify(body)}\n`)
      })
    })
    await listen(health, port, env['HOST'] ?? '127.0.0.1')
    const metrics = metrics_wanted && (await openMetrics(metrics_wanted, measurePublisher))
    steps.line(`  takes pages, ${host.slots} chunks at once`)
    await stopped
    readiness.close()
    await host.close()
    await drain(health)
    await store.close()
    metrics?.close()
    await stopTraces()
  },
}

async function openShared(place: StorePlace): Promise<{ store: Store; supplies: HostSupplies }> {
  const store = place.kind === 'shared' ? await openStore(place, 'write') : undefined
  if (store?.for_hosts) return { store, supplies: store.for_hosts }
  throw new Error(
    'NOREN_STORE is a folder of this machine, in which publishers render by themselves; hosts that render need postgres://… there, and NOREN_BLOBS.',
  )
}
