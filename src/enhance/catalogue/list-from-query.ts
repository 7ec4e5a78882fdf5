import { readPlain } from '#src/api/plain.ts'
import { readPaging } from '#src/rules/page/paging.ts'
import { findPart } from '#src/enhance/page/find-part.ts'
import { asksForQuery, parseListQuery, toSearch } from './list-query.ts'

/** The code that fills a list is loaded with the first query, so readers of the published page do not pay for it. */
const load = () => import('./fill-list.ts')

/** A list that answers queries in the browser: the address is the state (architecture «Lists»). */
export function enhanceList(list: HTMLElement): void {
  const form = findPart<HTMLFormElement>(list, 'filters')
  const sort = list.querySelector<HTMLSelectElement>('[data-list-sort]')
  const sorts = [...(sort?.options ?? [])].map(({ value }) => value)
  const category = list.dataset['category'] || null
  let reading: AbortController | undefined
  let shown = ''

  /** @param isNarrowed whether the shopper narrowed it, and so wants to see how many are left */
  async function show(search: URLSearchParams, isNarrowed = false): Promise<void> {
    const query = parseListQuery(search, category, sorts)
    // An answer for other parameters must not be shown over these.
    reading?.abort()
    keepWords(query.q ?? '')
    // Behaviour 3.6: not read again when the parameters equal the last ones.
    if (shown === JSON.stringify(query)) return setBusy(list, false)
    const { signal } = (reading = new AbortController())
    setBusy(list, true)
    const coming = load()
    try {
      const answer = readPlain('GET /v1/products', { query }, signal)
      const [filler, { body, headers }] = await Promise.all([coming, answer])
      shown = JSON.stringify(query)
      filler.fillList(list, { ...body, paging: readPaging(headers), query, search })
      if (isNarrowed) filler.showCount(list)
    } catch (error) {
      if (signal.aborted) return
      ;(await coming).showFailure(list, error)
    }
    setBusy(list, false)
  }

  function go(search: URLSearchParams, isNarrowed?: boolean): void {
    history.pushState(null, '', search.size ? `?${search}` : location.pathname)
    void show(search, isNarrowed)
  }

  const goFiltered = () =>
    form && go(toSearch(new FormData(form), new URLSearchParams(location.search)), true)

  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    list.querySelector<HTMLDialogElement>('dialog[data-filter-sheet]')?.close()
    goFiltered()
  })
  form?.addEventListener('change', ({ target }) => {
    if (!/^(text|number|search)$/.test((target as HTMLInputElement).type)) goFiltered()
  })
  sort?.addEventListener('change', () => {
    const search = new URLSearchParams(location.search)
    search.set('sort', sort.value)
    search.delete('page')
    go(search)
  })
  list.addEventListener('click', (event) => {
    const target = event.target as HTMLElement
    if (target.closest('[data-list-retry]')) void show(new URLSearchParams(location.search))
    const link = target.closest<HTMLAnchorElement>('a[data-list-link]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go(new URL(link.href).searchParams)
    list.scrollIntoView()
  })
  // A published page is shown again by loading it: that is cheap, and what a visitor from outside always sees.
  addEventListener('popstate', () => {
    const search = new URLSearchParams(location.search)
    if (asksForQuery(search)) void show(search)
    else location.reload()
  })

  const search = new URLSearchParams(location.search)
  // A link may name a bike this browser does not know.
  if (search.has('bike'))
    void import('#src/enhance/bike/show-my-bike.ts').then(({ showMyBike }) => showMyBike())
  if (asksForQuery(search)) void show(search)
  // Ticked before this script came.
  else if (form?.querySelector(':checked:not([checked])')) goFiltered()
}

/** The page's search field shows what was searched for, unless somebody is typing in it. */
function keepWords(words: string): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[role=search] [name=q]')) {
    if (field !== document.activeElement) field.value = words
  }
}

function setBusy(list: HTMLElement, isBusy: boolean): void {
  list.toggleAttribute('data-busy', isBusy)
  findPart(list, 'list-items')?.setAttribute('aria-busy', String(isBusy))
}
