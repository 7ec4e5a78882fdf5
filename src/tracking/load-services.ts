import { keepsSecret } from '#src/stores/session/kept-secrets.ts'
import { bindPopupLinks } from './bind-popup-links.ts'
import { decideFor } from './consent.ts'
import { getPageFacts } from './page-facts.browser.ts'

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
