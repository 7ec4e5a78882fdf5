import { $consent, decideConsent } from './consent.ts'
import { getPageFacts } from './page-facts.browser.ts'

/** Asks who has not decided yet, and whoever wants to decide again (`data-ask-consent`). */
export function showConsentBanner(): void {
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
