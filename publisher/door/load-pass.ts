import type { KeycodePass } from '#contract/shapes/keycode.ts'
import { type SiteConfig, toKeycode } from '#sites/site-config.ts'
import { ApiError } from '#src/api/api-error.ts'
import { createValidatedApi } from '#src/api/validated-api.server.ts'
import { PublishError, toSentence } from '../publish-error.ts'
import { KeycodeError } from './needs-keycode.ts'

/** A pass that runs out sooner is changed for a new one: it must last for the publish that begins. */
const LEAST_LEFT_MS = 6 * 60 * 60 * 1000

type Env = Record<string, string | undefined>

/** Passes of this process, by address of the channel. */
const passes = new Map<string, KeycodePass>()

/**
 * The pass the publisher reads a site with: its keycode is changed for one, which is kept while the API takes it. When
 * it runs out, or the shop takes another keycode, the next publish has a new one.
 *
 * @param api address of the API for servers, without channel and trailing slash
 * @returns null for a shop that is open, and for one whose file names no keycode
 * @throws {KeycodeError} how to mend it, when the keycode is missing or is not the shop's
 */
export async function loadPass(
  site: SiteConfig,
  api: string,
  env: Env = process.env,
): Promise<string | null> {
  if (!site.keycode) return null
  const base = `${api}/${site.channel}`
  const known = passes.get(base)
  const isFresh = known && Date.parse(known.expires_at) > Date.now() + LEAST_LEFT_MS
  const token = isFresh ? known.keycode_token : null
  if (await isLetIn(site.name, base, token)) return token
  const pass = await exchangeKeycode(site, base, env)
  passes.set(base, pass)
  return pass.keycode_token
}

async function isLetIn(name: string, base: string, keycode_token: string | null): Promise<boolean> {
  try {
    const api = createValidatedApi({ base, keycode_token: () => keycode_token })
    await api.call('GET /v1/keycode/check')
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return false
    throw toPublishError(name, error)
  }
}

async function exchangeKeycode(site: SiteConfig, base: string, env: Env): Promise<KeycodePass> {
  const variable = site.keycode?.env ?? ''
  const keycode = toKeycode(site, env)
  if (keycode === null) {
    throw new KeycodeError(
      `Site ${site.name} is closed to all who do not know its keycode, the publisher too: set ${variable} to it.`,
    )
  }
  try {
    return (await createValidatedApi({ base }).call('POST /v1/keycode/check', { body: { keycode } })).body
  } catch (error) {
    if (error instanceof ApiError && error.fields.some(({ code }) => code === 'keycode.invalid')) {
      const told = env[variable] ? `the keycode in ${variable}` : `the keycode of sites/${site.name}.ts`
      throw new KeycodeError(
        `Site ${site.name} does not take ${told}: set ${variable} to the one it gives to its customers now.`,
        { cause: error },
      )
    }
    throw toPublishError(site.name, error)
  }
}

function toPublishError(name: string, error: unknown): PublishError {
  return new PublishError(`Site ${name} was not read: ${toSentence(error)}`, { cause: error })
}
