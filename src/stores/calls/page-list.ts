import type { Answer } from '#src/api/call-input.ts'
import type { CallName } from '#contract/index.ts'
import type { Paging } from '#src/rules/page/paging.ts'
import type { Resource } from './create-resource.ts'
import { goTo } from '#src/stores/page/go-to.ts'

/** One page of a list (behaviour 3.1). */
export interface PageList<Entry> {
  data: Entry[]
  paging: Paging
}

/** The page of a list that its address names: the URL is the state, and «back» restores it. */
export function getPageNumber(): number {
  const page = Number(new URL(location.href).searchParams.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** @throws Error when the call sent no paging headers: an API that breaks its contract */
export function toPageList<Entry, Name extends CallName>(
  answer: Pick<Answer<Name>, 'paging'> & { body: { data: Entry[] } },
): PageList<Entry> {
  if (!answer.paging) throw new Error('A list came without its paging headers.')
  return { data: answer.body.data, paging: answer.paging }
}

/** A list after one entry was removed: the total is one lower (behaviour 3.5). */
export function withoutEntry<Entry>(
  list: PageList<Entry>,
  isGone: (entry: Entry) => boolean,
): PageList<Entry> {
  const data = list.data.filter((entry) => !isGone(entry))
  const gone = list.data.length - data.length
  return { data, paging: { ...list.paging, total: list.paging.total - gone } }
}

/**
 * Removes an entry from the list on the screen. If the page becomes empty, it shows what moved up, or the page before
 * it.
 */
export function dropEntry<Entry extends { id: number }>(
  resource: Resource<PageList<Entry>>,
  id: number,
): void {
  resource.update((list) => withoutEntry(list, (one) => one.id === id))
  const now = resource.$state.get()
  if (now.state !== 'ready' || now.value.data.length > 0 || now.value.paging.total === 0) return
  const page = getPageNumber()
  if (page > 1) goTo(`${location.pathname}?page=${page - 1}`)
  else void resource.load()
}
