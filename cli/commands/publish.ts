import { constants, setPriority } from 'node:os'
import { publishPages } from '../publish-pages.ts'
import { requireSite } from '#sites/load-sites.ts'
import { toApiBase } from '#sites/site-config.ts'
import { bundleSites } from '../bundle-sites.ts'
import { chooseSites } from '../choose-sites.ts'
import { withLiveStore } from '../live-store.ts'
import { openRenderers } from '../open-renderers.ts'
import { noteFailed } from '../note-failed.ts'
import { publishSites } from '../publish-sites.ts'
import { createSteps } from '../steps.ts'
import type { Command } from './command.ts'
import { print } from './print.ts'

export const publish: Command = {
  usage: 'publish [site] [--changed]',
  summary: 'render what changed and make it live (all sites, or one)',
  help: `Without --changed every page is rendered and what differs is written: needed after a change of code, theme or
settings. With --changed the API is asked what editors saved since the newest release, and only the pages that show it
are rendered. Nothing is live before all of it is; a failure leaves everything as it was. A page whose own code fails
keeps its last good version; it is named, and the exit code is 1.`,
  async run([name], { changed, json }) {
    const sites = name ? [await requireSite(name)] : await chooseSites(process.env)
    // Whoever visits the shops meanwhile comes first.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    // In JSON mode progress goes to stderr, so that stdout holds the receipt alone.
    const steps = createSteps(json ? process.stderr : process.stdout)
    return withLiveStore('write', async (store) => {
      const ready = await bundleSites(sites, (site) => toApiBase(site, process.env), steps)
      const renderers = openRenderers(store)
      const publishAll = changed ? publishPages : publishSites
      const receipts = await publishAll(ready, store, steps, renderers).finally(() => renderers.close())
      if (json) print(receipts)
      noteFailed(receipts)
    })
  },
}
