import { type BuyBoxVariation, readVariations } from './chosen-variation.ts'
import { findPart } from '#src/enhance/page/find-part.ts'
import type { LiveListener } from '#src/enhance/catalogue/live-price-and-stock.ts'

const load = () => import('./buy-pressed.ts')

/**
 * Variation, quantity and the button. The code that shows another variation or buys is loaded with the first sign of
 * action, so a page that is only read does not pay for it. Without script the form leads to /cart/, which adds the
 * same.
 */
export function enhanceBuyBox(form: HTMLFormElement): LiveListener {
  const button = findPart<HTMLButtonElement>(form, 'add-to-cart')
  const quantity = form.elements.namedItem('quantity') as HTMLInputElement | null
  let live: Parameters<LiveListener>[0]['products'] = []
  let isTurnedTo = false
  let isBusy = false

  function show(isChosen: boolean): void {
    // When loading fails, the next change tries again. A press buys what is chosen all the same.
    Promise.all([import('./show-variation.ts'), isChosen ? import('./follow-choice.ts') : null])
      .then(([{ showVariation }, following]) => {
        const shown = showVariation(form, live)
        following?.followChoice(form, shown)
      })
      .catch(() => undefined)
  }

  function turnTo(): void {
    if (isTurnedTo) return
    isTurnedTo = true
    void load().catch(() => undefined)
    show(false)
  }

  form.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).type === 'radio') show(true)
  })
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    form.addEventListener(sign, turnTo, { once: true, passive: true })
  }
  form.addEventListener('click', ({ target }) => {
    const step = (target as HTMLElement).closest<HTMLElement>('[data-step]')?.dataset['step']
    if (step === '1') quantity?.stepUp()
    else if (step) quantity?.stepDown()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    // The values at the moment of the press, whatever is chosen while the script loads.
    const pressed = new FormData(form)
    load()
      .then(({ buyPressed }) => buyPressed(form, pressed, live))
      // When the script cannot be loaded, the press is not lost: the cart page adds the same.
      .catch(() => location.assign(`/cart/?${new URLSearchParams(pressed as never)}`))
      .finally(() => (isBusy = false))
  })
  // Chosen before this script came, or by the address of a variation (src/layouts/choose-by-address.ts).
  if ('named' in form.dataset || form.querySelector('[type=radio]:checked:not([checked])')) show(true)
  if (button) showBuyBar(button)

  return (now) => {
    if (now.key !== form.dataset['product']) return
    live = now.products
    const known = new Set(readVariations(form).map(toShown))
    if (isTurnedTo || !live.every((one) => known.has(toShown(one)))) show(false)
  }
}

/** What is read about a variation. Its quantity is asked once somebody turns to the box. */
const toShown = ({ id, unit_price, list_price, stock_state }: Omit<BuyBoxVariation, 'code' | 'options'>) =>
  [id, unit_price, list_price, stock_state].join()

/** The bar at the foot of a small screen replaces the button while that is out of view: never both at once. */
function showBuyBar(button: HTMLElement): void {
  const bar = findPart(document, 'buy-bar')
  if (!bar) return
  new IntersectionObserver(([entry]) => {
    bar.hidden = false
    // It has its own room at the end of the page, so nothing moves.
    bar.style.visibility = entry?.isIntersecting ? 'hidden' : ''
  }).observe(button)
}
