import { requireSite } from '#sites/load-sites.ts'
import { withLiveStore } from '../live-store.ts'
import type { Command } from './command.ts'
import { print } from './print.ts'

export const releases: Command = {
  usage: 'releases <site>',
  summary: 'list the kept releases, newest first',
  help: `● is the one shoppers see; «pinned» means that it stays there until \`noren release <site>\`.`,
  async run([name = ''], { json }) {
    const site = await requireSite(name)
    return withLiveStore('read', async (store) => {
      const published = store.site(site.name)
      const live = (await published.getLive())?.id
      const pin = await published.getPin()
      const list = (await published.listReleases()).map(
        ({ id, created_at, manifest, content_version, stats }) => ({
          id,
          is_live: id === live,
          is_pinned: id === pin,
          created_at,
          variant: manifest.variant,
          content_version,
          ...stats,
        }),
      )
      if (json) return print(list)
      for (const one of list) {
        const mark = one.is_live ? '●' : ' '
        const pinned = one.is_pinned ? ', pinned' : ''
        print(
          `${mark} ${one.id}  ${one.created_at}  ${one.variant}  ${one.pages} pages, ${one.changed} written${pinned}`,
        )
      }
    })
  },
}
