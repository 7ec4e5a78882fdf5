import { type Layout, toVersion } from './layout.ts'
import { type PageCard, toCardFile } from './find-cards.ts'
import type { ObjectIndex } from './object-index.ts'
import type { ReleasePlan } from './plan-release.ts'
import type { Dropped } from './pointer.ts'

export interface IndexChange {
  /** Cards whose objects are not in the bucket yet. */
  cards: PageCard[]
  /** What is not shown any more. */
  dropped: Dropped[]
}

/** Puts into the list what the release shows, in memory. @param cards of the pages that are put, by their paths */
export async function changeIndex(
  index: ObjectIndex,
  layout: Layout,
  plan: ReleasePlan,
  cards: ReadonlyMap<string, PageCard>,
): Promise<IndexChange> {
  const before = [...plan.put.map(({ path }) => path), ...plan.gone].flatMap((page) => {
    const hash = index.get(page)?.[1]
    return hash ? [toCardFile(page, hash)] : []
  })
  await index.load([...before, ...[...cards.values()].map(({ document }) => document.path)])
  const change: IndexChange = { cards: [], dropped: [] }

  function drop(path: string): void {
    const entry = index.get(path)
    if (entry) change.dropped.push({ key: layout.toKey(path, entry[0]), path, version: entry[0] })
  }
  function exchangeCard(page: string, card: PageCard | undefined): void {
    const old = index.get(page)?.[1]
    if (old && old !== card?.hash) {
      drop(toCardFile(page, old))
      index.delete(toCardFile(page, old))
    }
    if (!card || index.get(card.document.path)) return
    change.cards.push(card)
    index.set(card.document.path, [toVersion(card.document), null])
  }
  for (const document of plan.put) {
    const card = cards.get(document.path)
    exchangeCard(document.path, card)
    if (!layout.is_in_place) drop(document.path)
    index.set(document.path, [toVersion(document), card?.hash ?? null])
  }
  for (const path of plan.gone) {
    exchangeCard(path, undefined)
    drop(path)
    index.delete(path)
  }
  return change
}
