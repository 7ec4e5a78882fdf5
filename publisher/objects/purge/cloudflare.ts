import { toEnvName } from '#contract/to-env-name.ts'
import { askCdn, type Env, type Purge, requireValue } from './ask-cdn.ts'

/** Tags in one call of its API. */
const AT_ONCE = 100

/** Purges by Cache-Tag. */
export function openCloudflare(site: string, env: Env): Purge['purge'] {
  const own = env[`CLOUDFLARE_ZONE_ID_${toEnvName(site)}`] || env['CLOUDFLARE_ZONE_ID']
  const zone = requireValue(own, 'CLOUDFLARE_ZONE_ID', 'the zone of the shop, for the purge')
  const token = requireValue(
    env['CLOUDFLARE_API_TOKEN'],
    'CLOUDFLARE_API_TOKEN',
    'a token that may purge the cache of the zone',
  )
  const base = env['CLOUDFLARE_API_BASE_URL'] || 'https://api.cloudflare.com/client/v4'
  return async (tags) => {
    for (let at = 0; at < tags.length; at += AT_ONCE)
      await askCdn(
        'Cloudflare',
        `${base}/zones/${encodeURIComponent(zone)}/purge_cache`,
        { authorization: `Bearer ${token}` },
        { tags: tags.slice(at, at + AT_ONCE) },
      )
  }
}
