/**
 * What stands in the wrong place for a telephone, of the page that is open at 390 px and at its top: what the visitor came
 * for is in the first screen, and one button is the first. An empty list when all is well. Runs inside the page, so it may
 * use nothing from outside itself.
 */
export async function listMisplaced({ route }: { route: string }): Promise<string[]> {
  const misplaced: string[] = []
  const need = (isThere: unknown, what: string) => {
    if (!isThere) misplaced.push(`hierarchy: ${what}`)
  }
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const isInView = (element: HTMLElement) => {
    const { top, bottom, width, height } = element.getBoundingClientRect()
    return (
      width > 0 &&
      height > 0 &&
      bottom > 0 &&
      top < innerHeight &&
      element.checkVisibility({ visibilityProperty: true })
    )
  }
  const inView = (selector: string) => all(selector).filter(isInView)
  const nextFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  /** The bar at the foot follows what moved a moment later, on a busy machine after some frames. */
  const PATIENCE_MS = 1000
  const waitFor = async (isReached: () => boolean) => {
    const end = performance.now() + PATIENCE_MS
    do await nextFrames()
    while (!isReached() && performance.now() < end)
  }
  /** At every place of the page, half a screen further each time. */
  const scrollThrough = async (look: () => Promise<void>) => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await look()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await nextFrames()
  }

  await nextFrames()
  need(inView('h1').length === 1, 'the heading is in the first screen')
  need(all('.page-message details[open]').length <= 1, 'one notice is open at most')
  const head = document.querySelector('header:not(main *)')?.getBoundingClientRect().height ?? 0
  need(head <= innerHeight / 3, `the head of the page takes a third of the screen at most, not ${head} px`)
  if (route === '/product/{resourceKey}') {
    const hasWay = () => inView('#buy-box [data-add-to-cart], .buy-bar, .buy-stopped').length > 0
    await waitFor(hasWay)
    const foot = inView('.buy-bar')[0]?.getBoundingClientRect().top ?? innerHeight
    const name = document.querySelector('h1')?.getBoundingClientRect()
    need(name && name.bottom <= foot, 'the name is in the first screen, above the bar')
    need(
      inView('#buy-box [data-field="price"], [data-price-of="buy-box"]').length > 0,
      'the price is in the first screen',
    )
    need(hasWay(), 'the way to buy is in the first screen')
    let most = 0
    await scrollThrough(async () => {
      const count = () => inView('#buy-box [data-add-to-cart], .buy-bar :is(a.button, button)').length
      await waitFor(() => count() <= 1)
      most = Math.max(most, count())
    })
    need(most <= 1, `one button to buy is in view, not ${most}`)
  }
  if (/^\/(cart|login|register|contact|mypage)/.test(route)) {
    const first = inView('main .button-primary, [class*="bar"] .button-primary').map((one) =>
      one.textContent?.trim(),
    )
    need(first.length <= 1, `one button is the first, not ${first.join(' and ')}`)
  }
  if (route === '/lp/{slug}' && all('#landing-products article').length > 0)
    need(inView('.landing-goods img').length > 0, 'the landing page shows goods in the first screen')
  if (route === '/404') {
    need(inView('.ways-on form').length > 0, 'a page that is not there lets one search')
    need(all('.ways-on nav a').length > 1, 'a page that is not there leads to the shelves')
    need(all('main article[data-product] img').length > 0, 'a page that is not there shows goods')
  }
  for (const logo of inView('.index-logo, .maker-logo'))
    need(logo.offsetWidth >= 88, `the logo can be read, not ${logo.offsetWidth} px wide`)
  return misplaced
}

/** Pictures of goods shown larger than a drawing carries, at any width. Runs inside the open page, on nothing but itself. */
export function listTooLarge(): string[] {
  const LARGEST_PX = 640
  const pictures = document.querySelectorAll<HTMLElement>('.gallery-stage img, article[data-product] img')
  const widest = Math.max(0, ...[...pictures].map((picture) => picture.offsetWidth))
  return widest > LARGEST_PX ? [`hierarchy: a picture of goods is ${widest} px wide`] : []
}
