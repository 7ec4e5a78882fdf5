import { onTestFinished } from 'vitest'
import { createOrigin, type OriginOptions } from '#publisher/origin/create-origin.ts'
import { drain } from '#running/drain.ts'
import { listen } from '#publisher/origin/listen.ts'
import { demoSite, openWorkshop } from '../open-workshop.ts'
import type { DemoPage } from '../start-content-api.ts'

/** A published demo shop behind its origin server. */
export async function openShop(pages: Record<string, DemoPage>, options: Partial<OriginOptions> = {}) {
  const workshop = await openWorkshop(pages)
  await workshop.publish()
  const origin = createOrigin({
    store: await workshop.store.openServed(),
    sites: [demoSite],
    toApi: () => workshop.api.base,
    ...options,
  })
  const port = await listen(origin, 0, '127.0.0.1')
  onTestFinished(() => drain(origin, 0))
  return { ...workshop, origin, port }
}
