import { type CallName, getCall } from '#contract/index.ts'
import { toInputSchema } from '#contract/openapi-schemas.ts'
import { createMember } from '#tests/support/create-member.ts'
import type { TestShop } from '#tests/support/open-test-shop.ts'
import { toCallPrefix } from '#tests/support/to-call-prefix.ts'
import { type Aim, createAim } from './create-aim.ts'
import { createRandom, type Random } from './create-random.ts'
import { createSample } from './create-sample.ts'
import { brokenBodies, ECHO_MARK, nastyValues } from './nasty-values.ts'
import type { FuzzShop } from './open-fuzz-shop.ts'
import { spoil } from './spoil.ts'

/** What one run over a call found. */
export interface FuzzResult {
  name: CallName
  asked: number
  /** Answers by status. */
  statuses: Record<number, number>
  slowest_ms: number
  /** What must not be, each with the request that brought it about. */
  faults: string[]
}

interface Options extends FuzzShop {
  times: number
  seed: number
  /** Ends before its times are up when that says so. */
  isOver?: (asked: number) => boolean
}

/** How often the thing a call is asked about is made again; sooner, when it was changed or is gone. */
const AIM_TIMES = 100
const CHANGED_AIM_TIMES = 20

/** Longest wait: a request that takes longer hangs. */
const HANG_MS = 10_000
const SHOWN = 400
/** Bad on purpose: neither a stack nor a statement nor a path of ours belongs into an answer. */
const INSIDES = /\n\s+at |node_modules|\.ts:\d+|Failed query|drizzle|PGlite|SQLSTATE|violates/i

/** Asks one call again and again with what it should not be asked with. */
export async function fuzzCall(name: CallName, opened: Options): Promise<FuzzResult> {
  const { shop, times, seed, isOver } = opened
  const random = createRandom(seed)
  const result: FuzzResult = { name, asked: 0, statuses: {}, slowest_ms: 0, faults: [] }
  let options = opened
  let bearer = ''
  let aimed = Number.POSITIVE_INFINITY
  for (let at = 0; at < times && !isOver?.(at); at += 1) {
    if (aimed >= AIM_TIMES) {
      const aim = await createAim(name, opened)
      options = { ...opened, known: { ...opened.known, ...aim?.known } }
      bearer = await createBearer(name, options, aim)
      aimed = 0
    }
    const { path, init } = createRequest(name, options, random, bearer)
    const started = performance.now()
    const answer = await shop.request(path, init)
    const text = await answer.text()
    const took_ms = performance.now() - started
    result.asked += 1
    result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1
    result.slowest_ms = Math.max(result.slowest_ms, took_ms)
    const fault = findFault(answer.status, text, took_ms)
    if (fault) result.faults.push(describe(fault, path, init, text, shop))
    shop.logged.length = 0
    aimed += 1
    const isChanged = answer.ok && init.method !== 'GET' && aimed >= CHANGED_AIM_TIMES
    // The member left, logged out or was stopped meanwhile: the next request is somebody else's.
    const isStopped = [401, 403, 429].includes(answer.status) && aimed >= 20
    if (isChanged || isStopped) aimed = AIM_TIMES
  }
  return result
}

function findFault(status: number, text: string, took_ms: number): string | null {
  if (status >= 500) return `answered ${status}`
  if (INSIDES.test(text)) return 'tells how it is made'
  if (status >= 400 && text.includes(ECHO_MARK)) return 'says back what was sent'
  return took_ms > HANG_MS ? `took ${Math.round(took_ms)} ms` : null
}

function describe(
  fault: string,
  path: string,
  init: RequestInit,
  text: string,
  { logged }: TestShop,
): string {
  const sent = `${init.method} ${path} ${typeof init.body === 'string' ? init.body : '(a form)'}`
  const log = logged.map((entry) => JSON.stringify(entry)).join(' ')
  return [fault, sent.slice(0, SHOWN), text.slice(0, SHOWN), log.slice(0, 2 * SHOWN)].join('\n  ')
}

async function createBearer(
  name: CallName,
  { shop, staff_token }: Options,
  aim: Aim | undefined,
): Promise<string> {
  const auth = getCall(name)?.auth
  if (auth === 'admin' || auth === 'installation') return `Bearer ${staff_token}`
  if (auth === 'public' || auth === 'mfa') return ''
  return aim?.authorization ?? (await createMember(shop.db)).headers.authorization
}

let visitors = 0

function createRequest(name: CallName, options: Options, random: Random, bearer: string) {
  const call = getCall(name)
  const [method = '', written = ''] = name.split(' ')
  const isJson = call?.body !== undefined && call.body_type !== 'multipart'
  visitors += 1
  const headers = new Headers({
    // Each from an address of its own, or all but the first would be told to wait.
    'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    'sec-fetch-site': 'same-origin',
    ...(isJson && { 'content-type': 'application/json' }),
    ...(bearer && random.isHit(0.95) && { authorization: bearer }),
  })
  const params = call?.params ? createSample(toInputSchema(call.params), random, options.known) : {}
  const path = written.replace(/\{([\w-]+)\}/g, (_, param: string) =>
    encodePart(random.isHit(0.3) ? random.pick(nastyValues) : toParam(param, params, options, random)),
  )
  const init: RequestInit = { method, headers }
  if (call?.body_type === 'multipart') init.body = createForm(random)
  else if (call?.body) init.body = createBody(toInputSchema(call.body), options, random)
  if (call?.body_type === 'multipart') headers.delete('content-type')
  const query = call?.query ? createQuery(toInputSchema(call.query), options, random) : ''
  return { path: `${toCallPrefix(name, 'moto')}${path}${query}`, init }
}

function toParam(name: string, params: unknown, { known }: Options, random: Random): unknown {
  const given = (params as Record<string, unknown>)[name]
  return given ?? (known[name] ? random.pick(known[name]) : 'a-key')
}

/** Lone surrogates have no place in an address; `encodeURIComponent` says so by throwing. */
function encodePart(value: unknown): string {
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()
  return (
    encodeURIComponent(text)
      .slice(0, 2_000)
      .replace(/%[^%]?$/, '') || 'x'
  )
}

function createBody(schema: Record<string, unknown>, { known }: Options, random: Random): string {
  if (random.isHit(0.05)) return random.pick(brokenBodies)
  const good = createSample(schema, random, known)
  return JSON.stringify(random.isHit(0.15) ? good : spoil(good, random)) ?? ''
}

function createQuery(schema: Record<string, unknown>, { known }: Options, random: Random): string {
  const good = createSample(schema, random, known)
  const asked = random.isHit(0.15) ? good : spoil(good, random)
  if (typeof asked !== 'object' || asked === null) return ''
  const pairs = Object.entries(asked).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encodePart(name)}=${encodePart(one ?? '')}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&').slice(0, 8_000)}` : ''
}

const FILE_TYPES = ['image/png', 'application/pdf', 'text/csv', 'text/html', 'image/svg+xml', '']

function createForm(random: Random): FormData {
  const form = new FormData()
  const toText = () => {
    const value = random.pick(nastyValues)
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
  const parts = random.pick([[], ['file'], ['file', 'dir'], ['file', 'file'], ['dir'], ['other']])
  for (const part of parts) {
    if (part !== 'file' || random.isHit(0.1)) form.append(part, toText())
    else {
      const type = random.pick(FILE_TYPES)
      form.append(part, new File([toText()], toText().slice(0, 200).toWellFormed(), { type }))
    }
  }
  return form
}
