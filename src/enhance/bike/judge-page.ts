import { readPlain } from '#src/api/plain.ts'
import { findField } from '#src/enhance/page/find-part.ts'
import type { KnownBike } from '#src/stores/bike/my-bike.ts'
import { fillBikeBars } from './bike-bar.ts'
import { fillCartLines, fillFitLine, type Judged } from './fit-line.ts'
import { fitText } from '#src/text/catalogue/fit.ts'

/** As many as one read may answer. */
const MOST = 100
/** What was not answered is asked again after this time, when the page changes. */
const RETRY_MS = 10_000
/** What was answered, by bike and product; undefined while it is asked. */
const known = new Map<string, Judged | undefined>()
let bike: KnownBike | undefined
let isWatching = false

/** Says of every product on the page whether it goes on the visitor's bike, also of those that come later. */
export function judgePage(chosen: KnownBike | undefined): void {
  bike = chosen
  for (const mark of document.querySelectorAll('.card-fit')) mark.remove()
  for (const hidden of document.querySelectorAll<HTMLElement>('[data-unfit]')) setUnfit(hidden, false)
  judge()
  if (isWatching) return
  isWatching = true
  document.addEventListener('change', ({ target }) => {
    if ((target as HTMLElement).closest('[data-buy-box]')) fillFitLine(bike, findJudged)
  })
  new MutationObserver(judge).observe(document.body, { childList: true, subtree: true })
}

function judge(): void {
  fillBikeBars(bike)
  paint()
  void ask()
}

/** Asks once for each product. Without an answer nothing is said of it. */
async function ask(): Promise<void> {
  const key = findKey()
  if (key === undefined) return
  const keys = listKeys()
    .filter((one) => !known.has(toName(key, one)))
    .slice(0, MOST)
  if (keys.length === 0) return
  for (const one of keys) known.set(toName(key, one), undefined)
  const input = { params: { resourceKey: key }, query: { keys } }
  const answer = await readPlain('GET /v1/bikes/{resourceKey}/judgements', input).catch(() => null)
  // Whoever comes back to the page, or goes on in it, is answered when the API is there again.
  if (!answer) return void setTimeout(() => keys.forEach((one) => known.delete(toName(key, one))), RETRY_MS)
  for (const judged of answer.body.data) known.set(toName(key, judged.key), judged)
  paint()
  if (keys.length === MOST) void ask()
}

const toName = (of: string, product: string) => `${of} ${product}`
/** The bike a list is narrowed to, else the visitor's: what the page speaks of. */
const findKey = () =>
  (document.querySelector('[data-bike-bar]') && new URLSearchParams(location.search).get('bike')) ?? bike?.key
const findJudged = (product: string) => known.get(toName(findKey() ?? '', product))

function listKeys(): string[] {
  const places = document.querySelectorAll<HTMLElement>('[data-product], [data-offered], [data-fit-of]')
  const keys = [...places].map(
    ({ dataset }) => dataset['product'] ?? dataset['offered'] ?? dataset['fitOf'] ?? '',
  )
  return [...new Set(keys)].filter(Boolean)
}

function paint(): void {
  for (const card of document.querySelectorAll<HTMLElement>('article[data-product]')) {
    const judged = findJudged(card.dataset['product'] ?? '')
    if (judged) markCard(card, judged)
  }
  for (const offer of document.querySelectorAll<HTMLElement>('[data-offered]')) {
    setUnfit(offer, findJudged(offer.dataset['offered'] ?? '')?.state === 'unfit')
  }
  fillFitLine(bike, findJudged)
  fillCartLines(bike, findJudged)
}

/** What does not go on it leaves the shelves beside a product; lists say so on the card. */
function markCard(card: HTMLElement, { state }: Judged): void {
  const entry = card.closest('li')
  if (entry?.querySelector('.fit-words')) return
  if (entry?.closest('[aria-labelledby=accessories], [aria-labelledby=recommend]'))
    setUnfit(entry, state === 'unfit')
  const name = findField(card, 'name')
  if (!name || state === 'none' || card.querySelector('.card-fit')) return
  const mark = document.createElement('span')
  mark.className = 'tag card-fit'
  mark.dataset['fit'] = state
  mark.textContent = fitText.states[state]
  name.after(mark)
}

function setUnfit(element: HTMLElement, isUnfit: boolean): void {
  element.toggleAttribute('data-unfit', isUnfit)
  element.hidden = isUnfit
  for (const input of element.querySelectorAll<HTMLInputElement>('[name=accessory]')) input.disabled = isUnfit
}
