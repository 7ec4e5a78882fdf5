import ky from 'ky'
import type { CallName, CallOutput } from '#contract/index.ts'
import { KEYCODE_HEADER } from '#contract/keycode-names.ts'
import { PREVIEW_HEADER } from '#contract/preview-names.ts'
import { readCount, readPaging } from '#src/rules/page/paging.ts'
import { isChannelMissing } from '#src/site/error-screens.ts'
import { ApiError, type Maintenance } from './api-error.ts'
import { createBearer, type TokenSource } from './bearer.ts'
import { buildAddress } from './build-address.ts'
import type { Answer, Api, CallRest, LooseInput } from './call-input.ts'

/** Browsers refuse `keepalive` above 64 KiB in flight; JSON of a form stays far below. */
const KEEPALIVE_MAX_CHARACTERS = 20_000
const DEFAULT_TIMEOUT_MS = 15_000

export interface ApiOptions {
  /** Address of the channel: `/api/moto` in a browser, `http://localhost:4100/moto` on a server. */
  base: string
  /** For tests and servers: `async (request) => app.fetch(request)`, async because ky awaits a promise. */
  fetch?: (request: Request) => Promise<Response>
  token_source?: TokenSource
  /** The pass of a keycode shop (POST /v1/keycode/check), sent as x-keycode-token; null while there is none. */
  keycode_token?: () => string | null
  /** Reads the shop as it would be with a draft published (POST /v1/admin/previews), sent as x-preview-token. */
  preview_token?: string
  /** A closed shop that takes the pass no longer, or had none (behaviour 1.3). The error is thrown once it is done. */
  on_keycode_required?: () => unknown
  /** Any 503 (behaviour 1.2). The error is thrown once it is done. */
  on_maintenance?: (maintenance: Maintenance | null) => unknown
  /** There is no such shop (behaviour 1.1). The error is thrown as well. */
  on_channel_missing?: () => void
  /** A session that could not be saved; `rejected`: refused again although freshly renewed. */
  on_unauthorized?: (reason: 'refresh_failed' | 'rejected') => void
  /** Cancels reads when the page is left. Never mutations: those are sent with `keepalive` (architecture «No client router»). */
  read_signal?: () => AbortSignal
  timeout_ms?: number
  now?: () => number
}

/**
 * The one telephone to the API. Nothing is ever retried blindly, whatever the method: only a 401 is repeated,
 * once, with a renewed token, because a refused call did nothing.
 * @throws ApiError for 400 and above · ky’s TimeoutError and NetworkError, and AbortError, as they come
 */
export function createApi(options: ApiOptions): Api {
  const send = ky.create({
    retry: 0,
    throwHttpErrors: false,
    timeout: options.timeout_ms ?? DEFAULT_TIMEOUT_MS,
    ...(options.fetch && { fetch: (input) => options.fetch!(input as Request) }),
  })
  const bearer = options.token_source && createBearer(options.token_source, options.now ?? Date.now)

  async function request(name: string, input: LooseInput, token: string | undefined): Promise<Response> {
    const { method, url } = buildAddress(name, options.base, input)
    const signal = method === 'GET' ? options.read_signal?.() : undefined
    const body = toBody(input.body)
    const pass = options.keycode_token?.()
    return send(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(pass && { [KEYCODE_HEADER]: pass }),
        ...(options.preview_token && { [PREVIEW_HEADER]: options.preview_token }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      keepalive:
        method !== 'GET' && typeof body !== 'object' && (body?.length ?? 0) < KEEPALIVE_MAX_CHARACTERS,
    })
  }

  /** Behaviour 4.7: the request is not sent at all. */
  function loseSession(name: string): never {
    options.on_unauthorized?.('refresh_failed')
    throw new ApiError(name, options.base, 401, { code: 'session.refresh_failed', message: '' })
  }

  async function requestWithToken(name: string, input: LooseInput): Promise<Response> {
    const token = await bearer?.require()
    if (token === null) loseSession(name)
    const response = await request(name, input, token)
    if (response.status !== 401 || !bearer || !token || name === 'POST /v1/auth/logout') return response
    const renewed = await bearer.renew(token)
    if (renewed === null) loseSession(name)
    const second = await request(name, input, renewed)
    if (second.status === 401) options.on_unauthorized?.('rejected')
    return second
  }

  return {
    async call<Name extends CallName>(name: Name, ...[input]: CallRest<Name>): Promise<Answer<Name>> {
      const response = await requestWithToken(name, (input ?? {}) as LooseInput)
      const body = await readBody(response)
      if (!response.ok || (body === undefined && response.status !== 204)) {
        const error = new ApiError(name, response.url || options.base, response.status, body)
        if (error.code === 'keycode_required') await options.on_keycode_required?.()
        if (isChannelMissing(error)) options.on_channel_missing?.()
        if (error.status === 503) await options.on_maintenance?.(error.maintenance)
        throw error
      }
      return {
        body: body as CallOutput<Name>,
        paging: readPaging(response.headers),
        limit: readCount(response.headers, 'x-limit'),
        filename: readFilename(response.headers),
        redirect: response.headers.get('x-redirect-url'),
      }
    },
  }
}

function toBody(body: unknown): string | FormData | undefined {
  if (body === undefined || body instanceof FormData) return body
  return JSON.stringify(body)
}

/** JSON as data, 204 as undefined, everything else as a file. A broken JSON body is undefined too. */
async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (!/\bjson\b/.test(type)) return response.blob()
  return response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined
    throw error
  })
}

/** File name of a download. It is sent percent-encoded, because headers hold no Japanese. Null when there is none. */
function readFilename(headers: Headers): string | null {
  const sent = headers.get('x-suggested-filename')
  try {
    return sent && decodeURIComponent(sent)
  } catch {
    // Another shop's API may send it plain, with a percent sign of its own.
    return sent
  }
}
