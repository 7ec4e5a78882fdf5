import * as z from 'zod/mini'
import { type CallInput, type CallName, type CallOutput, getCall } from '#contract/index.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { ensureShopApi } from './ensure-shop-api.ts'
import { randomBytes } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'

const MOST_TRIES = 20
const LONGEST_REST_S = 30

/** A refusal of the API, with its sentence. */
export class RefusedCall extends Error {}

type Input<Name extends CallName> = Partial<Omit<CallInput<Name>, 'body'>> & { form?: FormData }

/** The staff's calls of one shop, by the token of the installation; an API is started when none runs. */
export async function openAdminApi(site: SiteConfig, say: (detail: string) => void) {
  const { env } = process
  // An API that is started for this alone is asked with a token nobody else knows.
  const token = env['ADMIN_TOKEN'] || randomBytes(24).toString('base64url')
  const { base, stop } = await ensureShopApi(site, env, say, { ADMIN_TOKEN: token })

  async function send(name: CallName, { params, query, form }: Input<CallName>): Promise<Response> {
    const [method = 'GET', path = ''] = name.split(' ')
    const values = (params ?? {}) as Record<string, string | number>
    const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(String(values[param])))
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([key, value]) => [key, String(value)] as [string, string]),
    )
    const url = `${base}/${site.channel}${filled}?${search}`
    for (let tries = 1; ; tries += 1) {
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(url, { method, headers, ...(form && { body: form }) }).catch(
        (error: unknown) => {
          throw new Error(`The API at ${base} does not answer; NOREN_API says where it is.`, { cause: error })
        },
      )
      if ((response.status !== 429 && response.status !== 503) || tries === MOST_TRIES)
        return requireGood(response)
      await response.body?.cancel()
      const wanted = Number(response.headers.get('retry-after') ?? 1) || 1
      await rest(Math.min(wanted, LONGEST_REST_S) * 1000)
    }
  }

  return {
    stop,
    async call<Name extends CallName>(name: Name, input: Input<Name> = {}): Promise<CallOutput<Name>> {
      const body: unknown = await (await send(name, input as Input<CallName>)).json()
      const schema = getCall(name)?.response
      return (schema && schema !== 'file' ? z.parse(schema, body) : body) as CallOutput<Name>
    },
    /** The bytes of a call that answers a file. */
    async read<Name extends CallName>(name: Name, input: Input<Name> = {}): Promise<Uint8Array> {
      return new Uint8Array(await (await send(name, input as Input<CallName>)).arrayBuffer())
    },
  }
}
export type AdminApi = Awaited<ReturnType<typeof openAdminApi>>

async function requireGood(response: Response): Promise<Response> {
  if (response.ok) return response
  const text = await response.text()
  if (response.status === 401) {
    throw new Error('The API does not know this token: ADMIN_TOKEN is the one the API was started with.')
  }
  throw new RefusedCall(toSentence(text) ?? `The API answered ${response.status}.`)
}

/** What the API says in words, beside a field first. */
function toSentence(text: string): string | undefined {
  try {
    const { message, errors } = JSON.parse(text) as { message?: string; errors?: { message: string }[] }
    return errors?.map((error) => error.message).join(' ') || message
  } catch {
    return undefined
  }
}
