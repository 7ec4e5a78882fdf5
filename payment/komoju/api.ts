import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { KOMOJU_API } from './address.ts'
import { RefusalSchema } from './shapes.ts'

/** KOMOJU's answers and fields as of this day; without it they follow what the dashboard says about the key. */
export const API_VERSION = '2025-01-28'

/** Below the patience of whoever asks, so that it hears of an unknown outcome from here. */
const TIMEOUT_MS = 15_000

/** Longer keys, and those that are not plain ASCII, are refused. */
const MAX_KEY_LENGTH = 100

export interface Refusal {
  status: number
  /** KOMOJU's word for it, `insufficient_funds`; empty when it gave none. */
  code: string
  message: string
  /** The field it is about; null when it is about the whole. */
  param: string | null
}

export type Answer<Body> =
  | { state: 'answered'; body: Body }
  /** KOMOJU understood, and does not do it. */
  | { state: 'refused'; refusal: Refusal }
  /** Nobody knows whether it was done. */
  | { state: 'unknown'; why: string }

export interface KomojuApi {
  /** @throws Error when the key may not see it: its owner has to mend that */
  get: <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    query?: Readonly<Record<string, string>>,
  ) => Promise<Answer<z.output<Schema>>>
  /**
   * @param sent `once_as`: sent again with the same name and body, it is answered as the first time, for a day
   * @throws Error when the key may not do it: its owner has to mend that
   */
  post: <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    sent?: { body?: object; once_as?: string },
  ) => Promise<Answer<z.output<Schema>>>
}

/** The account of a secret key, over HTTPS. */
export function openApi(secret_key: string, fetch: typeof globalThis.fetch): KomojuApi {
  const known = {
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${secret_key}:`).toString('base64')}`,
    'x-komoju-api-version': API_VERSION,
  }

  async function ask<Schema extends z.ZodMiniType>(path: string, schema: Schema, init: RequestInit) {
    let status: number
    let text: string
    try {
      const response = await fetch(`${KOMOJU_API}${path}`, {
        ...init,
        headers: { ...known, ...init.headers },
        // The key goes to this host, and to none it might name.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      status = response.status
      text = await response.text()
    } catch (error) {
      return { state: 'unknown' as const, why: `no answer: ${String(error)}` }
    }
    return toAnswer(path, schema, status, text)
  }

  return {
    get: (path, schema, query) => ask(query ? `${path}?${new URLSearchParams(query)}` : path, schema, {}),
    post: (path, schema, { body, once_as } = {}) =>
      ask(path, schema, {
        method: 'POST',
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(once_as && { 'x-komoju-idempotency': toKey(once_as) }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
  }
}

/** A name as the header takes it. */
function toKey(name: string): string {
  const isTaken = name.length <= MAX_KEY_LENGTH && /^[\x21-\x7e]+$/.test(name)
  return isTaken ? name : createHash('sha256').update(name).digest('hex')
}

function toAnswer<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  status: number,
  text: string,
): Answer<z.output<Schema>> {
  // 409: the same request is still under way. 408 and 429: not now.
  if (status >= 500 || [408, 409, 429].includes(status)) return { state: 'unknown', why: `status ${status}` }
  const json = parseJson(text)
  if (status < 300) {
    const { data, error } = schema.safeParse(json)
    if (!error) return { state: 'answered', body: data }
    const fields = error.issues.map((issue) => issue.path.join('.')).join(', ')
    return { state: 'unknown', why: `an answer that cannot be read: ${fields}` }
  }
  const { code = '', message, param } = RefusalSchema.safeParse(json).data?.error ?? {}
  const refusal = { status, code, message: message ?? '', param: param ?? null }
  if (status === 401 || status === 403) throw toMistake(path, refusal)
  return { state: 'refused', refusal }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const ADVICE: Readonly<Record<number, string>> = {
  401: 'KOMOJU_SECRET_KEY is not a key it knows: copy it anew from its dashboard.',
  403: 'The account may not do this: ask KOMOJU to open it, or take another key.',
}

/** For what only the shop's owner or its developers can mend. */
export function toMistake(path: string, { status, code, message, param }: Refusal): Error {
  const about = [code, param && `(${param})`, message.replace(/\.$/, '')].filter(Boolean).join(' ')
  const advice = ADVICE[status] ?? 'The request is one it does not take: see payment/komoju/README.md.'
  return new Error(`KOMOJU answers ${status} to ${path}: ${about || 'no reason'}. ${advice}`)
}

/** For what has no word for an unknown outcome. @throws Error when nobody knows, or KOMOJU does not do it */
export function orThrow<Body>(what: string, answer: Answer<Body>): Body {
  if (answer.state === 'answered') return answer.body
  if (answer.state === 'refused') throw toMistake(what, answer.refusal)
  throw new Error(`Nobody knows what became of ${what} at KOMOJU (${answer.why}): ask again later.`)
}
