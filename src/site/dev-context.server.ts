import type { Settings } from '#contract/shapes/settings.ts'
import { createRenderContext, type ContextSite } from './create-render-context.server.ts'
import type { RenderContext } from './render-context.server.ts'

/** Put in by astro.config.mjs for `astro dev`; undefined in a bundle. */
declare const NOREN_DEV: { site: ContextSite; api_base: string; keycode_token: string | null } | undefined

/** A fresh context for each request of `astro dev`, so that an editor's save shows at the next reload. */
export async function openDevContext(): Promise<RenderContext> {
  if (!NOREN_DEV) throw new Error('No site: a bundle is rendered through publisher/adapter/entry.ts.')
  const { site, api_base, keycode_token } = NOREN_DEV
  const address = `${api_base}/${site.channel}/v1/settings/front`
  const response = await fetch(address)
  if (!response.ok) throw new Error(`GET ${address} answered ${response.status}.`)
  return createRenderContext(site, api_base, (await response.json()) as Settings, new Date(), keycode_token)
}
