import type { Paging } from '#src/rules/page/paging.ts'
import { toPageNumbers } from '#src/rules/page/page-numbers.ts'
import { listText } from '#src/text/catalogue/list-status.ts'
import { cloneTemplate, findPart } from '#src/enhance/page/find-part.ts'

/** The theme's pagination for a queried list: every link is an address of its own. */
export function fillPagination(list: HTMLElement, paging: Paging, search: URLSearchParams): void {
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
