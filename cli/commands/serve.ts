import pLimit from 'p-limit'
import { openStore } from '#publisher/store/open-store.ts'
import { type SiteConfig, toApiBase, toPrebuilt } from '#sites/site-config.ts'
import { bundleSites, type ReadySite } from '../bundle-sites.ts'
import { readPort, requireFreePort } from '../check-ports.ts'
import { atPort, chooseSites } from '../choose-sites.ts'
import { liveStoreFolder } from '../folders.ts'
import { followSites } from '../follow-sites.ts'
import { readHookSecrets } from '../hook-secrets.ts'
import { serveSites } from '../serve-sites.ts'
import { createSteps, type Steps } from '../steps.ts'
import { listSiteFiles, loadSavedSite } from '#sites/load-sites.ts'
import { type SiteChange, watchSites } from '../watch-sites.ts'
import { untilStopped } from '#cli/run-command.ts'
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
    const steps = createSteps()
    const stopped = untilStopped()
    const port = readPort(env, 'PORT', 4321)
    await requireFreePort(port, 'PORT')
    const sites = (await chooseSites(env)).map((site) => atPort(site, port))
    const isPublisher = Object.keys(env).some((name) => name.startsWith('PUBLISH_HOOK_SECRET') && env[name])
    if (!isPublisher) sayWhatIsNotRendered(sites, steps.line)
    const store = openStore(liveStoreFolder, isPublisher ? 'write' : 'read')
    const toApi = (site: SiteConfig) => toApiBase(site, env)
    const oneAtATime = pLimit(1)
    const follow = () =>
      followSites({
        store,
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
    const served = await serveSites({ store, sites, toApi, port, host: env['HOST'], ...editing })
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
      : await watchSites({
          known: sites,
          list: listSiteFiles,
          load: async (file) => atPort(await loadSavedSite(file), port),
          onChange: takeUp,
          say: steps.line,
        })
    await stopped
    await unwatch()
    await served.close()
    await followed?.close()
    store.close()
  },
}

async function bundleSite(site: SiteConfig, api: string): Promise<ReadySite> {
  const quiet: Steps = { run: async (_, work) => void (await work(() => {})), line: () => {} }
  const [ready] = await bundleSites([site], () => api, quiet)
  return ready!
}

/** Only the process that writes the store can render. Pages that are rendered already are served all the same. */
function sayWhatIsNotRendered(sites: SiteConfig[], say: (line: string) => void): void {
  for (const { name } of sites.filter((one) => toPrebuilt(one) !== null))
    say(
      `${name}: product pages that are rendered when they are asked for (product_pages) answer 503 until they are; set PUBLISH_HOOK_SECRET to render them here.`,
    )
}
