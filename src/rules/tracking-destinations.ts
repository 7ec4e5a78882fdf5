import type { PageService, TrackingDestination } from '#contract/shapes/event.ts'
import type { Settings } from '#contract/shapes/settings.ts'
import { toServiceScript } from './service-script.ts'

/** Where something of a visitor may go. What each is told and why is in words in `src/text/external-transmission.ts`. */
export interface Destination<Code extends string = TrackingDestination | PageService> {
  code: Code
  /** What a visitor allows or refuses. */
  purpose: 'analytics' | 'advertising'
  /** Origins its script comes from: the page's policy allows these and no others. */
  script_origins: readonly string[]
}

const TAG_MANAGER = 'https://www.googletagmanager.com'

/** One registry: the scripts of a page, its policy and the page that tells visitors about them cannot disagree. */
const destinations: readonly (Destination<TrackingDestination> & {
  isUsed: (settings: Settings) => boolean
})[] = [
  {
    code: 'own_events',
    purpose: 'analytics',
    script_origins: [],
    isUsed: (settings) => settings['PLUGIN.TRACKING.IS_USE'] === true,
  },
  {
    code: 'tag_manager',
    purpose: 'analytics',
    script_origins: [TAG_MANAGER],
    isUsed: (settings) => Boolean(settings['PLUGIN.TRACKING.GTM_ID']),
  },
  {
    // Travels through the container of the tag manager.
    code: 'retargeting',
    purpose: 'advertising',
    script_origins: [TAG_MANAGER],
    isUsed: (settings) =>
      Boolean(settings['PLUGIN.TRACKING.GTM_ID']) && settings['PLUGIN.RETARGETING.IS_USE'] === true,
  },
]

const services = {
  third_party_tag: 'PLUGIN.THIRD_PARTY_TAG.SRC',
  recommendation: 'PLUGIN.RECOMMENDATION.SRC',
  popup_service: 'PLUGIN.POPUP.SRC',
} as const satisfies Record<PageService, keyof Settings>

/** Whom a shop's settings have told of what visitors do. */
export function listEventDestinations(settings: Settings): Destination<TrackingDestination>[] {
  return destinations
    .filter(({ isUsed }) => isUsed(settings))
    .map(({ code, purpose, script_origins }) => ({ code, purpose, script_origins }))
}

/** Whose scripts a shop's settings put on its pages. What they do with what they see, their companies decide. */
export function listPageServices(settings: Settings): (Destination<PageService> & { src: string })[] {
  return Object.entries(services).flatMap(([code, key]) => {
    const script = toServiceScript(settings[key])
    if (!script) return []
    const { src, origin } = script
    return [{ code: code as PageService, purpose: 'advertising', script_origins: [origin], src }]
  })
}

/** All that a shop's settings switch on. */
export function listDestinations(settings: Settings): Destination[] {
  return [...listEventDestinations(settings), ...listPageServices(settings)]
}
