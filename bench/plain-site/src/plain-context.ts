import type { Settings } from '#contract/shapes/settings.ts'
import { createRenderContext, type ContextSite } from '#src/site/create-render-context.server.ts'

declare const PLAIN_SITE: { site: ContextSite; api_base: string }

async function open() {
  const { site, api_base } = PLAIN_SITE
  const response = await fetch(`${api_base}/${site.channel}/v1/settings/front`)
  return createRenderContext(site, api_base, (await response.json()) as Settings, new Date(0))
}

/** One context for the whole build, so data that the publisher reads once is read once here too. */
export const plainContext = open()
