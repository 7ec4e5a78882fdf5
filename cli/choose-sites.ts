import { loadSites, requireSite } from '#sites/load-sites.ts'
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

/** Demo sites live on this machine, at whatever port the origin has; real ones are left alone. */
export function atPort(site: SiteConfig, port: number): SiteConfig {
  const origin = new URL(site.origin)
  if (origin.hostname !== 'localhost' && !origin.hostname.endsWith('.localhost')) return site
  origin.port = String(port)
  return { ...site, origin: origin.origin }
}
