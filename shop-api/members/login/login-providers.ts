import { toEnvName } from '#contract/to-env-name.ts'
import { CannotStart } from '#shop-api/process/cannot-start.ts'

/** A company whose login a shop accepts (OpenID Connect). */
export interface LoginProvider {
  /** As in the call's path, e.g. `google`. */
  name: string
  issuer: string
  client_id: string
  client_secret: string
}

/** The providers of a channel by its name. */
export type LoginProviders = (channel: string) => readonly LoginProvider[]

/** Providers for which a shop only needs an id and a secret. */
const KNOWN_ISSUERS: Readonly<Record<string, string>> = {
  google: 'https://accounts.google.com',
  line: 'https://access.line.me',
}

const VARIABLE = /^LOGIN_([A-Z0-9]+)_(?:ID|SECRET|ISSUER)(_[A-Z0-9_]+)?$/

type Env = Record<string, string | undefined>

/**
 * Reads LOGIN_GOOGLE_ID and LOGIN_GOOGLE_SECRET, LOGIN_LINE_ID and LOGIN_LINE_SECRET (channel id and channel secret of
 * LINE Login), and of any other provider LOGIN_<NAME>_ISSUER as well. A shop has its own under its name:
 * LOGIN_LINE_ID_MOTO; what it leaves out is shared.
 * @throws CannotStart naming the variable that is missing or cannot be understood
 */
export function readLoginProviders(env: Env): LoginProviders {
  const found = Object.keys(env).flatMap((key) => {
    const [, name, suffix = ''] = (env[key] && VARIABLE.exec(key)) || []
    return name ? [{ name, suffix }] : []
  })
  const names = [...new Set(found.map(({ name }) => name))].sort()
  const suffixes = new Set(['', ...found.map(({ suffix }) => suffix)])
  const providers = new Map(
    [...suffixes].map((suffix) => [suffix, names.flatMap((name) => readProvider(env, name, suffix) ?? [])]),
  )
  return (channel) => providers.get(`_${toEnvName(channel)}`) ?? providers.get('') ?? []
}

function readProvider(env: Env, env_name: string, suffix: string): LoginProvider | undefined {
  const read = (part: string) => env[`LOGIN_${env_name}_${part}${suffix}`] || env[`LOGIN_${env_name}_${part}`]
  const name = env_name.toLowerCase()
  const client_id = read('ID')
  if (!client_id) return undefined
  const client_secret = read('SECRET')
  if (!client_secret) throw new CannotStart(`LOGIN_${env_name}_ID needs LOGIN_${env_name}_SECRET beside it.`)
  const issuer = read('ISSUER') ?? KNOWN_ISSUERS[name]
  if (!issuer || !isIssuer(issuer)) {
    throw new CannotStart(`LOGIN_${env_name}_ISSUER must be the address of the provider, with https.`)
  }
  return { name, issuer, client_id, client_secret }
}

/** Without TLS anybody in between could say who somebody is. A provider on this machine is one being tried out. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text)
  return (
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname))
  )
}
