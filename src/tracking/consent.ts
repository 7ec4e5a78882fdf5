import { atom } from 'nanostores'
import { createRequestId } from '#src/stores/calls/create-request-id.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'
import type { Destination } from '#src/rules/tracking/tracking-destinations.ts'
import { getPageFacts } from './page-facts.browser.ts'

/** What a visitor decided. */
interface Consent {
  visitor_id: string
  analytics: boolean
  advertising: boolean
  notice_version: string
}

const KEY = 'noren.consent'

/** What this visitor decided about the present destinations; null while undecided. */
export const $consent = atom<Consent | null>(null)

/** Reads what was decided earlier, also by another tab. */
export function readConsent(): void {
  const stored = getStored('local', KEY) as Consent | null
  const { notice_version } = getPageFacts()
  $consent.set(stored?.notice_version === notice_version ? stored : null)
}

/** Where consent is required nothing is sent before it was given; elsewhere visitors are informed. */
export function decideFor(purpose: Destination['purpose']): 'allowed' | 'refused' | 'undecided' {
  if (!getPageFacts().is_consent_required) return 'allowed'
  const consent = $consent.get()
  if (!consent) return 'undecided'
  return consent[purpose] ? 'allowed' : 'refused'
}

/** Keeps a decision here, and with the shop, which must be able to show who allowed what. */
export async function decideConsent(wanted: Pick<Consent, 'analytics' | 'advertising'>): Promise<void> {
  const stored = getStored('local', KEY) as Consent | null
  const { notice_version } = getPageFacts()
  const consent = { ...wanted, notice_version, visitor_id: stored?.visitor_id ?? createRequestId() }
  setStored('local', KEY, consent)
  $consent.set(consent)
  // The decision counts here whether or not the shop could store it.
  await loadApi()
    .then((api) => api.call('PUT /v1/consent', { body: consent }))
    .catch(() => undefined)
}
