import type { Frame } from '#src/content-loaders/frame-loader.ts'
import { listDestinations } from '#src/rules/tracking/tracking-destinations.ts'
import { requireRoute } from '#src/routes.ts'

const guides = ['/news', '/blog', '/maker', '/brand', '/faq', '/calendar', '/sitemap']

/** Links of header and footer besides the categories: the pages every shop has, then the editor's own. */
export function toGuideLinks({ static_pages, settings }: Frame): { url: string; title: string }[] {
  const told = listDestinations(settings).length > 0 ? ['/external-transmission'] : []
  const found = [...guides, ...told].map(requireRoute).filter(({ has_page }) => has_page)
  return [...found.map(({ path, title }) => ({ url: `${path}/`, title: title ?? '' })), ...static_pages]
}
