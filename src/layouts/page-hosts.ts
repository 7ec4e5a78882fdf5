import type { Settings } from '#contract/shapes/settings.ts'
import type { PolicyHosts } from '#contract/policy-hosts.ts'
import { joinHosts, listDestinations } from '#src/rules/tracking/tracking-destinations.ts'
import type { Route } from '#src/routes.ts'

interface PageAsked {
  settings: Settings
  /** Undefined for a page that stands in no row of the route table. */
  route: Route | undefined
  /** Whether it is shown before it is published, at an address only editors know. */
  is_preview: boolean
}

/** Whether scripts of other companies may run on a page, and visits of it be counted: never at an address with a secret. */
export function runsTags({ route, is_preview }: PageAsked): boolean {
  return !is_preview && !route?.has_secret_address
}

/**
 * Every host beside the shop's own that a page may ask for scripts, calls, pictures or frames. This is the one place that
 * widens the policy of a page (publisher/render/complete-policy.ts says the rest of it).
 */
export function pageHosts(asked: PageAsked): PolicyHosts {
  const tags = runsTags(asked) ? listDestinations(asked.settings).map(({ hosts }) => hosts) : []
  return joinHosts([ownHosts(asked), ...tags])
}

/** The shop's own pictures, where they lie on another host; and what the payment provider's fields ask, where a card is typed. */
function ownHosts({ settings, route }: PageAsked): PolicyHosts {
  const storage = URL.parse(settings['SITE.STORAGE_URL'])
  const img = storage ? [storage.origin] : []
  if (!route?.takes_cards) return { script: [], connect: [], img, frame: [] }
  const words = (settings['PAYMENT.HOSTS'] ?? '').split(' ').map((word) => word.split('='))
  const list = (kind: string) =>
    words.flatMap(([asked, host = '']) => (asked === kind && isOrigin(host) ? [host] : []))
  return {
    script: list('script'),
    connect: list('connect'),
    img: [...img, ...list('img')],
    frame: list('frame'),
  }
}

/** It becomes part of a header, so only an origin is allowed, with `*.` before it where a company has many hosts. */
const isOrigin = (text: string) => {
  const plain = text.replace('://*.', '://')
  return URL.canParse(plain) && new URL(plain).origin === plain
}
