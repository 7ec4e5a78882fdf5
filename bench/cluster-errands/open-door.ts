import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Cluster } from '../hosts/open-cluster.ts'
import { type HostName, hostNames } from '../hosts/programs.ts'

/** What `npm start` runs on one machine; the servers below stay. */
const ours = hostNames.filter((name) => /^(api|origin|renderer)/.test(name))

/** Lets errands that restart the shop restart all of its programs (tests/support/shop-process.ts). */
export async function openDoor({ hosts }: Cluster): Promise<{ url: string; close: () => void }> {
  const each = (work: (name: HostName) => Promise<void>) => Promise.all(ours.map(work))
  const doors: Record<string, () => Promise<unknown>> = {
    '/close': () => each((name) => hosts[name].stop()),
    '/open': async () => {
      // The origins are not ready before there is an API.
      await Promise.all(ours.filter((name) => name.startsWith('api')).map((name) => hosts[name].start()))
      await each(async (name) => {
        if (!hosts[name].isRunning()) await hosts[name].start()
      })
    },
  }
  const server = createServer(async ({ url = '' }, response) => {
    await (doors[url]?.() ?? Promise.reject(new Error(`There is no ${url}.`))).then(
      () => response.end(),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}
