import type { PublicSite } from './public-site.ts'

let site: PublicSite | undefined

/** The shop this page belongs to, from the page's own JSON. @throws on a page without a Noren layout */
export function getSite(): PublicSite {
  if (site) return site
  const element = document.getElementById('noren-site')
  if (!element?.textContent)
    throw new Error('This page has no #noren-site: does it use a layout of src/layouts?')
  site = JSON.parse(element.textContent) as PublicSite
  return site
}
