import { openRenderQueue } from '#publisher/render-queue/open-render-queue.ts'
import { type Renderers, threads } from '#publisher/render/renderers.ts'
import type { Store } from '#publisher/store/store.ts'

/** Where this installation renders: on hosts, when other machines share the store and a Redis; else in this process. */
export function openRenderers({ for_hosts }: Store): Renderers {
  const url = process.env['REDIS_URL']
  return url && for_hosts ? openRenderQueue(url, for_hosts) : threads
}
