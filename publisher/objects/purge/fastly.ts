import { toEnvName } from '#contract/to-env-name.ts'
import { askCdn, type Env, type Purge, requireValue } from './ask-cdn.ts'

/** Keys in one call of its API. */
const AT_ONCE = 256

/** Purges by Surrogate-Key. */
export function openFastly(site: string, env: Env): Purge['purge'] {
  const own = env[`FASTLY_SERVICE_ID_${toEnvName(site)}`] || env['FASTLY_SERVICE_ID']
  const service = requireValue(own, 'FASTLY_SERVICE_ID', 'the service of the shop, for the purge')
  const token = requireValue(
    env['FASTLY_API_TOKEN'],
    'FASTLY_API_TOKEN',
    'a token that may purge the service',
  )
  const base = env['FASTLY_API_URL'] || 'https://api.fastly.com'
  return async (tags) => {
    for (let at = 0; at < tags.length; at += AT_ONCE)
      await askCdn('Fastly', `${base}/service/${encodeURIComponent(service)}/purge`, {
        'fastly-key': token,
        'surrogate-key': tags.slice(at, at + AT_ONCE).join(' '),
      })
  }
}
