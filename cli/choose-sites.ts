import { loadSites, loadSitesApart, requireSite, type SiteFault } from '#sites/load-sites.ts'
import type { SiteConfig } from '#sites/site-config.ts'

/**
 * The site SITE names, or all of them.
 *
 * @throws {Error} one sentence when there is no such site
 */
export async function chooseSites(env: Record<string, string | undefined>): Promise<SiteConfig[]> {
  const name = env['SITE']
  return name ? [await requireSite(name)] : loadSites()
}

/** The sites that a server of many shops opens, at its port. */
export interface ChosenSites {
  sites: SiteConfig[]
  /** Files of which no site can be opened; the others open all the same. */
  faults: SiteFault[]
}

/** The same for whoever serves: a fault in one file is told beside the sites of the others. @throws {Error} as `chooseSites` where SITE names one */
export async function chooseSitesToServe(
  env: Record<string, string | undefined>,
  port: number,
): Promise<ChosenSites> {
  const { sites, faults } = env['SITE']
    ? { sites: await chooseSites(env), faults: [] }
    : await loadSitesApart()
  return {
    sites: sites.map((site) => atPort(site, port)),
    faults: faults.map(({ site, ...fault }) => ({ ...fault, ...(site && { site: atPort(site, port) }) })),
  }
}

/** Demo sites live on this machine, at whatever port the origin has; real ones are left alone. */
export function atPort(site: SiteConfig, port: number): SiteConfig {
  const origin = new URL(site.origin)
  if (origin.hostname !== 'localhost' && !origin.hostname.endsWith('.localhost')) return site
  origin.port = String(port)
  return { ...site, origin: origin.origin }
}
