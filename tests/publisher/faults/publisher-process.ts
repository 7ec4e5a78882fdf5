// A publisher of its own process, to be killed, starved or met by another (tests/publisher/faults).
// Arguments: the store's place as JSON, the API's address, and `publish` (all pages) `publisher` (a round for each line on stdin,
// its outcome on stdout), or else an event's id.
import { createInterface } from 'node:readline'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { openStore } from '#publisher/store/open-store.ts'
import { demoBundle, demoSite } from '../demo-shop.ts'

const [place = '', api = '', what = 'publish'] = process.argv.slice(2)
const now = new Date('2026-07-01T03:00:00Z')
try {
  const store = await openStore(JSON.parse(place), 'write')
  process.stdout.write('begun\n')
  if (what === 'publish') {
    await publishSite({ site: demoSite, bundle: demoBundle, api, store, now, workers: 1 })
  } else {
    const sites = [{ site: demoSite, bundle: demoBundle, api }]
    const publisher = createSitePublishers({
      store,
      sites,
      clock: () => now,
      onError: () => {},
      reconcile_ms: 1e9,
    })
    const deliver = (id: string) => publisher.deliver({ id, sites: [demoSite.name], version: 0 })
    if (what === 'site-publishers') {
      for await (const line of createInterface(process.stdin)) {
        const told = await deliver(`${line} ${performance.now()}`).then(
          ({ failed }) => failed[0]?.reason ?? 'published',
          (error: Error) => `not accepted: ${error.message}`,
        )
        process.stdout.write(`${told}\n`)
      }
    } else {
      const { failed } = await deliver(what)
      failed.forEach(({ reason }) => report(new Error(reason)))
    }
    await publisher.close()
  }
  await store.close()
  process.stdout.write('done\n')
} catch (error) {
  report(error)
}

function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
