import { listChangedLines } from '#publisher/preview/list-changed-lines.ts'
import type { BlobReader, ReleaseDifference } from '#publisher/store/store.ts'
import type { StoredDocument } from '#publisher/store/stored-document.ts'
import { requireSite } from '#sites/load-sites.ts'
import { withLiveStore } from '../live-store.ts'
import type { Command } from './command.ts'
import { print } from './print.ts'

export const diff: Command = {
  usage: 'diff <site> [from] [to]',
  summary: 'which pages differ between two releases, and which text',
  help: `Without numbers: the live release against the one before it. With one: that one against the live release.
+ appeared, - is gone, ~ reads otherwise (its changed lines follow), = differs in markup only.`,
  async run([name = '', from, to], { json }) {
    const site = await requireSite(name)
    return withLiveStore('read', async (store) => {
      const published = store.site(site.name)
      const known = (await published.listReleases()).map(({ id }) => id)
      const after = to ? Number(to) : ((await published.getLive()) ?? (await published.getHead()))?.id
      const before = from ? Number(from) : known.find((id) => id < (after ?? 0))
      for (const id of [before, after]) {
        if (id === undefined || !known.includes(id))
          throw new Error(
            `Two releases are needed. Kept releases of ${site.name}: ${known.join(', ') || 'none'}.`,
          )
      }
      const pages = []
      for (const one of await published.diffReleases(before!, after!))
        pages.push(await describe(published.blobs, one))
      if (json) return print({ site: site.name, from: before, to: after, pages })
      print(`${site.name}: release ${before} → ${after}, ${pages.length} pages differ`)
      for (const { mark, path, lines } of pages)
        print([`${mark} ${path}`, ...lines.map((line) => `    ${line}`)].join('\n'))
    })
  },
}

async function describe(blobs: BlobReader, { path, before, after }: ReleaseDifference) {
  if (!before || !after) return { mark: after ? '+' : '-', path, lines: [] }
  const read = async (document: StoredDocument) => (await blobs.readPlain(document)).toString('utf8')
  const lines = listChangedLines(await read(before), await read(after))
  return { mark: lines.length > 0 ? '~' : '=', path, lines }
}
