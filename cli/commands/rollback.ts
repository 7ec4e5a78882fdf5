import { openStore } from '#publisher/store/open-store.ts'
import { getLive, listReleases, switchLive } from '#publisher/store/releases.ts'
import { requireSite } from '#sites/load-sites.ts'
import { liveStoreFolder } from '../folders.ts'
import type { Command } from './command.ts'
import { print } from './print.ts'

/** A switch is one transaction, so neither command needs the publisher's lock: both work beside a running shop. */
export const rollback: Command = {
  usage: 'rollback <site> [number]',
  summary: 'make an older release live again, and stay there',
  help: `Without a number it is the release before the live one. Shoppers see it from the next request on. What editors
save meanwhile is kept and waits: \`noren release <site>\` lets it go live.`,
  async run([name = '', number], { json }) {
    const site = await requireSite(name)
    const store = openStore(liveStoreFolder, 'read')
    try {
      const live = getLive(store, site.name)?.id ?? 0
      const target = number ? Number(number) : listReleases(store, site.name).find(({ id }) => id < live)?.id
      if (target === undefined)
        throw new Error(`Site ${site.name} has no release before ${live || 'its first'}.`)
      switchLive(store, site.name, target, target)
      print(
        json ? { site: site.name, live: target, is_pinned: true } : `${site.name}: release ${target} is live`,
      )
    } finally {
      store.close()
    }
  },
}

export const release: Command = {
  usage: 'release <site>',
  summary: 'let a site that was rolled back follow its editors again',
  help: `The newest release is live at once; what was saved since follows with the next event, or within half a minute
where a shop is running (\`noren serve\`, \`npm start\`), or with \`noren publish <site>\`.`,
  async run([name = ''], { json }) {
    const site = await requireSite(name)
    const store = openStore(liveStoreFolder, 'read')
    try {
      const [newest] = listReleases(store, site.name)
      if (!newest) throw new Error(`Site ${site.name} was never published.`)
      switchLive(store, site.name, newest.id)
      print(
        json
          ? { site: site.name, live: newest.id, is_pinned: false }
          : `${site.name}: release ${newest.id} is live and follows its editors`,
      )
    } finally {
      store.close()
    }
  },
}
