import type { SiteConfig } from '#sites/site-config.ts'

/** Names of a site's own variables: several shops share one http block. */
export function toVariables({ name }: Pick<SiteConfig, 'name'>) {
  const prefix = `noren_${name.replaceAll('-', '_')}`
  const to = (what: string) => `$${prefix}_${what}`
  return {
    prefix,
    is_ours: to('is_ours'),
    has_dots: to('has_dots'),
    is_doubtful: to('is_doubtful'),
    is_odd: to('is_odd'),
    is_staff: to('is_staff'),
    path: to('path'),
    api_address: to('api_address'),
    proto: to('proto'),
    cache: to('cache'),
    robots: to('robots'),
    referrer: to('referrer'),
    pass: to('pass'),
    is_file: to('is_file'),
  }
}
