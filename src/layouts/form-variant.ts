import type { Settings } from '#contract/shapes/settings.ts'

/** How a shop's forms ask: of people, or of companies. SITE.IS_CORPORATE is ours. */
export function toFormVariant(settings: Settings): 'personal' | 'corporate' {
  return settings['SITE.IS_CORPORATE'] === true ? 'corporate' : 'personal'
}
