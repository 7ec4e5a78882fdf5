import { $consent, readConsent, decideConsent, decideFor } from './consent.ts'
import { takeEntry, type Entry, watchSession } from './watch-session.ts'
import { deliverEvents, recordEvent } from './event-outbox.ts'
import { tellPurchase } from './tell-purchase.ts'
import { watchCart } from './watch-cart.ts'
import { getPageFacts } from './page-facts.browser.ts'
import { keepsSecret } from '#src/stores/session/kept-secrets.ts'
import { bindPopupLinks } from './bind-popup-links.ts'
import { readPlain } from '#src/api/plain.ts'
import { readPathParams } from '#src/rules/page/path-params.ts'
import { type AnalyticsItem, toGoods, toProductItem } from './analytics-item.ts'

/** Everything that tracking does on a page. It listens to the stores; nothing listens to it. */
export function trackPage(): void {
  readConsent()
  window.addEventListener('storage', ({ key }) => {
    if (key === 'noren.consent') readConsent()
  })
  // What earlier pages left waiting is sent first, as soon as the visitor decides.
  $consent.subscribe(() => {
    void deliverEvents()
    loadServices()
  })
  showConsentBanner()
  watchCart()
  watchProducts()
  if (/^\/(login|register|verify|oauth|reminder)\//.test(location.pathname)) watchSession(tellEntry)
  const entry = takeEntry()
  if (entry) tellEntry(entry)
  if (location.pathname === '/maintenance/')
    void import('./maintenance-tag.ts').then(({ runMaintenanceTag }) => runMaintenanceTag())
  void tellPurchase()
}

function tellEntry(entry: Entry): void {
  recordEvent(entry, { method: 'site' })
}

/** Asks visitors who have not decided yet, and those who want to decide again (`data-ask-consent`). */
function showConsentBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent-banner]')
  if (!banner || !getPageFacts().is_consent_required) return
  $consent.subscribe((consent) => (banner.hidden = consent !== null))
  // As much room as it takes, so that it covers neither the footer nor the focused element.
  new ResizeObserver(() => {
    const room = `${banner.offsetHeight}px`
    document.body.style.paddingBlockEnd = room
    document.documentElement.style.scrollPaddingBlockEnd = room
  }).observe(banner)
  banner.addEventListener('click', ({ target }) => {
    const answer = (target as HTMLElement).closest<HTMLElement>('[data-consent]')?.dataset['consent']
    if (answer) void decideConsent({ analytics: answer === 'all', advertising: answer === 'all' })
  })
  for (const button of document.querySelectorAll<HTMLElement>('[data-ask-consent]')) {
    button.hidden = false
    button.addEventListener('click', () => {
      banner.hidden = false
      banner.querySelector('button')?.focus()
    })
  }
}

/**
 * Loads the scripts of other companies that the visitor allows, each once a page. Called again when the visitor
 * decides: a script refused afterwards runs until the page is left, because no script can be unloaded, and on no page
 * after it. A tab that keeps a secret loads none.
 */
export function loadServices(): void {
  if (keepsSecret()) return
  const { services, popup_function } = getPageFacts()
  for (const { code, purpose, src } of services) {
    if (decideFor(purpose) !== 'allowed' || document.querySelector(`script[data-service="${code}"]`)) continue
    const script = document.createElement('script')
    script.async = true
    script.src = src
    script.dataset['service'] = code
    document.head.append(script)
    if (code === 'popup_service' && popup_function) void bindPopupLinks(popup_function)
  }
}

/** Which products are looked at: a product's page, or a list, including one answered in the browser. */
function watchProducts(): void {
  const key = readPathParams('/product/{resourceKey}', location.pathname)?.['resourceKey']
  if (key && document.querySelector('[data-buy-box]')) void tellProduct(key)
  const list = document.querySelector<HTMLElement>('[data-list]')
  if (!list) return
  let told: string | undefined
  const tell = () => {
    if (list.hasAttribute('data-busy') || told === location.search) return
    told = location.search
    tellList(list)
  }
  new MutationObserver(tell).observe(list, { attributeFilter: ['data-busy'] })
  tell()
}

async function tellProduct(resourceKey: string): Promise<void> {
  // A product that can no longer be read was not looked at either.
  const answer = await readPlain('GET /v1/products/{resourceKey}', {
    params: { resourceKey },
    query: {},
  }).catch(() => null)
  if (answer) recordEvent('view_item', toGoods([{ ...toProductItem(answer.body), quantity: 1 }]))
}

function tellList(list: HTMLElement): void {
  const search_term = new URLSearchParams(location.search).get('q')?.trim()
  if (search_term) recordEvent('search', { search_term })
  const items = [...list.querySelectorAll<HTMLElement>('[data-product]')].map((card): AnalyticsItem => {
    const name = card.querySelector('[data-field="name"]')?.textContent?.trim() ?? ''
    return { item_id: card.dataset['product'] ?? '', item_name: name }
  })
  const shown = items.filter(({ item_id }) => item_id !== '')
  if (shown.length > 0) recordEvent('view_item_list', { item_list_name: document.title, items: shown })
}
