const NAME = 'product-picture'

/**
 * The product's picture moves from list to detail and back (cross-document view transition). Names are set by script
 * for one transition only: the CSP blocks `style=`, and a name may occur once in a page.
 */
export function nameTravellingPicture(): void {
  addEventListener('pageswap', (event) => {
    if (event.viewTransition) name(event.activation?.entry?.url ?? null, event.viewTransition)
  })
  addEventListener('pagereveal', (event) => {
    const from = 'navigation' in window ? window.navigation.activation?.from?.url : null
    if (event.viewTransition) name(from ?? null, event.viewTransition)
  })
}

function name(otherUrl: string | null, transition: ViewTransition): void {
  const picture = findPicture(otherUrl)
  if (!picture) return
  picture.style.viewTransitionName = NAME
  void transition.finished.catch(() => {}).finally(() => (picture.style.viewTransitionName = ''))
}

/** On a product page its own picture; elsewhere the card of the product the visitor goes to or comes from. */
function findPicture(otherUrl: string | null): HTMLElement | null {
  const own = document.querySelector<HTMLElement>('[data-gallery] img')
  if (own) return own
  const key = otherUrl && /\/product\/([^/]+)\/$/.exec(new URL(otherUrl).pathname)?.[1]
  return key
    ? document.querySelector<HTMLElement>(
        `[data-product="${CSS.escape(decodeURIComponent(key))}"] [data-field="picture"]`,
      )
    : null
}
