import { Webhook } from 'standardwebhooks'
import { toEnvName } from '#contract/to-env-name.ts'
import { CannotStart } from '#shop-api/process/cannot-start.ts'

/** The publishers that hear of a channel's changes, and the secret they share with us. */
export interface PublishTarget {
  urls: string[]
  secret: string
}

/** The target of a channel by its name; undefined when nobody is told. */
export type PublishTargets = (channel: string) => PublishTarget | undefined

type Env = Record<string, string | undefined>

/**
 * Reads PUBLISH_HOOK_URL (one or more addresses, separated by spaces) and PUBLISH_HOOK_SECRET (`whsec_…`, base64).
 * A channel has its own under its name: PUBLISH_HOOK_URL_MOTO, PUBLISH_HOOK_SECRET_MOTO; what it leaves out is shared.
 * @throws CannotStart naming the variable that cannot be understood.
 */
export function readPublishTargets(env: Env): PublishTargets {
  const names = Object.keys(env).filter((name) => /^PUBLISH_HOOK_(URL|SECRET)(_|$)/.test(name))
  const suffixes = new Set(names.map((name) => name.replace(/^PUBLISH_HOOK_(URL|SECRET)/, '')))
  const targets = new Map([...suffixes].map((suffix) => [suffix, readTarget(env, suffix)]))
  return (channel) => targets.get(`_${toEnvName(channel)}`) ?? targets.get('')
}

function readTarget(env: Env, suffix: string): PublishTarget | undefined {
  const read = (name: string) => {
    const own = `${name}${suffix}`
    return env[own] ? { name: own, value: env[own] } : { name, value: env[name] || undefined }
  }
  const addresses = read('PUBLISH_HOOK_URL')
  if (!addresses.value) return undefined
  const urls = addresses.value.trim().split(/\s+/)
  if (!urls.every(isHttpUrl)) {
    throw new CannotStart(`${addresses.name} must be one or more http addresses, separated by spaces.`)
  }
  const secret = read('PUBLISH_HOOK_SECRET')
  if (!secret.value || !isSecret(secret.value)) {
    throw new CannotStart(
      `${secret.name} must be the secret shared with ${addresses.name}: whsec_ and base64.`,
    )
  }
  return { urls, secret: secret.value }
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function isSecret(text: string): boolean {
  try {
    new Webhook(text).sign('evt', new Date(), '')
    return true
  } catch {
    return false
  }
}
