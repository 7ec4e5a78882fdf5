import { getStored, setStored } from '#src/stores/page/storage.ts'

export const SEARCHES = 'noren.search_history'
/** As many as are worth offering again. */
const KEPT = 10

/** What this browser searched for, last first. */
export function getSearches(): string[] {
  const stored = getStored('local', SEARCHES)
  return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string') : []
}

/** Keeps a search. Behaviour 8.6: only one that is more than spaces. */
export function noteSearch(typed: string): void {
  const word = typed.trim()
  if (word === '') return
  setStored('local', SEARCHES, [word, ...getSearches().filter((one) => one !== word)].slice(0, KEPT))
}
