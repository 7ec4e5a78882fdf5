import type { CallOutput } from '#contract/index.ts'
import type { ProductSummary } from '#contract/shapes/product.ts'
import { readPlain } from '#src/api/plain.ts'
import type { Paging } from '#src/rules/paging.ts'
import { noteSearch } from '#src/stores/search-history.ts'
import { listText } from '#src/text/list-status.ts'
import { fillProductCard } from './fill-product-card.ts'
import { cloneTemplate, fillText, findPart } from './find-part.ts'
import { hasLogin } from './favourites.ts'
import { fillAppliedFilters, fillFacets, fillFilterForm } from './list-filters.ts'
import { fillPagination } from './list-pagination.ts'
import { whenSeen } from './when-seen.ts'
import { asksForQuery, parseListQuery, toSearch } from './list-query.ts'

type Products = CallOutput<'GET /v1/products'>

/** What was searched for: for this browser, and for a member everywhere. */
function keepSearch(search: URLSearchParams): void {
  noteSearch(search.get('q') ?? '')
  if (!hasLogin()) return
  void import('#src/stores/member-notes.ts').then(({ noteMemberSearch }) => noteMemberSearch(search))
}

/** A list that answers queries in the browser: the address is the state (HOUSE §1 «Lists»). */
export function enhanceList(list: HTMLElement): void {
  const form = findPart<HTMLFormElement>(list, 'filters')
  const sort = list.querySelector<HTMLSelectElement>('[data-list-sort]')
  const category = list.dataset['category'] || null
  let reading: AbortController | undefined
  let shown = ''

  async function show(search: URLSearchParams): Promise<void> {
    const query = parseListQuery(search, category)
    // A read for other parameters must not arrive over what is shown for these.
    reading?.abort()
    // Spec §4: not read again when the parameters equal the last ones.
    if (shown === JSON.stringify(query)) return setBusy(list, false)
    reading = new AbortController()
    setBusy(list, true)
    try {
      const { body, paging } = await readPlain('GET /v1/products', { query }, reading.signal)
      shown = JSON.stringify(query)
      fillList(list, body, paging, search)
      whenSeen(() => keepSearch(search))
      setBusy(list, false)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      setBusy(list, false)
      fillText(findPart(list, 'list-status'), listText.failed)
      toggle(list, 'list-error', true)
    }
  }

  function go(search: URLSearchParams): void {
    const path = search.size ? `?${search}` : location.pathname
    history.pushState(null, '', path)
    void show(search)
  }

  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    list.querySelector<HTMLDialogElement>('dialog[data-filter-sheet]')?.close()
    go(toSearch(new FormData(form), new URLSearchParams(location.search)))
  })
  form?.addEventListener('change', (event) => {
    const isText =
      event.target instanceof HTMLInputElement && /^(text|number|search)$/.test(event.target.type)
    if (!isText) go(toSearch(new FormData(form), new URLSearchParams(location.search)))
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
  // A baked page is shown again by loading it: cheap, and always what a visitor from outside sees.
  addEventListener('popstate', () => {
    const search = new URLSearchParams(location.search)
    if (asksForQuery(search)) void show(search)
    else location.reload()
  })

  const search = new URLSearchParams(location.search)
  if (form) fillFilterForm(form, search)
  if (asksForQuery(search)) void show(search)
}

function fillList(
  list: HTMLElement,
  { data, facets }: Products,
  paging: Paging | null,
  search: URLSearchParams,
): void {
  const items = findPart(list, 'list-items')
  const total = paging?.total ?? data.length
  items?.replaceChildren(...data.map((product) => toItem(list, product)))
  toggle(list, 'list-error', false)
  toggle(list, 'list-empty', total === 0)
  fillText(findPart(list, 'list-count'), listText.count(total))
  fillText(findPart(list, 'list-status'), total === 0 ? listText.none : listText.found(total))
  if (facets) fillFacets(list, facets)
  const sort = list.querySelector<HTMLSelectElement>('[data-list-sort]')
  if (sort) sort.value = search.get('sort') ?? sort.options[0]?.value ?? ''
  const form = findPart<HTMLFormElement>(list, 'filters')
  if (form) fillFilterForm(form, search)
  fillAppliedFilters(list, search)
  if (paging) fillPagination(list, paging, search)
  const words = search.get('q')?.trim()
  const heading = list.querySelector('h1')
  if (words && heading) heading.textContent = listText.search_title(words)
}

function toItem(list: HTMLElement, product: ProductSummary): HTMLElement {
  const item = cloneTemplate(list, 'card')
  if (!item) throw new Error('ProductListView has no <template data-card-template>.')
  const card = item.matches('[data-product]')
    ? item
    : (item.querySelector<HTMLElement>('[data-product]') ?? item)
  fillProductCard(card, product)
  return item
}

function setBusy(list: HTMLElement, isBusy: boolean): void {
  list.toggleAttribute('data-busy', isBusy)
  findPart(list, 'list-items')?.setAttribute('aria-busy', String(isBusy))
  if (isBusy) fillText(findPart(list, 'list-status'), listText.loading)
}

function toggle(list: HTMLElement, name: string, isShown: boolean): void {
  const element = findPart(list, name)
  if (element) element.hidden = !isShown
}
