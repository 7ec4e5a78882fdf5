import type { Settings } from '#contract/shapes/settings.ts'
import type { RenderContext } from './render-context.server.ts'

/** The part of `sites/*.ts` a render needs. */
export interface ContextSite {
  name: string
  origin: string
  channel: string
}

/**
 * @param apiBase address of the API for servers, without channel and trailing slash
 * @param keycode_token what a closed shop is read with
 */
export function createRenderContext(
  site: ContextSite,
  apiBase: string,
  settings: Settings,
  now: Date,
  keycode_token: string | null = null,
): RenderContext {
  const isSelling =
    (settings['SITE.STATE'] ?? 'open') === 'open' &&
    (!settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE'] ||
      settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'])
  return {
    settings,
    now,
    api_base: `${apiBase}/${site.channel}`,
    keycode_token,
    answers: new Map(),
    site: {
      name: site.name,
      api: `/api/${site.channel}`,
      origin: site.origin,
      theme: settings['SITE.THEME'],
      storage_url: settings['SITE.STORAGE_URL'].replace(/\/$/, ''),
      breakpoints: { sm: settings['SITE.BREAKPOINT.SCREEN-SM'], md: settings['SITE.BREAKPOINT.SCREEN-MD'] },
      is_selling: isSelling,
      shop_name: settings['SITE.NAME'],
      no_member_use: settings['SITE.NO_MEMBER_USE'],
      is_keycode_required: settings['SITE.IS_KEYCODE_REQUIRED'],
      ...(settings['SITE.IS_CORPORATE'] === true && { is_corporate: true as const }),
    },
  }
}
