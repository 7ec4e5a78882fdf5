import { createOrigin, type Origin } from '#publisher/origin/create-origin.ts'
import { drain } from '#running/drain.ts'
import { listen } from '#publisher/origin/listen.ts'
import type { ServedStore } from '#publisher/store/store.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { sayError } from './run-command.ts'

export interface ServeOptions {
  store: ServedStore
  sites: SiteConfig[]
  toApi: (site: SiteConfig) => string
  port: number
  /** Network interface; this machine only by default, as for the API. */
  host?: string
  /** How long it goes on taking requests when it is to end. */
  close_delay_ms?: number
}

interface Served extends Pick<Origin, 'setSites' | 'setEditing'> {
  /** Says that it is not ready any more and lets running answers finish. */
  close: () => Promise<void>
}

/** Opens the origin server. */
export async function serveSites({
  port,
  host = '127.0.0.1',
  close_delay_ms,
  ...options
}: ServeOptions): Promise<Served> {
  const origin = createOrigin({
    ...options,
    onError: sayError,
  })
  await listen(origin, port, host)
  const close = () => {
    origin.readiness.close()
    return drain(origin, undefined, close_delay_ms)
  }
  return { setSites: origin.setSites, setEditing: origin.setEditing, close }
}
