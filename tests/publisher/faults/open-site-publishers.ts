import { onTestFinished } from 'vitest'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { demoBundle, demoSite, type Workshop } from '#tests/publisher/open-workshop.ts'

/** A publisher for the demo shop that asks by itself only when told to. */
export function openSitePublishers(
  { store, api }: Pick<Workshop, 'store' | 'api'>,
  clock = () => new Date('2026-07-01T03:00:00Z'),
  bundle = demoBundle,
) {
  const errors: unknown[] = []
  const publisher = createSitePublishers({
    store,
    sites: [{ site: demoSite, bundle, api: api.base }],
    clock,
    onError: (error) => errors.push(error),
    reconcile_ms: 1e9,
  })
  onTestFinished(() => publisher.close())
  const deliver = (id: string, version = 0) => publisher.deliver({ id, sites: ['demo'], version })
  return { publisher, deliver, errors }
}
