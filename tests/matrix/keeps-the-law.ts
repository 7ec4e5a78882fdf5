/**
 * What every theme must keep, of the page that is open: an empty list when it does. Runs inside the page, so it may use
 * nothing from outside itself.
 */
export function listBroken({ route, is_at_door }: { route: string; is_at_door: boolean }): string[] {
  const broken: string[] = []
  const need = (isThere: unknown, what: string) => {
    if (!isThere) broken.push(`lost: ${what}`)
  }
  const main = document.querySelector('main')
  const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, '') ?? ''
  /** Pages with a quiet frame: nothing leads away from the steps of the checkout, or past the door of a closed shop. */
  const isQuiet = is_at_door || /^\/cart\/./.test(route) || route === '/error'

  need(main, 'the main part')
  need(document.title.trim(), 'the title')
  need(document.querySelectorAll('h1').length === 1, 'one heading of the first level')
  if (!isQuiet) {
    need(document.querySelector('a[href="/privacy/"]'), 'the link to the privacy policy')
    need(document.querySelector('header form[action="/product/"], header a[href="/product/"]'), 'the search')
    need(document.querySelector('header [data-cart-count]'), 'the count of the cart')
  }
  // What is ordered for good says under which terms, in the same place.
  if (!isQuiet || (route === '/cart/confirm' && location.pathname === '/cart/confirm/'))
    need(document.querySelector('a[href="/tradelaw/"]'), 'the link to what the law on mail order wants told')
  if (route === '/product/{resourceKey}') {
    const box = document.querySelector('form[data-buy-box]')
    need(words(main).includes('円'), 'the price')
    need(words(main).includes('税込'), 'the word for «tax included»')
    need(/カートに入れる|売り切れ|在庫切れ|入荷/.test(words(box ?? main)), 'the button to buy')
  }
  if (route === '/product') {
    const cards = [...document.querySelectorAll('article[data-product]:not([data-product=""])')]
    need(cards.length > 0, 'every product')
    for (const card of cards) {
      need(card.querySelector('a[href^="/product/"]'), `the link of ${words(card).slice(0, 20)}`)
      need(words(card).includes('円'), `the price of ${words(card).slice(0, 20)}`)
    }
  }
  if (route === '/cart') need(words(main).includes('レジへ進む'), 'the way to the checkout')
  return [...new Set(broken)]
}
