import { type CallName, getCall } from '#contract/index.ts'
import { type JsonSchema, toInputSchema } from '#contract/openapi-schemas.ts'
import { createRandom } from '#tests/support/fuzz/create-random.ts'
import { createSample, type Known } from '#tests/support/fuzz/create-sample.ts'
import { toCallPrefix } from '#tests/support/to-call-prefix.ts'
import type { Asked } from './open-watched-shop.ts'

/** A request of the longest kind, and what is long in it. */
export interface LongRequest extends Asked {
  /** `path`, `query tag`, `header cookie`, `body` … */
  where: string
  /** What it is filled with. */
  filler: string
}

/** Letters of an address or a header field that programs look for; repeated, they make a bad expression go back and forth. */
export const FILLERS: readonly string[] = [
  '/', '\\', '%5c', '%2f', '%2F%5C', '%252f', '/..', '/%2e%2e', '.', './', '//', 'a', 'a/', 'aA1-', '0', '1-', '1%20', '%20',
  '%00', '%E3%81%82', '%F0%9F%98%80', '%', '@', 'a@', 'a@a.', '=', '&', ',', ';', ':', '"', '<', '(', '*', '+', '-', '_', '~', '|',
] // prettier-ignore

/** The same in texts of a body. */
const TEXT_FILLERS: readonly string[] = [
  'a', ' ', '　', '\t', '\n', '\r\n', 'あ', 'ｱﾞ', 'か\u3099', '葛\u{e0100}', '𠮷', '👨‍👩‍👧', '0', '０', '1-', '1 ', '-', 'ー', '@', 'a@', 'a.', 'a@a.',
  '.', '/', '\\', '"', "'", '<', '<a ', '<p>', '<!--', '&amp;', '&#x26;', '<b><i>', 'href=', '{{', '${', '%', '%2f', ',', ';', ':', '(', '[',
] // prettier-ignore

/** Both programs take 16 KiB of request line and header fields together. */
const HEAD_BYTES = 16 * 1024
const ADDRESS_BYTES = HEAD_BYTES - 600
/** The longest address the origin looks at. */
const ORIGIN_BYTES = 4096
const HEADER_BYTES = HEAD_BYTES - 700
/** A body of JSON is a mebibyte at most. */
const BODY_BYTES = 1024 * 1024 - 1024

/** @returns only whole fillers, so that no escape is cut */
export const fill = (filler: string, bytes: number): string =>
  filler.repeat(Math.floor(bytes / Buffer.byteLength(filler)))

/** Header fields that one of our programs, or a library of theirs, takes apart. */
const HEADERS = [
  'accept', 'accept-encoding', 'accept-language', 'authorization', 'content-type', 'cookie', 'forwarded', 'host', 'if-match',
  'if-modified-since', 'if-none-match', 'origin', 'range', 'referer', 'traceparent', 'user-agent', 'x-forwarded-for',
  'x-forwarded-host', 'x-keycode-token', 'x-request-id', 'x-tag-token',
] // prettier-ignore

/** Addresses of an origin or an API, by how they begin. */
const PLACES = [
  '/', '/api/', '/api', '/api/moto/v1/', '/product/', '/category/', '/static-pages/url', '/storage/', '/reference/', '/moto/v1/',
  '/moto/v1/static-pages/url', '/moto/admin/', '/preview/', '/hooks/publish', '/.well-known/', '/_astro/', '/mypage/order_history/',
] // prettier-ignore

/** What any visitor may send to any address: no call needs to be known for it. */
export function* listLongAddresses(bytes: number): Generator<LongRequest> {
  for (const filler of FILLERS) {
    for (const place of PLACES) {
      yield {
        where: `path ${place}`,
        filler,
        method: 'GET',
        path: place + fill(filler, bytes - place.length),
      }
      yield {
        where: `end of ${place}`,
        filler,
        method: 'GET',
        path: `${place + fill(filler, bytes - place.length - 6)}/index`,
      }
    }
    yield { where: 'query', filler, method: 'GET', path: `/product/?q=${fill(filler, bytes - 20)}` }
    yield {
      where: 'names of a query',
      filler,
      method: 'GET',
      path: `/product/?${fill(`${filler}=1&`, bytes - 20)}`,
    }
    for (const header of HEADERS)
      for (const path of ['/', '/api/moto/v1/news', '/moto/v1/news'])
        yield {
          where: `header ${header}`,
          filler,
          method: 'GET',
          path,
          headers: { [header]: fill(filler, HEADER_BYTES) },
        }
  }
}

export const ORIGIN_ADDRESS = ORIGIN_BYTES
export const API_ADDRESS = ADDRESS_BYTES

/** One call, with each place of its input as long as it can be sent. */
export function* listLongInputs(name: CallName, known: Known, seed: number): Generator<LongRequest> {
  const call = getCall(name)
  if (!call) return
  const random = createRandom(seed)
  const [method = '', written = ''] = name.split(' ')
  const prefix = toCallPrefix(name, 'moto')
  const toPath = (long?: { param: string; text: string }) =>
    prefix +
    written.replace(/\{([\w-]+)\}/g, (_, param: string) =>
      long?.param === param ? long.text : encodeURIComponent(String(known[param]?.[0] ?? 'a-key')),
    )
  const body = call.body && call.body_type !== 'multipart' ? toInputSchema(call.body) : undefined
  const sample = () => (body ? createSample(body, random, known) : undefined)
  const sent = () => (body ? { body: JSON.stringify(sample()) } : {})
  const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  const ask = (where: string, filler: string, more: Partial<Asked>): LongRequest => ({
    where,
    filler,
    method,
    path: toPath(),
    headers,
    ...more,
  })
  for (const [, param = ''] of written.matchAll(/\{([\w-]+)\}/g))
    for (const filler of FILLERS) {
      const text = fill(filler, ADDRESS_BYTES - 200)
      yield ask(`path {${param}}`, filler, { path: toPath({ param, text }), ...sent() })
    }
  const fields = call.query ? Object.keys(propertiesOf(toInputSchema(call.query))) : []
  for (const field of fields)
    for (const filler of FILLERS) {
      const value = fill(filler, ADDRESS_BYTES - 200)
      yield ask(`query ${field}`, filler, { path: `${toPath()}?${field}=${value}` })
      yield ask(`query ${field}, repeated`, filler, {
        path: `${toPath()}?${fill(`${field}=${filler}&`, ADDRESS_BYTES - 200)}`,
      })
    }
  if (fields.includes('per')) yield ask('query per=all', '', { path: `${toPath()}?per=all` })
  if (!body) return
  for (const filler of TEXT_FILLERS)
    yield ask('every text of the body', filler, { body: JSON.stringify(lengthen(sample(), filler)) })
  yield ask('depth of the body', '[', { body: '['.repeat(BODY_BYTES / 2) + ']'.repeat(BODY_BYTES / 2) })
  yield ask('depth of the body', '{"a":', {
    body: `${'{"a":'.repeat(BODY_BYTES / 6)}1${'}'.repeat(BODY_BYTES / 6)}`,
  })
  yield ask('names in the body', '', {
    body: `{${Array.from({ length: BODY_BYTES / 14 }, (_, at) => `"n${at}":1`).join(',')}}`.slice(
      0,
      BODY_BYTES,
    ),
  })
  yield* listLongLists(sample(), ask)
}

/** Each list of a body with as many entries as a body holds. */
function* listLongLists(
  sample: unknown,
  ask: (where: string, filler: string, more: Partial<Asked>) => LongRequest,
): Generator<LongRequest> {
  if (typeof sample !== 'object' || sample === null) return
  for (const [field, value] of Object.entries(sample)) {
    if (!Array.isArray(value)) continue
    const entry = JSON.stringify(value[0] ?? 1)
    const entries = fill(`${entry},`, BODY_BYTES - 2_000).slice(0, -1)
    const others = JSON.stringify({ ...sample, [field]: [] })
    yield ask(`list ${field}`, entry, {
      body: others.replace(`"${field}":[]`, () => `"${field}":[${entries}]`),
    })
  }
}

/** Every text in it as long as a body holds, all together. */
function lengthen(sample: unknown, filler: string): unknown {
  const count = countTexts(sample)
  const bytes = Math.floor((BODY_BYTES * 0.9) / Math.max(1, count))
  const written = Buffer.byteLength(JSON.stringify(filler)) - 2
  const text = filler.repeat(Math.floor(bytes / written))
  const deeper = (value: unknown): unknown => {
    if (typeof value === 'string') return text
    if (Array.isArray(value)) return value.map(deeper)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, deeper(one)]))
  }
  return deeper(sample)
}

const countTexts = (value: unknown): number =>
  typeof value === 'string'
    ? 1
    : typeof value === 'object' && value !== null
      ? Object.values(value).reduce<number>((sum, one) => sum + countTexts(one), 0)
      : 0

const propertiesOf = (schema: JsonSchema) => (schema['properties'] ?? {}) as Record<string, JsonSchema>
