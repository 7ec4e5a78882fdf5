import type { PageService, TrackingDestination } from '#contract/shapes/event.ts'
import { parsePolicyHosts, type PolicyHosts } from '#contract/policy-hosts.ts'
import type { Settings } from '#contract/shapes/settings.ts'

/**
 * Where data of a visitor may go. What each destination is told, and why, is in words in
 * `src/text/tracking/external-transmission.ts`.
 */
export interface Destination<Code extends string = TrackingDestination | PageService> {
  code: Code
  /** What a visitor allows or refuses. */
  purpose: 'analytics' | 'advertising'
  /** Where its scripts come from and whom they ask. The page's policy allows these and no others. */
  hosts: PolicyHosts
}

const nobody: PolicyHosts = { script: [], connect: [], img: [], frame: [] }
/** Of the container and of Google Analytics (https://developers.google.com/tag-platform/security/guides/csp). */
const tagManager: PolicyHosts = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  frame: [],
}
/** What else the container loads is the shop's own choice, which its setting names. */
const toTagManager = (settings: Settings) =>
  joinHosts([tagManager, parsePolicyHosts(settings['PLUGIN.THIRD_PARTY_TAG.HOSTS'])])

/** One registry: the scripts of a page, its policy and the page that tells visitors about them cannot disagree. */
const destinations: readonly (Omit<Destination<TrackingDestination>, 'hosts'> & {
  isUsed: (settings: Settings) => boolean
  toHosts: (settings: Settings) => PolicyHosts
})[] = [
  {
    code: 'own_events',
    purpose: 'analytics',
    toHosts: () => nobody,
    isUsed: (settings) => settings['PLUGIN.TRACKING.IS_USE'] === true,
  },
  {
    code: 'tag_manager',
    purpose: 'analytics',
    toHosts: toTagManager,
    isUsed: (settings) => Boolean(settings['PLUGIN.TRACKING.GTM_ID']),
  },
  {
    // Travels through the container of the tag manager.
    code: 'retargeting',
    purpose: 'advertising',
    toHosts: toTagManager,
    isUsed: (settings) =>
      Boolean(settings['PLUGIN.TRACKING.GTM_ID']) && settings['PLUGIN.RETARGETING.IS_USE'] === true,
  },
]

const services = {
  third_party_tag: { src: 'PLUGIN.THIRD_PARTY_TAG.SRC', hosts: 'PLUGIN.THIRD_PARTY_TAG.HOSTS' },
  recommendation: { src: 'PLUGIN.RECOMMENDATION.SRC', hosts: 'PLUGIN.RECOMMENDATION.HOSTS' },
  popup_service: { src: 'PLUGIN.POPUP.SRC', hosts: 'PLUGIN.POPUP.HOSTS' },
} as const satisfies Record<PageService, { src: keyof Settings; hosts: keyof Settings }>

/** Destinations that a shop's settings tell what visitors do. */
export function listEventDestinations(settings: Settings): Destination<TrackingDestination>[] {
  return destinations
    .filter(({ isUsed }) => isUsed(settings))
    .map(({ code, purpose, toHosts }) => ({ code, purpose, hosts: toHosts(settings) }))
}

/** Companies whose scripts a shop's settings put on its pages. They decide what they do with what they see. */
export function listPageServices(settings: Settings): (Destination<PageService> & { src: string })[] {
  return Object.entries(services).flatMap(([code, keys]) => {
    const script = toServiceScript(settings[keys.src])
    if (!script) return []
    const { src, origin } = script
    const hosts = joinHosts([{ ...nobody, script: [origin] }, parsePolicyHosts(settings[keys.hosts])])
    return [{ code: code as PageService, purpose: 'advertising', hosts, src }]
  })
}

/** All that a shop's settings switch on. */
export function listDestinations(settings: Settings): Destination[] {
  return [...listEventDestinations(settings), ...listPageServices(settings)]
}

/** Several lists of hosts as one, each host once. */
export function joinHosts(lists: readonly PolicyHosts[]): PolicyHosts {
  const join = (kind: keyof PolicyHosts) => [...new Set(lists.flatMap((hosts) => hosts[kind]))]
  return { script: join('script'), connect: join('connect'), img: join('img'), frame: join('frame') }
}

/** Hosts of every kind, each once: any host that is asked for something learns something. */
export function listHosts(hosts: PolicyHosts): string[] {
  return [...new Set([...hosts.script, ...hosts.connect, ...hosts.img, ...hosts.frame])]
}

/**
 * The script of a service as a setting names it: only https, and an address a policy can name.
 * @returns null for none, and for any other address
 */
function toServiceScript(setting: string | undefined): { src: string; origin: string } | null {
  const url = URL.parse(setting ?? '')
  if (url?.protocol !== 'https:' || url.username || url.password) return null
  return { src: url.href, origin: url.origin }
}
