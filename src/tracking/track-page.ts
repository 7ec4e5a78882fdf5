import { $consent, readConsent, decideConsent, decideFor } from './consent.ts'
import { takeEntry, type Entry, watchSession } from './watch-session.ts'
import { deliverEvents, recordEvent } from './event-outbox.ts'
import { tellPurchase } from './tell-purchase.ts'
import { watchCart } from './watch-cart.ts'
import { watchProducts } from './watch-products.ts'
import { getPageFacts } from './page-facts.browser.ts'
import { keepsSecret } from '#src/stores/session/kept-secrets.ts'
import { bindPopupLinks } from './bind-popup-links.ts'

/** Everything a page of a shop that tracks does for it. It listens to the stores; nobody listens to it. */
export function trackPage(): void {
  readConsent()
  window.addEventListener('storage', ({ key }) => {
    if (key === 'noren.consent') readConsent()
  })
  // What earlier pages left waiting goes first, and all of it as soon as the visitor decides.
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

/** Asks who has not decided yet, and whoever wants to decide again (`data-ask-consent`). */
function showConsentBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent-banner]')
  if (!banner || !getPageFacts().is_consent_required) return
  $consent.subscribe((consent) => (banner.hidden = consent !== null))
  // As much room as it takes, so that it covers neither the foot of the page nor what has the focus.
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
 * Loads the scripts of other companies the visitor may meet, each once a page. Called again when the visitor decides:
 * what was refused afterwards runs until the page is left, as no script can be taken back, and on no page after it. A tab
 * that keeps a secret loads none.
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
