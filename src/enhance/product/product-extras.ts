import { noteViewedProduct } from '#src/stores/product/product-history.ts'
import { whenSeen } from '#src/enhance/page/when-seen.ts'

/** How far below the screen a part is brought to life, so that it is there when one arrives. */
const AHEAD = '600px'

/** What a product's page does only for those who go so far: each part comes when it is wanted. */
export function enhanceProductExtras(): void {
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
