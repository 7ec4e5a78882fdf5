import type { CallOutput } from '#contract/index.ts'
import type { ProductSummary } from '#contract/shapes/product.ts'
import type { CallArguments } from '#src/api/call-input.ts'
import type { Paging } from '#src/rules/page/paging.ts'
import { noteSearch } from '#src/stores/catalogue/search-history.ts'
import { listText } from '#src/text/catalogue/list-status.ts'
import { hasLogin } from '#src/enhance/session/has-login.ts'
import { toItem } from './fill-product-card.ts'
import { fillText, findPart, cloneTemplate } from '#src/enhance/page/find-part.ts'
import { fillAppliedFilters, fillFacets, fillFilterForm } from './list-filters.ts'
import { whenSeen } from '#src/enhance/page/when-seen.ts'
import { toPageNumbers } from '#src/rules/page/page-numbers.ts'

interface Answer {
  data: ProductSummary[]
  facets?: CallOutput<'GET /v1/products'>['facets']
  paging: Paging | null
  query: NonNullable<CallArguments<'GET /v1/products'>['query']>
  search: URLSearchParams
}

/** Heading of the published page, for when nothing is searched for any more. */
let baked = ''

/** Shows what a query found, in every part of the page that depends on it. */
export function fillList(list: HTMLElement, { data, facets, paging, query, search }: Answer): void {
  const total = paging?.total ?? data.length
  const isBeyond = data.length === 0 && total > 0
  findPart(list, 'list-items')?.replaceChildren(...data.map((product) => toItem(list, product)))
  toggle(list, 'list-error', false)
  toggle(list, 'list-empty', total === 0)
  toggle(list, 'list-beyond', isBeyond)
  fillText(findPart(list, 'list-count'), listText.count(total))
  const status = isBeyond ? listText.beyond : total === 0 ? listText.none : listText.found(total)
  fillText(findPart(list, 'list-status'), status)
  if (facets) fillFacets(list, facets)
  const sort = list.querySelector<HTMLSelectElement>('[data-list-sort]')
  if (sort) sort.value = query.sort ?? sort.options[0]?.value ?? ''
  const form = findPart<HTMLFormElement>(list, 'filters')
  if (form) fillFilterForm(form, search)
  fillAppliedFilters(list, search)
  if (paging) fillPagination(list, paging, search)
  if (isBeyond && paging) leadToLastPage(list, paging, search)
  fillTitle(list, query.q ?? '', isBeyond ? 1 : (query.page ?? 1))
  if (total === 0)
    void import('./fill-empty-list.ts').then(({ fillEmptyList }) => fillEmptyList(list, search))
  whenSeen(() => keepSearch(search))
}

/** Records what was searched for: in this browser, and for a member everywhere. */
function keepSearch(search: URLSearchParams): void {
  noteSearch(search.get('q') ?? '')
  if (!hasLogin()) return
  void import('#src/stores/member/member-notes.ts').then(({ noteMemberSearch }) => noteMemberSearch(search))
}

/** Heading and tab title say what the list shows. */
function fillTitle(list: HTMLElement, words: string, page: number): void {
  const heading = list.querySelector('h1')
  baked ||= heading?.textContent?.trim() ?? ''
  const title = words ? listText.search_title(words) : baked
  if (heading) heading.textContent = title
  const shop = document.title.slice(document.title.lastIndexOf(' | '))
  document.title = title + (page > 1 ? `（${listText.page(page)}）` : '') + shop
}

function leadToLastPage(list: HTMLElement, { last_page, total }: Paging, search: URLSearchParams): void {
  const last = new URLSearchParams(search)
  last.set('page', String(last_page))
  fillText(findPart(list, 'beyond-hint'), listText.last_page(total, last_page))
  const link = findPart<HTMLAnchorElement>(list, 'beyond-last')
  if (link) link.href = `?${last}`
}

/** The number of results stays in view, wherever on the page the filter was changed. */
export function showCount(list: HTMLElement): void {
  const count = findPart(list, 'list-count')
  const { top = 0, bottom = 0 } = count?.getBoundingClientRect() ?? {}
  if (top < 0 || bottom > innerHeight) count?.scrollIntoView({ block: 'center' })
}

/** Says why nothing can be shown. Conditions the API refuses are told apart from a bad connection. */
export function showFailure(list: HTMLElement, error: unknown): void {
  const status = (error as { status?: number }).status ?? 0
  const isRefused = status >= 400 && status < 500 && status !== 429
  const words = isRefused ? listText.refused : status ? listText.busy : listText.failed
  fillText(findPart(list, 'list-status'), words)
  fillText(findPart(list, 'error-hint'), words)
  toggle(list, 'list-error', true)
}

function toggle(list: HTMLElement, name: string, isShown: boolean): void {
  const element = findPart(list, name)
  if (element) element.hidden = !isShown
}

/** The theme's pagination for a queried list. Every link has its own address. */
function fillPagination(list: HTMLElement, paging: Paging, search: URLSearchParams): void {
  const place = findPart(list, 'pagination')
  if (!place) return
  place.hidden = paging.last_page <= 1
  const links = toPageNumbers(paging).map((page) => {
    const item = cloneTemplate(place, 'page')
    if (!item) throw new Error('Pagination has no <template data-page-template>.')
    const link = item.matches('a') ? (item as HTMLAnchorElement) : item.querySelector('a')
    if (!link) throw new Error('Pagination’s <template data-page-template> has no link.')
    if (page === null) {
      link.replaceWith('…')
      return item
    }
    const target = new URLSearchParams(search)
    target.set('page', String(page))
    link.href = `?${target}`
    link.dataset['listLink'] = ''
    link.textContent = String(page)
    link.setAttribute('aria-label', listText.page(page))
    if (page === paging.current_page) link.setAttribute('aria-current', 'page')
    return item
  })
  const row = place.querySelector('[data-pages]') ?? place
  for (const old of row.querySelectorAll(':scope > :not(template)')) old.remove()
  row.append(...links)
}
