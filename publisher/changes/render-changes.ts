import type { SiteConfig } from '#sites/site-config.ts'
import type { Change } from '#src/site/change-plan.ts'
import { toRenderedPath } from '../render/render-document.ts'
import type { RenderedPages, RenderInput } from '../render/render-job.ts'
import type { RenderPool } from '../render/render-pool.ts'
import type { Store } from '../store/open-store.ts'
import { listPathsByTag, type ReleaseView } from '../store/release-view.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { findMovedLists } from './find-moved-lists.ts'

const CHUNK = 100

export interface RenderWork {
  site: SiteConfig
  pool: RenderPool
  store: Store
  render: RenderInput
  /** The release the changes are applied to: the newest one. */
  view: ReleaseView
}

/**
 * Renders what shows the changes: pages tagged with them, their own pages, and where one of these says that its entry moved
 * in lists, the pages of these lists and of its neighbours.
 *
 * @param paths pages to render besides, whatever changed
 * @returns undefined when a change may show on any page of the site
 */
export async function renderChanges(
  work: RenderWork,
  changes: Change[],
  paths: string[],
): Promise<RenderedPages | undefined> {
  const plan = await work.pool.plan(work.render, changes)
  if (plan.is_everything) return undefined
  const own = [...plan.paths.map(decodeURI), ...paths]
  const first = await renderPaths(work, [...new Set([...own, ...listShowing(work, plan.tags)])])
  const lists = await findListPaths(work, own, first.documents, changes.length)
  const done = new Set([...own, ...first.documents.map(({ path }) => path)])
  const second = await renderPaths(
    work,
    [...new Set(lists)].filter((path) => !done.has(path)),
  )
  return {
    documents: [...first.documents, ...second.documents],
    gone: [...first.gone, ...second.gone],
    failed: [...first.failed, ...second.failed],
  }
}

/** @param stored paths of documents; the page of unknown addresses is rendered at another than it is kept at */
async function renderPaths({ pool, render }: RenderWork, stored: string[]): Promise<RenderedPages> {
  const paths = [...new Set(stored.map(toRenderedPath))]
  const chunks = Array.from({ length: Math.ceil(paths.length / CHUNK) }, (_, index) =>
    pool.render(render, paths.slice(index * CHUNK, (index + 1) * CHUNK)),
  )
  const rendered = await Promise.all(chunks)
  return {
    documents: rendered.flatMap(({ documents }) => documents),
    gone: rendered.flatMap(({ gone }) => gone),
    failed: rendered.flatMap(({ failed }) => failed),
  }
}

/** @param most entries that may have been added: so many pages a list may have grown by */
async function findListPaths(
  work: RenderWork,
  own: string[],
  rendered: StoredDocument[],
  most: number,
): Promise<string[]> {
  const after = new Map(rendered.map((document) => [document.path, document]))
  const moved = own.map((path) => findMovedLists(work.site.name, work.view.get(path), after.get(path)))
  const tags = [...new Set(moved.flatMap(({ lists }) => lists))]
  if (tags.length === 0) return []
  const { lists } = await work.pool.plan(work.render, [], tags)
  const grown = Object.values(lists).flatMap(({ first, depth }) => {
    const toPath = (page: number) => decodeURI(page === 1 ? first : `${first}page/${page}/`)
    let pages = 1
    while (work.view.get(toPath(pages + 1))) pages += 1
    const last = Math.min(depth, pages + most)
    return Array.from({ length: Math.max(0, last - pages) }, (_, index) => toPath(pages + 1 + index))
  })
  return [...listShowing(work, [...tags, ...moved.flatMap(({ neighbours }) => neighbours)]), ...grown]
}

function listShowing({ site, store }: RenderWork, tags: string[]): string[] {
  return listPathsByTag(
    store,
    site.name,
    tags.map((tag) => `${site.name}:${tag}`),
  )
}
