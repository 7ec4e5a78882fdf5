import type { SiteConfig } from '#sites/site-config.ts'

/** Names of a site's own variables: several shops share one http block. */
export function toVariables({ name }: Pick<SiteConfig, 'name'>) {
  const prefix = `noren_${name.replaceAll('-', '_')}`
  const to = (what: string) => `$${prefix}_${what}`
  return {
    prefix,
    is_ours: to('is_ours'),
    verdict: to('verdict'),
    is_doubtful: to('is_doubtful'),
    names_framing: to('names_framing'),
    is_odd: to('is_odd'),
    slashed: to('slashed'),
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
