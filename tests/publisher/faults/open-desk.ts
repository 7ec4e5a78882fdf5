import { onTestFinished } from 'vitest'
import { createDesk } from '#publisher/changes/create-desk.ts'
import { demoBundle, demoSite, type Workshop } from '../open-workshop.ts'

/** A desk for the demo shop that asks by itself only when told to. */
export function openDesk(
  { store, api }: Pick<Workshop, 'store' | 'api'>,
  clock = () => new Date('2026-07-01T03:00:00Z'),
  bundle = demoBundle,
) {
  const errors: unknown[] = []
  const desk = createDesk({
    store,
    sites: [{ site: demoSite, bundle, api: api.base }],
    clock,
    onError: (error) => errors.push(error),
    reconcile_ms: 1e9,
  })
  onTestFinished(() => desk.close())
  const deliver = (id: string, version = 0) => desk.deliver({ id, sites: ['demo'], version })
  return { desk, deliver, errors }
}
