import type { TrackingFacts } from './tracking-facts.ts'

/** What this page may track, from its own JSON. @throws on a page without it */
export function getPageFacts(): TrackingFacts {
  const element = document.getElementById('noren-tracking')
  if (!element?.textContent)
    throw new Error('This page has no #noren-tracking: see src/layouts/Document.astro.')
  return JSON.parse(element.textContent) as TrackingFacts
}
