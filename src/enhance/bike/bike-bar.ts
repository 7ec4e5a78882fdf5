import { readPlain } from '#src/api/plain.ts'
import { fillText, findPart } from '#src/enhance/page/find-part.ts'
import { type KnownBike, listMyBikes } from '#src/stores/bike/my-bike.ts'
import { toKnownBike } from '#src/stores/bike/to-known-bike.ts'
import { bikeBarText } from '#src/text/catalogue/fit.ts'

/** Bikes of links that this browser does not know yet; null while they are asked for. */
const told = new Map<string, KnownBike | null>()
let own: KnownBike | undefined

/** Over a list: to the visitor's bike only, or to everything again. */
export function fillBikeBars(mine: KnownBike | undefined): void {
  own = mine
  for (const bar of document.querySelectorAll<HTMLElement>('[data-bike-bar]')) {
    const search = new URLSearchParams(location.search)
    const narrowed = search.get('bike')
    search.delete('page')
    search.delete('bike')
    if (narrowed === null && mine) search.set('bike', mine.key)
    const bike = narrowed === null ? mine : findBike(narrowed)
    const link = findPart<HTMLAnchorElement>(bar, 'bar-link')
    const isShown = narrowed !== null || mine !== undefined
    if (bar.hidden === isShown) bar.hidden = !isShown
    const name = bike ? `${bike.name}（${bike.years}）` : bikeBarText.unknown
    fillText(findPart(bar, 'bar-name'), narrowed === null ? name : bikeBarText.narrowed_to(name))
    fillText(link, narrowed === null ? bikeBarText.narrow : bikeBarText.widen)
    const href = search.size ? `?${search}` : location.pathname
    if (!link || link.getAttribute('href') === href) continue
    link.href = href
    // The published list is shown by loading it.
    link.toggleAttribute('data-list-link', search.size > 0)
  }
}

function findBike(key: string): KnownBike | undefined {
  const known = listMyBikes().find((one) => one.key === key) ?? told.get(key)
  if (known === undefined) void ask(key)
  return known ?? undefined
}

async function ask(key: string): Promise<void> {
  told.set(key, null)
  const answer = await readPlain('GET /v1/bikes', { query: { keys: [key] } }).catch(() => null)
  const [bike] = answer?.body.data ?? []
  if (!bike) return
  told.set(key, toKnownBike(bike))
  fillBikeBars(own)
}
