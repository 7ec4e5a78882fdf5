import type { PageService, TrackingDestination } from '#contract/shapes/event.ts'
import type { Settings } from '#contract/shapes/settings.ts'
import {
  type Destination,
  listEventDestinations,
  listHosts,
  listPageServices,
} from '#src/rules/tracking/tracking-destinations.ts'

/** What a page tells its tracking; printed only where there is something to track. */
export interface TrackingFacts {
  destinations: Pick<Destination<TrackingDestination>, 'code' | 'purpose'>[]
  services: (Pick<Destination<PageService>, 'code' | 'purpose'> & { src: string })[]
  gtm_id: string
  /** Global function of the popup service; empty for none. */
  popup_function: string
  is_consent_required: boolean
  /** A consent given for other destinations is asked for again. */
  notice_version: string
}

/** Null where no setting switches anything on: then the page has no tracking script at all. */
export function toTrackingFacts(settings: Settings): TrackingFacts | null {
  const destinations = listEventDestinations(settings).map(({ code, purpose }) => ({ code, purpose }))
  const services = listPageServices(settings)
  if (destinations.length + services.length === 0) return null
  return {
    destinations,
    services: services.map(({ code, purpose, src }) => ({ code, purpose, src })),
    gtm_id: settings['PLUGIN.TRACKING.GTM_ID'] ?? '',
    popup_function: settings['PLUGIN.POPUP.FUNCTION'] ?? '',
    is_consent_required: settings['PLUGIN.CONSENT.IS_REQUIRED'] ?? false,
    notice_version: [
      ...destinations.map(({ code }) => code),
      ...services.map(({ code, hosts }) => `${code}@${listHosts(hosts).join(',')}`),
    ].join('+'),
  }
}
