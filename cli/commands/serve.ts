import { createDesk } from '#publisher/changes/create-desk.ts'
import { createPageDesk } from '#publisher/on-demand/create-page-desk.ts'
import { createPreview } from '#publisher/preview/create-preview.ts'
import { openStore } from '#publisher/store/open-store.ts'
import { type SiteConfig, toApiBase, toPrebuilt } from '#sites/site-config.ts'
import { bundleSites } from '../bundle-sites.ts'
import { readPort, requireFreePort } from '../check-ports.ts'
import { atPort, chooseSites } from '../choose-sites.ts'
import { liveStoreFolder } from '../folders.ts'
import { readHookSecrets } from '../hook-secrets.ts'
import { publishSites } from '../publish-sites.ts'
import { sayError } from '../say-error.ts'
import { serveSites } from '../serve-sites.ts'
import { createSteps } from '../steps.ts'
import { untilStopped } from '../until-stopped.ts'
import type { Command } from './command.ts'

export const serve: Command = {
  usage: 'serve',
  summary: 'serve the live releases by host name, and publish what editors save',
  help: `PORT chooses the port, HOST the interface. With PUBLISH_HOOK_SECRET (or PUBLISH_HOOK_SECRET_<CHANNEL>) set it
publishes first what is out of date, then takes events at /hooks/publish and asks every API twice a minute whether it
missed one; drafts are shown to whoever has a link. Without a secret it only serves what is there, and another process may publish.`,
  async run() {
    const { env } = process
    const steps = createSteps()
    const port = readPort(env, 'PORT', 4321)
    await requireFreePort(port, 'PORT')
    const sites = (await chooseSites(env)).map((site) => atPort(site, port))
    const isPublisher = Object.keys(env).some((name) => name.startsWith('PUBLISH_HOOK_SECRET') && env[name])
    if (!isPublisher) requireNothingToRender(sites)
    const store = openStore(liveStoreFolder, isPublisher ? 'write' : 'read')
    const toApi = (site: SiteConfig) => toApiBase(site, env)
    const open = async () => {
      if (!isPublisher) return undefined
      const ready = await bundleSites(sites, toApi, steps)
      await publishSites(ready, store, steps)
      const clock = () => new Date()
      const desk = createDesk({ store, sites: ready, clock, onError: sayError })
      const pages = createPageDesk({ store, sites: ready, clock, onError: sayError })
      return { desk, pages, preview: createPreview(store, ready, clock) }
    }
    const opened = await open()
    const editing = opened && {
      hook: { desk: opened.desk, toSecret: readHookSecrets(env).toSecret },
      pages: opened.pages,
      preview: opened.preview,
    }
    const close = await serveSites({ store, sites, toApi, port, host: env['HOST'], ...editing })
    for (const site of sites) steps.line(`  ${site.origin}/`)
    await untilStopped()
    await close()
    await opened?.desk.close()
    await opened?.pages.close()
    await opened?.preview.close()
    store.close()
  },
}

/** @throws when a site renders pages on demand: only the one process that writes the store can. */
function requireNothingToRender(sites: SiteConfig[]): void {
  const site = sites.find((one) => toPrebuilt(one) !== null)
  if (!site) return
  throw new Error(
    `Site ${site.name} renders product pages when they are asked for (product_pages), which only a publisher can: set PUBLISH_HOOK_SECRET.`,
  )
}
