import type { SiteConfig } from '#sites/site-config.ts'
import type { Change, ChangePlan } from '#src/site/change-plan.ts'
import { toDocumentPath } from '../render/document-path.ts'
import { toRenderedPath } from '../render/render-document.ts'
import type { RenderedPages, RenderInput } from '../render/render-job.ts'
import type { RenderPool } from '../render/render-pool.ts'
import type { ReleaseView, SiteStore } from '../store/store.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { findMovedLists, hasSameCard } from './find-moved-lists.ts'

const MAX_CHUNK = 100
/** Up to this many pages are not shared out, because each renderer would read what they have in common again. */
const FEW = 8

/** What was rendered, by path. */
type Rendered = ReadonlyMap<string, StoredDocument>

export interface RenderWork {
  site: SiteConfig
  pool: RenderPool
  published: SiteStore
  render: RenderInput
  /** The release the changes are applied to: the newest one. What shows an entry was rendered no earlier than its own page. */
  view: Pick<ReleaseView, 'get' | 'getMany'>
}

/**
 * Renders what shows the changes: pages tagged with them and their own pages; where one of these says that its card is
 * another, the pages with this card, and where it says that its entry moved in lists, these lists and its neighbours' pages.
 *
 * @param paths pages to render besides, whatever changed
 * @param later pages that may show what changed, and so are rendered after its own page, as the lists are
 * @returns undefined when a change may show on any page of the site
 */
export async function renderChanges(
  work: RenderWork,
  changes: Change[],
  paths: string[],
  later: string[] = [],
): Promise<RenderedPages | undefined> {
  const plan = await work.pool.plan(work.render, changes)
  if (plan.is_everything) return undefined
  const own = [...plan.paths.map(toDocumentPath), ...paths]
  const first = await renderPaths(work, [...new Set([...own, ...(await listShowing(work, plan.tags))])])
  const after = new Map(first.documents.map((document) => [document.path, document]))
  const lists = await findListPaths(work, plan, own, after, changes.length)
  const cards = await findCardPaths(work, plan, after)
  const done = new Set([...own, ...after.keys()])
  const second = await renderPaths(
    work,
    [...new Set([...lists, ...cards, ...later])].filter((path) => !done.has(path)),
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
  const share = paths.length > FEW ? Math.ceil(paths.length / pool.size) : FEW
  const chunk = Math.min(MAX_CHUNK, share)
  const chunks = Array.from({ length: Math.ceil(paths.length / chunk) }, (_, index) =>
    pool.render(render, paths.slice(index * chunk, (index + 1) * chunk)),
  )
  const rendered = await Promise.all(chunks)
  return {
    documents: rendered.flatMap(({ documents }) => documents),
    gone: rendered.flatMap(({ gone }) => gone),
    failed: rendered.flatMap(({ failed }) => failed),
  }
}

/** Pages with cards that say something else now; most edits of a text change no card. */
async function findCardPaths(work: RenderWork, { cards }: ChangePlan, after: Rendered): Promise<string[]> {
  const before = await work.view.getMany(Object.keys(cards).map(toDocumentPath))
  const tags = Object.entries(cards).flatMap(([address, tags]) => {
    const path = toDocumentPath(address)
    return hasSameCard(work.site.name, before.get(path), after.get(path)) ? [] : tags
  })
  return listShowing(work, [...new Set(tags)])
}

/** @param most entries that may have been added, and so the number of pages a list may have grown by */
async function findListPaths(
  work: RenderWork,
  { names }: ChangePlan,
  own: string[],
  after: Rendered,
  most: number,
): Promise<string[]> {
  const before = await work.view.getMany([...own, ...Object.keys(names).map(toDocumentPath)])
  const moved = own.map((path) => findMovedLists(work.site.name, before.get(path), after.get(path)))
  const hidden = Object.entries(names).flatMap(([address, tags]) => {
    const path = toDocumentPath(address)
    return before.has(path) || after.has(path) ? [] : tags
  })
  const tags = [...new Set([...moved.flatMap(({ lists }) => lists), ...hidden])]
  if (tags.length === 0) return []
  const { lists } = await work.pool.plan(work.render, [], tags)
  const grown: string[] = []
  for (const { first, depth } of Object.values(lists)) {
    const toPath = (page: number) => toDocumentPath(page === 1 ? first : `${first}page/${page}/`)
    let pages = 1
    while (await work.view.get(toPath(pages + 1))) pages += 1
    const last = Math.min(depth, pages + most)
    for (let page = pages + 1; page <= last; page += 1) grown.push(toPath(page))
  }
  const showing = await listShowing(work, [...tags, ...moved.flatMap(({ neighbours }) => neighbours)])
  return [...showing, ...grown]
}

function listShowing({ site, published }: RenderWork, tags: string[]): Promise<string[]> {
  return published.listPathsByTag(tags.map((tag) => `${site.name}:${tag}`))
}
