import { getPageFacts } from './page-facts.browser.ts'

declare global {
  interface Window {
    /** The tag manager's own inbox (https://developers.google.com/tag-platform/tag-manager/datalayer). */
    dataLayer?: object[]
  }
}

/** Sends something to the tag manager, whose script is loaded with the first event. */
export function pushToTagManager(message: object): void {
  const { gtm_id } = getPageFacts()
  // Behaviour 10.4: a missing tracking id is silently ignored.
  if (!gtm_id) return
  loadTagManager(gtm_id).push(message)
}

/** Loads a container of the tag manager once a page. */
export function loadTagManager(gtm_id: string): object[] {
  if (!window.dataLayer) {
    window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
    const script = document.createElement('script')
    script.async = true
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtm_id)}`
    document.head.append(script)
  }
  return window.dataLayer
}
