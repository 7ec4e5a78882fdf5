// What a product's own page runs besides.
import { enhanceFavourites } from '#src/enhance/member/favourites.ts'
import { enhanceBuyBox } from './buy-box.ts'
import { correctPricesAndStock } from '#src/enhance/catalogue/live-price-and-stock.ts'
import { nameTravellingPicture } from '#src/enhance/page/travelling-picture.ts'
import { readPlain } from '#src/api/plain.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { spellDay } from '#src/rules/date/spell-day.ts'
import { deliveryPromiseText } from '#src/text/product/delivery-promise.ts'
import { noteViewedProduct } from '#src/stores/product/product-history.ts'
import { whenSeen } from '#src/enhance/page/when-seen.ts'

/** How far below the screen a part is loaded, so that it is ready in time. */
const AHEAD = '600px'

nameTravellingPicture()
const listeners = [...document.querySelectorAll<HTMLFormElement>('form[data-buy-box]')].map(enhanceBuyBox)
void correctPricesAndStock((live) => listeners.forEach((listen) => listen(live)))
for (const place of document.querySelectorAll<HTMLElement>('[data-delivery-promise]'))
  void promiseDelivery(place)
enhanceProductExtras()
enhanceFavourites()

/**
 * Says when an order placed now arrives. It is computed now, because a published page cannot know
 * (architecture «Time is an input»).
 */
async function promiseDelivery(place: HTMLElement): Promise<void> {
  const name = 'GET /v1/shipping-leadtime/prefectures/{prefecture}'
  const answer = await readPlain(name, {
    params: { prefecture: deliveryPromiseText.promised_prefecture },
  }).catch(() => null)
  if (!answer) return
  const { order_before, earliest } = answer.body
  const until = new Date(order_before)
  const day = toJapanDay(until)
  const hour = deliveryPromiseText.hour((until.getUTCHours() + 9) % 24)
  const when =
    day === toJapanDay(new Date()) ? `${deliveryPromiseText.today}${hour}` : `${spellDay(day)}${hour}`
  place.textContent = deliveryPromiseText.promise(
    when,
    spellDay(toJapanDay(new Date(`${earliest}T00:00:00+09:00`))),
    deliveryPromiseText.promised_prefecture,
  )
}

/** Parts of a product's page that only some visitors use. Each is loaded when it is wanted. */
function enhanceProductExtras(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!form.matches('[data-restock-form]')) return
    event.preventDefault()
    void import('./restock-request.ts').then(({ sendRestockRequest }) => sendRestockRequest(form))
  })
  document.addEventListener('click', ({ target }) => {
    const button = (target as HTMLElement).closest<HTMLButtonElement>('[data-action]')
    if (button) void import('./product-actions.ts').then(({ doProductAction }) => doProductAction(button))
  })
  const history = document.querySelector<HTMLElement>('[data-recently-viewed]')
  if (!history) return
  const looking = Number(history.dataset['recentlyViewed'])
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      watcher.disconnect()
      void import('./recently-viewed.ts').then(({ showRecentlyViewed }) =>
        showRecentlyViewed(history, looking),
      )
    },
    { rootMargin: AHEAD },
  )
  watcher.observe(history)
  whenSeen(() => noteViewedProduct(looking))
}
