import { randomBytes } from 'node:crypto'
import type { CallInput, CallName, CallOutput } from '#contract/index.ts'
import { type ErrorBody, ErrorBodySchema } from '#contract/shapes/error.ts'
import { type SiteConfig, toApiBase } from '#sites/site-config.ts'
import { ensureShopApi, toFrameEnv } from '../ensure-shop-api.ts'

type Env = Record<string, string | undefined>

/** The API with the token of the installation; `stop` ends it if this process started it. */
export interface Installation {
  /** Where people find the API: one that is started for this command alone is gone when they look. */
  address: string
  call: <Name extends CallName>(
    name: Name,
    input?: Partial<CallInput<Name>>,
    channel?: string,
  ) => Promise<CallOutput<Name>>
  stop: () => Promise<void>
}

/** A refusal of the API, in words for whoever sits at the terminal. */
export class RefusedError extends Error {
  readonly code: string
  readonly status: number

  constructor(status: number, { code, message, errors = [] }: ErrorBody) {
    const fields = errors.map((one) => `${one.field}: ${one.message}`)
    super(`The API refused it (${status} ${code}): ${[message, ...fields].join('\n  ')}`)
    this.code = code
    this.status = status
  }
}

/**
 * The API that NOREN_API names, or the one that runs here; else one is started as `npm start` does, with a made-up token.
 * @throws {Error} one sentence when an API runs here and nobody said its ADMIN_TOKEN
 */
export async function openInstallation(
  site: SiteConfig,
  env: Env,
  say: (line: string) => void,
): Promise<Installation> {
  const made_up = randomBytes(24).toString('base64url')
  const given = env['ADMIN_TOKEN']
  const api = await ensureShopApi(site, env, say, { ...toFrameEnv(env), ADMIN_TOKEN: given || made_up })
  if (!given && !api.is_started)
    throw new Error(
      `The API at ${api.base} runs already. Set ADMIN_TOKEN to the one it was started with; if it was started without, start it again with one.`,
    )
  const token = given || made_up
  return {
    address: api.is_started ? toApiBase(site, env) : api.base,
    stop: api.stop,
    call: (name, input = {}, channel) => ask(api.base, token, name, input, channel),
  }
}

async function ask<Name extends CallName>(
  base: string,
  token: string,
  name: Name,
  { params, query, body }: Partial<CallInput<Name>>,
  channel: string | undefined,
): Promise<CallOutput<Name>> {
  const [method = '', path = ''] = name.split(' ')
  const values = (params ?? {}) as Record<string, string>
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(values[param] ?? ''))
  const asked = new URLSearchParams((query ?? {}) as Record<string, string>)
  const prefix = channel === undefined ? '' : `/${channel}`
  const answer = await fetch(`${base}${prefix}${filled}${asked.size > 0 ? `?${asked}` : ''}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`The API at ${base} does not answer; NOREN_API says where it is.`, { cause })
  })
  const text = await answer.text()
  if (answer.ok) return (text === '' ? undefined : JSON.parse(text)) as CallOutput<Name>
  if (answer.status === 401)
    throw new Error(`ADMIN_TOKEN is not the one the API at ${base} was started with.`)
  throw new RefusedError(answer.status, toErrorBody(text, base))
}

function toErrorBody(text: string, base: string): ErrorBody {
  try {
    return ErrorBodySchema.parse(JSON.parse(text))
  } catch {
    throw new Error(`What answers at ${base} is no API of Noren.`)
  }
}
