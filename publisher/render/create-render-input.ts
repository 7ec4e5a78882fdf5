import { randomUUID } from 'node:crypto'
import type { Settings } from '#contract/shapes/settings.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import type { LoadedBundle } from '../load-bundle.ts'
import type { Store } from '../store/store.ts'
import type { RenderInput } from './render-job.ts'

interface Given {
  site: SiteConfig
  api: string
  keycode_token: string | null
  now: Date
  store: Store
  bundle: LoadedBundle
  is_plain?: boolean
}

/** What the renders of one publish share, ready to cross to a worker. @param frame see `RenderInput` */
export function createRenderInput(
  { site, api, keycode_token, now, store, bundle, is_plain = false }: Given,
  settings: Settings,
  frame: string | null,
): RenderInput {
  const { name, origin, channel } = site
  return {
    publish: randomUUID(),
    site: { name, origin, channel },
    apiBase: api,
    keycode_token,
    settings,
    palette: bundle.manifest.palette ?? {},
    now: now.toISOString(),
    store: store.folder,
    is_plain,
    frame,
  }
}
