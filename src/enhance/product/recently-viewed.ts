import { readPlain } from '#src/api/plain.ts'
import { getViewedProducts } from '#src/stores/product/product-history.ts'
import { fillProductCard } from '#src/enhance/catalogue/fill-product-card.ts'
import { cloneTemplate, findPart } from '#src/enhance/page/find-part.ts'

/**
 * Products this browser looked at before, without the present one (RecentlyViewed.astro). Behaviour 8.5: guests have a
 * call of their own for it. Without an answer nothing is shown.
 */
export async function showRecentlyViewed(place: HTMLElement, looking: number): Promise<void> {
  const product_ids = getViewedProducts()
    .filter((id) => id !== looking)
    .map(String)
  const section = findPart(place, 'recent')
  const items = findPart(place, 'recent-items')
  if (product_ids.length === 0 || !section || !items) return
  const answer = await readPlain('GET /v1/guest/product-histories', { query: { product_ids } }).catch(
    () => null,
  )
  for (const product of answer?.body.data ?? []) {
    const item = cloneTemplate(place, 'recent')
    const card = item?.querySelector<HTMLElement>('[data-product]')
    if (!item || !card) continue
    fillProductCard(card, product)
    items.append(item)
  }
  section.hidden = items.childElementCount === 0
}
