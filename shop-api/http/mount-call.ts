import type { Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import type { CallDefinition } from '#contract/call.ts'
import { type CallName, getCall } from '#contract/index.ts'
import { PREVIEW_HEADER } from '#contract/preview-names.ts'
import { API_ANSWERS } from '#src/text/calls/api-answers.ts'
import type { AppEnv } from './app-env.ts'
import type { Db } from '#shop-api/db/db.ts'
import { parseInput } from './parse-input.ts'
import { receiveForm } from './receive-form.ts'
import type { Paging, ServedCall, UntypedAnswer } from './served-call.ts'
import { SECURE_COOKIE_PREFIX } from './visitor.ts'

/** What a caller was admitted with. */
export interface Admission {
  /** What the handler gets besides its input. */
  context: object
  /** Runs the handler on the database the caller may read; for a preview that is a draft. */
  read: (handle: (db: Db) => Promise<UntypedAnswer>) => Promise<UntypedAnswer>
  is_preview: boolean
}

/** Checks who asks, and what they may. @throws ApiError */
export type Admit = (c: Context<AppEnv>, call: CallDefinition, name: CallName) => Promise<Admission>

interface MountOptions {
  admit: Admit
  /** Whether an answer that breaks the contract is an error: everywhere but in production. */
  checks_answers: boolean
}

/** Turns a call of the contract into a route of the app; without a handler it answers 501 and says which call. */
export function mountCall(
  app: Hono<AppEnv>,
  name: CallName,
  served: ServedCall | undefined,
  { admit, checks_answers }: MountOptions,
): void {
  const call = getCall(name)
  if (!call) throw new Error(`${name} is not in the contract`)
  const { method, pattern, readParams } = toRoute(name)
  app.on(method, pattern, async (c) => {
    c.set('call', name)
    const { context, read, is_preview } = await admit(c, call, name)
    if (!served) return answerNotYetServed(c, name)
    const form = call.body_type === 'multipart' ? await receiveForm(c) : undefined
    try {
      const params = readParams(c.req.param() as Record<string, string>)
      const input = await parseInput(call, params, c, form?.values)
      const answer = await read((db) => served.handle({ ...context, ...input, db }))
      if (checks_answers) requireKept(call, name, answer)
      return toResponse(c, call, answer, is_preview)
    } finally {
      await form?.forget()
    }
  })
}

/** The methods each path of the contract takes; HEAD goes with GET. In the order of `sortBySpecificity`. */
export function listMethods(names: readonly CallName[]): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  const paths = new Map<string, string>()
  for (const name of sortBySpecificity(names)) {
    const { method, pattern } = toRoute(name)
    // Two calls may name the same placeholder differently: `/a/:id` and `/a/:key`.
    const shape = toShape(pattern)
    const path = paths.get(shape) ?? pattern
    paths.set(shape, path)
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  }
  return methods
}

const toShape = (path: string) => path.replaceAll(/:\w+/g, ':')

/** Calls in the order they must be registered: `/products/suggest` before `/products/{resourceKey}`. */
export function sortBySpecificity(names: readonly CallName[]): CallName[] {
  return [...names].sort((a, b) => toWeight(a).localeCompare(toWeight(b)))
}

/** A digit for each part of the path, 1 where it is a placeholder. */
function toWeight(name: CallName): string {
  return name
    .split('/')
    .map((part) => (part.includes('{') ? '1' : '0'))
    .join('')
}

interface Route {
  method: string
  /** From the API's root. */
  pattern: string
  readParams: (params: Record<string, string>) => Record<string, string>
}

/**
 * `GET /v1/news/{resourceKey}` → `/v1/news/:resourceKey`. A value glued to a word (`/url{url}`) takes the rest of
 * the path, slashes included.
 */
function toRoute(name: CallName): Route {
  const [method = '', path = ''] = name.split(' ')
  const glued = /\/(\w+)\{(\w+)\}$/.exec(path)
  const pattern = glued
    ? path.replace(glued[0], `/:${glued[2]}{${glued[1]}.*}`)
    : path.replace(/\{([\w-]+)\}/g, ':$1')
  if (isOfInstallation(name)) return { method, pattern, readParams: (params) => params }
  return {
    method,
    pattern: `/:channel${pattern}`,
    readParams: ({ channel: _channel, ...params }) => {
      const [, word = '', param = ''] = glued ?? []
      return param && params[param] ? { ...params, [param]: params[param].slice(word.length) } : params
    },
  }
}

/** Whether a call is no shop's: its address has no channel. */
export const isOfInstallation = (name: CallName): boolean => getCall(name)?.auth === 'installation'

function answerNotYetServed(c: Context, name: CallName): Response {
  return c.json({ code: 'not_yet_served', message: API_ANSWERS.not_yet_served(name) }, 501)
}

/** We keep our promise: an answer that breaks the contract is our mistake, found while developing and testing. */
function requireKept(call: CallDefinition, name: CallName, answer: UntypedAnswer): void {
  const isAccepted = answer.accepted !== undefined
  const schema = isAccepted ? call.accepted : call.response
  if (!schema || schema === 'file') return
  const result = schema.safeParse(isAccepted ? answer.accepted : answer.body)
  if (result.success) return
  const broken = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`${name} answers against the contract: ${broken.slice(0, 5).join('; ')}`)
}

function toResponse(c: Context, call: CallDefinition, answer: UntypedAnswer, isPreview: boolean): Response {
  // An answer that sets a cookie is private to its visitor.
  const isPublicRead = c.req.method === 'GET' && call.auth === 'public' && !answer.cookies && !isPreview
  c.header('cache-control', isPublicRead ? 'no-cache' : 'no-store')
  c.header('vary', `x-keycode-token, x-tag-token, ${PREVIEW_HEADER}`, { append: true })
  if (answer.paging) setPagingHeaders(c, answer.paging)
  if (answer.limit !== undefined) c.header('x-limit', String(answer.limit))
  if (answer.redirect !== undefined) c.header('x-redirect-url', answer.redirect)
  for (const { name, value, max_age, same_site = 'Lax' } of answer.cookies ?? []) {
    const secure = name.startsWith(SECURE_COOKIE_PREFIX)
    const lifetime = value === '' ? { maxAge: 0 } : max_age === undefined ? {} : { maxAge: max_age }
    setCookie(c, name, value, { path: '/', httpOnly: true, sameSite: same_site, secure, ...lifetime })
  }
  if (answer.accepted !== undefined) return c.json(answer.accepted, 202)
  if (answer.file) {
    const name = encodeURIComponent(answer.file.name)
    c.header('content-type', answer.file.type)
    c.header('content-disposition', `attachment; filename*=UTF-8''${name.replace(/['()*]/g, toPercent)}`)
    c.header('x-suggested-filename', name)
    return c.body(answer.file.bytes)
  }
  return answer.body === undefined ? c.body(null, 204) : c.json(answer.body)
}

/** What `encodeURIComponent` leaves and a header's extended value may not hold (RFC 8187). */
const toPercent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`

/** Behaviour 3.1. A list without entries has one page. */
function setPagingHeaders(c: Context, { total, per, page }: Paging): void {
  c.header('x-total', String(total))
  c.header('x-per-page', String(per))
  c.header('x-last-page', String(Math.max(1, Math.ceil(total / Math.max(1, per)))))
  c.header('x-current-page', String(page))
}
