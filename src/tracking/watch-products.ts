import { readPlain } from '#src/api/plain.ts'
import { readPathParams } from '#src/rules/page/path-params.ts'
import { type AnalyticsItem, toGoods, toProductItem } from './analytics-item.ts'
import { recordEvent } from './event-outbox.ts'

/** What of products is looked at: the page of one, or a list of them, also one that is answered in the browser. */
export function watchProducts(): void {
  const key = readPathParams('/product/{resourceKey}', location.pathname)?.['resourceKey']
  if (key && document.querySelector('[data-buy-box]')) void tellProduct(key)
  const list = document.querySelector<HTMLElement>('[data-list]')
  if (!list) return
  let told: string | undefined
  const tell = () => {
    if (list.hasAttribute('data-busy') || told === location.search) return
    told = location.search
    tellList(list)
  }
  new MutationObserver(tell).observe(list, { attributeFilter: ['data-busy'] })
  tell()
}

async function tellProduct(resourceKey: string): Promise<void> {
  // A product nobody can read any more was not looked at either.
  const answer = await readPlain('GET /v1/products/{resourceKey}', {
    params: { resourceKey },
    query: {},
  }).catch(() => null)
  if (answer) recordEvent('view_item', toGoods([{ ...toProductItem(answer.body), quantity: 1 }]))
}

function tellList(list: HTMLElement): void {
  const search_term = new URLSearchParams(location.search).get('q')?.trim()
  if (search_term) recordEvent('search', { search_term })
  const items = [...list.querySelectorAll<HTMLElement>('[data-product]')].map((card): AnalyticsItem => {
    const name = card.querySelector('[data-field="name"]')?.textContent?.trim() ?? ''
    return { item_id: card.dataset['product'] ?? '', item_name: name }
  })
  const shown = items.filter(({ item_id }) => item_id !== '')
  if (shown.length > 0) recordEvent('view_item_list', { item_list_name: document.title, items: shown })
}
