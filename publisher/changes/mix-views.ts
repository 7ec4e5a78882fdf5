import type { ReleaseView } from '../store/store.ts'
import { withoutDigests } from './find-moved-lists.ts'

/**
 * What is known of entries while a whole release is made: the tags of the release before and of the draft, whose pages were rendered
 * at different moments. Which of its lists know an entry as it is cannot be told, so all that either names are rendered.
 */
export function mixViews(site: string, before: ReleaseView | undefined, draft: ReleaseView) {
  return {
    get: draft.get,
    async getMany(paths: Iterable<string>) {
      const wanted = [...paths]
      const pages = await draft.getMany(wanted)
      const old = await before?.getMany(wanted)
      for (const [path, page] of pages) {
        const tags = [...new Set([...page.tags, ...(old?.get(path)?.tags ?? [])])]
        pages.set(path, withoutDigests(site, { ...page, tags }))
      }
      return pages
    },
  }
}
