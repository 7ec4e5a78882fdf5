import { hasLogin } from '#src/enhance/session/has-login.ts'
import { fillText } from '#src/enhance/page/find-part.ts'
import { showToasts } from '#src/enhance/page/toasts.ts'
import { chooseMyBike, findMyBike, onMyBikeChange } from '#src/stores/bike/my-bike.ts'
import { showToast } from '#src/stores/page/toasts.ts'
import { myBikeText } from '#src/text/catalogue/my-bike.ts'

/** What is judged, and the bars that lead to judged lists. */
const JUDGED = '[data-product], [data-offered], [data-fit-of], [data-bike-bar], [data-buy-box]'

let isShowing = false
let isJudging = false
/** Of pages with nothing to judge: islands may bring it. */
let watch: MutationObserver | undefined

/** Names the visitor's bike, and has the page judged for it, now and whenever it changes. */
export function showMyBike(): void {
  show()
  if (isShowing) return
  isShowing = true
  onMyBikeChange(show)
  if (hasLogin()) void import('#src/stores/bike/member-bikes.ts').then(({ shareMyBikes }) => shareMyBikes())
}

function show(): void {
  const bike = findMyBike()
  for (const place of document.querySelectorAll<HTMLElement>('[data-my-bike]'))
    fillText(place, bike ? myBikeText.mine(bike.name) : myBikeText.choose)
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-choose-bike]')) {
    const is_chosen = button.dataset['key'] === bike?.key
    button.toggleAttribute('data-chosen', is_chosen)
    const words = is_chosen ? myBikeText.in_use : myBikeText.take
    button.textContent = words
    button.ariaLabel = `${button.dataset['years']} ${words}`
  }
  if (bike || new URLSearchParams(location.search).has('bike')) isJudging = true
  if (isJudging) judge()
}

/** What judges comes with the first thing to be judged. */
function judge(): void {
  watch?.disconnect()
  if (document.body.querySelector(JUDGED))
    return void import('./judge-page.ts').then(({ judgePage }) => judgePage(findMyBike()))
  watch = new MutationObserver(judge)
  watch.observe(document.body, { childList: true, subtree: true })
}

/** The visitor has this bike from now on. The button stands on the page of its model. */
export function chooseByButton({ dataset }: HTMLElement): void {
  const { key = '', name = '', years = '' } = dataset
  // Its list may be more pages below: `/bike/<maker>/<model>/page/2/`.
  const href = `${location.pathname.split('/', 4).join('/')}/`
  chooseMyBike({ key, name, years, href })
  showToasts()
  showToast({ code: 'bike.chosen', sentence: myBikeText.chosen(name) })
}
