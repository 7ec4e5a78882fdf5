import { cloneTemplate, fillText, findPart } from '#src/enhance/page/find-part.ts'
import {
  chooseMyBike,
  findMyBike,
  forgetMyBike,
  type KnownBike,
  listMyBikes,
  onMyBikeChange,
} from '#src/stores/bike/my-bike.ts'
import { bikeChoiceText } from '#src/text/catalogue/bike-choice.ts'

let isShowing = false

/** The bikes this browser knows, to be used or taken off. A second call changes nothing. */
export function showOwnBikes(place: HTMLElement): void {
  if (isShowing) return
  isShowing = true
  show(place)
  onMyBikeChange(() => show(place))
}

function show(place: HTMLElement): void {
  const bikes = listMyBikes()
  const chosen = findMyBike()
  const held = place.contains(document.activeElement)
  place.hidden = bikes.length === 0
  findPart(place, 'bike-items')?.replaceChildren(
    ...bikes.flatMap((bike) => toEntry(place, bike, bike.key === chosen?.key) ?? []),
  )
  // The pressed button is gone; the first of what is there is the next to press.
  if (held) (place.querySelector<HTMLElement>('button, a') ?? findPart(document, 'bike-words'))?.focus()
}

function toEntry(place: HTMLElement, bike: KnownBike, is_chosen: boolean): HTMLElement | null {
  const entry = cloneTemplate(place, 'bike')
  if (!entry) return null
  const link = findPart<HTMLAnchorElement>(entry, 'bike-link')
  fillText(link, bike.name)
  if (link) link.href = bike.href
  fillText(findPart(entry, 'bike-years'), bike.years)
  const use = findPart<HTMLButtonElement>(entry, 'bike-use')
  const forget = findPart<HTMLButtonElement>(entry, 'bike-forget')
  if (use) {
    use.toggleAttribute('data-chosen', is_chosen)
    use.textContent = is_chosen ? bikeChoiceText.in_use : bikeChoiceText.use
    use.addEventListener('click', () => chooseMyBike(is_chosen ? null : bike))
  }
  if (forget) {
    forget.ariaLabel = bikeChoiceText.forget(bike.name)
    forget.addEventListener('click', () => forgetMyBike(bike.key))
  }
  return entry
}
