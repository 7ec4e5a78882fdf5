import { fileURLToPath } from 'node:url'
import { listDrifted } from '#publisher/ledger/list-drifted.ts'
import { requireSite } from '#sites/load-sites.ts'
import { chooseSites } from '../choose-sites.ts'
import { withLiveStore } from '../live-store.ts'
import type { Command } from './command.ts'
import { print } from './print.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export const drift: Command = {
  usage: 'drift [site]',
  summary: 'overrides whose base file has changed since they were published',
  help: `A theme or a site that replaces a slot does not get what is improved in the file it replaced. This lists such
files; look at what changed in the base, take over what you want, and publish: the list is empty again.`,
  async run([name], { json }) {
    const sites = name ? [await requireSite(name)] : await chooseSites(process.env)
    return withLiveStore('read', async (store) => {
      const drifted = []
      for (const { name: site } of sites) {
        const live = await store.site(site).getLive()
        drifted.push(...listDrifted(live?.manifest.overrides ?? [], root).map((one) => ({ site, ...one })))
      }
      if (json) return print(drifted)
      for (const { site, slot, file, replaces, base_hash_now } of drifted)
        print(
          `${site}  ${slot}: ${file} replaces ${replaces}, which ${base_hash_now ? 'has changed' : 'is gone'}`,
        )
      if (drifted.length === 0) print('No override has drifted from its base.')
    })
  },
}
