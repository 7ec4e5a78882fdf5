import { readPlain } from '#src/api/plain.ts'
import { cloneTemplate, fillText, findPart } from '#src/enhance/page/find-part.ts'
import { chooseMyBike, type KnownBike } from '#src/stores/bike/my-bike.ts'
import { toKnownBike } from '#src/stores/bike/to-known-bike.ts'
import { bikeChoiceText } from '#src/text/catalogue/bike-choice.ts'

/** Whoever types on is not asked for yet. */
const PAUSE_MS = 200
/** Bikes one look finds; more words find fewer. */
const FOUND = 20

/** Finds bikes while somebody types. */
export function searchBikes(search: HTMLFormElement): void {
  const field = findPart<HTMLInputElement>(search, 'bike-words')
  const status = findPart(search, 'bike-status')
  const found = findPart(search, 'bike-found')
  let reading: AbortController | undefined
  let pause = 0
  let asked = ''
  const look = async () => {
    const q = field?.value.trim() ?? ''
    // What is found already stays, and keeps the focus.
    if (q === asked) return
    asked = q
    reading?.abort()
    if (q === '') {
      found?.replaceChildren()
      return fillText(status, '')
    }
    reading = new AbortController()
    const { signal } = reading
    const query = { q, per: FOUND }
    const answer = await readPlain('GET /v1/bikes', { query }, signal).catch(() => null)
    if (signal.aborted) return
    if (!answer) {
      asked = ''
      return fillText(status, bikeChoiceText.failed)
    }
    const bikes = answer.body.data.map(toKnownBike)
    fillText(status, bikeChoiceText.found(Number(answer.headers.get('x-total') ?? bikes.length)))
    found?.replaceChildren(...bikes.flatMap((bike) => toFound(search, bike) ?? []))
  }
  field?.addEventListener('input', () => {
    clearTimeout(pause)
    pause = window.setTimeout(() => void look(), PAUSE_MS)
  })
  search.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(pause)
    void look()
  })
  // Typed before this script came, or kept by the browser.
  if (field?.value) void look()
}

/** A bike that was found: a press chooses it and leads to its page. */
function toFound(search: HTMLFormElement, bike: KnownBike): HTMLElement | null {
  const entry = cloneTemplate(search, 'found')
  const link = entry?.querySelector('a')
  if (!entry || !link) return null
  link.textContent = bike.name
  link.href = bike.href
  link.addEventListener('click', () => chooseMyBike(bike))
  fillText(findPart(entry, 'bike-years'), bike.years)
  return entry
}
