import type { CallOutput } from '#contract/index.ts'
import { readPlain } from '#src/api/plain.ts'
import { fillPriceAndStock } from './fill-price-and-stock.ts'

type Live = CallOutput<'GET /v1/price-and-stock'>['data'][number]

/** What the API says about a product now, for pages that show more of it than a card does. */
export type LiveListener = (live: Live) => void

/**
 * Corrects price and stock of every product on the page by one read (architecture
 * «What is published and what is live»). A failed read changes nothing: the published values are good hints.
 */
export async function correctPricesAndStock(onLive?: LiveListener): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-product]')].filter(
    (one) => one.dataset['product'],
  )
  const keys = [...new Set(places.map((place) => place.dataset['product']!))].slice(0, 100)
  if (keys.length === 0) return
  const answer = await readPlain('GET /v1/price-and-stock', { query: { keys } }).catch(() => null)
  for (const live of answer?.body.data ?? []) {
    onLive?.(live)
    for (const place of places) {
      if (place.dataset['product'] === live.key && !place.matches('form')) fillPriceAndStock(place, live)
    }
  }
}
