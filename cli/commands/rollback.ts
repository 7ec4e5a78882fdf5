import { requireSite } from '#sites/load-sites.ts'
import { withLiveStore } from '../live-store.ts'
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
    return withLiveStore('read', async (store) => {
      const published = store.site(site.name)
      const live = (await published.getLive())?.id ?? 0
      const older = (await published.listReleases()).find(({ id }) => id < live)
      const target = number ? Number(number) : older?.id
      if (target === undefined)
        throw new Error(`Site ${site.name} has no release before ${live || 'its first'}.`)
      await published.switchLive(target, target)
      print(
        json ? { site: site.name, live: target, is_pinned: true } : `${site.name}: release ${target} is live`,
      )
    })
  },
}

export const release: Command = {
  usage: 'release <site>',
  summary: 'let a site that was rolled back follow its editors again',
  help: `The newest release is live at once; what was saved since follows with the next event, or within half a minute
where a shop is running (\`noren serve\`, \`npm start\`), or with \`noren publish <site>\`.`,
  async run([name = ''], { json }) {
    const site = await requireSite(name)
    return withLiveStore('read', async (store) => {
      const published = store.site(site.name)
      const [newest] = await published.listReleases()
      if (!newest) throw new Error(`Site ${site.name} was never published.`)
      await published.switchLive(newest.id)
      print(
        json
          ? { site: site.name, live: newest.id, is_pinned: false }
          : `${site.name}: release ${newest.id} is live and follows its editors`,
      )
    })
  },
}
