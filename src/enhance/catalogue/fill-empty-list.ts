import { readPlain } from '#src/api/plain.ts'
import { listText } from '#src/text/catalogue/list-status.ts'
import { toItem } from './fill-product-card.ts'
import { findPart } from '#src/enhance/page/find-part.ts'

/** As many as fit in two rows on a phone and in one beside the filters. */
const GOODS = 4

/** What to do when nothing was found: fewer conditions, and goods the shop recommends. */
export async function fillEmptyList(list: HTMLElement, search: URLSearchParams): Promise<void> {
  fillWaysOn(list, search)
  const place = findPart(list, 'empty-items')
  const section = findPart(list, 'empty-goods')
  if (!place || !section) return
  const query = { sort: 'recommended', in_stock: true, per: GOODS } as const
  // Goods that cannot be had are not missed.
  const answer = await readPlain('GET /v1/products', { query }).catch(() => null)
  place.replaceChildren(...(answer?.body.data ?? []).map((product) => toItem(list, product)))
  section.hidden = !answer || answer.body.data.length === 0
}

/** Links to parts of a search: each of its words alone, the words without filters, the filters without words. */
function fillWaysOn(list: HTMLElement, search: URLSearchParams): void {
  const place = findPart(list, 'empty-ways')
  if (!place) return
  const q = search.get('q')?.trim() ?? ''
  const words = q.split(/\s+/).filter(Boolean)
  const rest = new URLSearchParams([...search].filter(([name]) => name !== 'page' && name !== 'q'))
  const filters = [...rest.keys()].some((name) => name !== 'sort')
  const ways: [string, URLSearchParams][] = []
  if (words.length > 1) {
    for (const word of words) ways.push([listText.only_word(word), new URLSearchParams({ q: word })])
  }
  if (q && filters) {
    ways.push([listText.without_filters(q), new URLSearchParams({ q })])
    ways.push([listText.without_words, rest])
  }
  place.replaceChildren(
    ...ways.map(([label, way]) => {
      const link = document.createElement('a')
      link.className = 'chip'
      link.href = `?${way}`
      link.dataset['listLink'] = ''
      link.textContent = label
      return link
    }),
  )
  place.hidden = ways.length === 0
}
