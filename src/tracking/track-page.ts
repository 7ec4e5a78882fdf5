import { $consent, readConsent } from './consent.ts'
import { showConsentBanner } from './consent-banner.ts'
import { takeEntry } from './entry-note.ts'
import { deliverEvents, recordEvent } from './event-outbox.ts'
import { loadServices } from './load-services.ts'
import { tellPurchase } from './tell-purchase.ts'
import { watchCart } from './watch-cart.ts'
import { watchProducts } from './watch-products.ts'
import { type Entry, watchSession } from './watch-session.ts'

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
