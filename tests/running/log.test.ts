import { expect, test } from 'vitest'
import { openLog, requireLogSettings } from '#running/log.ts'
import { inRequest } from '#running/request.ts'
import { toRequestId } from '#running/request-id.ts'
import { scrub } from '#running/scrub.ts'

function open(env: Record<string, string> = {}) {
  const lines: string[] = []
  const log = openLog('shop-api', { env, output: { write: (line) => void lines.push(line) } })
  return { log, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

test('An operator reads one entry a line, with its level, its program and the request it belongs to', () => {
  const { log, read } = open()
  inRequest({ request_id: 'a-request-1' }, () => log({ level: 'error', error: 'no room' }))
  log({ message: 'open' })
  expect(read()).toEqual([
    {
      level: 'error',
      time: expect.any(String),
      program: 'shop-api',
      request_id: 'a-request-1',
      error: 'no room',
    },
    { level: 'info', time: expect.any(String), program: 'shop-api', message: 'open' },
  ])
})

test('LOG_LEVEL says from where on, and a word nobody understands is one sentence', () => {
  const { log, read } = open({ LOG_LEVEL: 'warn' })
  log({ message: 'request' })
  log({ level: 'warn', message: 'mail' })
  expect(read().map(({ message }) => message)).toEqual(['mail'])
  expect(() => requireLogSettings({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL must be one of fatal, error,')
  expect(() => requireLogSettings({ LOG_FORMAT: 'xml' })).toThrow('LOG_FORMAT must be one of text, json.')
})

test('An error that quotes a shopper is written without what it quotes', () => {
  const token = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9'
  const quoted = `taro.yamada@example.jp 090-1234-5678 0312345678 100-0001 4242 4242 4242 4242 ${token}`
  const { log, read } = open()
  log({
    level: 'error',
    error: `Error: ${quoted}`,
    email: 'taro@example.jp',
    person: { tel: '090-1234-5678' },
  })
  expect(read()[0]).toMatchObject({
    error: 'Error: [mail] [number] [token]',
    email: '[hidden]',
    person: { tel: '[hidden]' },
  })
})

const PERSON = 'taro.yamada@example.jp, 090-1234-5678'
/** What is left of it. */
const NOBODY = '[mail], [number]'

/** What a program may well log: an error with what led to it, lists, maps, headers, things that cannot be written. */
const toDeep = (value: unknown): [what: string, value: unknown][] => [
  ['an error', value],
  ['a cause of a cause', new Error('outside', { cause: new Error('between', { cause: value }) })],
  ['a cause that is a text', new Error('outside', { cause: PERSON })],
  ['one of several errors', new AggregateError([new Error('other'), new AggregateError([value])], 'two')],
  ['a list in a list', [[{ found: [value] }]]],
  [
    'a map',
    new Map<unknown, unknown>([
      ['found', value],
      [PERSON, 1],
      [{ key: PERSON }, value],
    ]),
  ],
  ['a set', new Set([value, PERSON])],
  ['headers', new Headers({ 'x-forwarded-email': 'taro@example.jp', via: encodeURI(PERSON) })],
  ['a query', new URLSearchParams({ q: PERSON })],
  ['an address', new URL(`https://shop.example/?q=${encodeURIComponent(PERSON)}`)],
  ['a field with that name', { [PERSON]: PERSON }],
  ['bytes', Buffer.from(PERSON)],
  ['a thing that writes itself', { toJSON: () => PERSON }],
]

test.each(toDeep(new Error(PERSON)))('%s is written without the person it quotes', (_, value) => {
  const { log, read } = open()
  log({ level: 'error', found: value, also: { found: value } })
  const text = JSON.stringify(read())
  expect(text).toContain('"level":"error"')
  expect(text).not.toMatch(/taro|yamada|090|5678/)
})

test('Of an error an operator reads what led to it and each of several, by place and code, and nothing it carries besides', () => {
  const { log, read } = open()
  const lost = Object.assign(new Error(`lost ${PERSON}`), { code: 'ECONNRESET', params: ['山田太郎'] })
  log({ level: 'error', found: new AggregateError([new Error('first', { cause: lost })], 'two failed') })
  const [{ found }] = read() as [{ found: Record<string, unknown> }]
  expect(found['error']).toMatch(/^AggregateError: two failed\n +at .*log\.test\.ts/)
  expect(found['errors']).toMatchObject([
    {
      error: /^Error: first\n/,
      cause: { error: expect.stringContaining(`Error: lost ${NOBODY}\n`), code: 'ECONNRESET' },
    },
  ])
  expect(JSON.stringify(read())).not.toContain('山田')
})

test('Fields that hold something secret stay out however deep, whatever their spelling', () => {
  const { log, read } = open()
  const names = [
    'set-cookie',
    'authorization',
    'cardNumber',
    'card_number',
    'E-Mail',
    'STRIPE_SECRET_KEY',
    'x-keycode-token',
  ]
  log({
    a: { b: { c: Object.fromEntries(names.map((name) => [name, 'himitsu'])) } },
    headers: new Headers({ cookie: 'himitsu' }),
  })
  const text = JSON.stringify(read())
  expect(text).not.toContain('himitsu')
  expect(text.match(/\[hidden\]/g)).toHaveLength(names.length + 1)
})

test('What never ends, is too deep, too long or too much is cut, and nothing of it slips out', () => {
  const circle: Record<string, unknown> = { found: PERSON }
  circle['circle'] = circle
  const deep = Array.from({ length: 50 }).reduce<unknown>((inner) => ({ inner }), PERSON)
  const wide = Array.from({ length: 5_000 }, () => PERSON)
  const huge = Array.from({ length: 90 }, () => Array.from({ length: 90 }, () => 'a'.repeat(100)))
  const broken = {
    get found(): string {
      throw new Error(PERSON)
    },
  }
  const { log, read } = open()
  for (const found of [circle, deep, wide, huge, broken]) log({ message: 'written', found })
  const lines = read()
  expect(lines.map(({ message }) => message)).toEqual(Array.from({ length: 5 }, () => 'written'))
  expect(JSON.stringify(lines)).not.toMatch(/taro|090/)
  expect(lines.slice(0, 4).map(({ found }) => /\[c(?:ut|ircular)\]/.test(JSON.stringify(found)))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(Math.max(...lines.map((line) => JSON.stringify(line).length))).toBeLessThan(150_000)
})

// The cut may fall into the middle of an address, which no rule would know any more.
test('A long text is cut before what is only half there', () => {
  const token = 'aB3'.repeat(20)
  for (const secret of [
    PERSON,
    '090 1234 5678',
    '4242 4242 4242 4242',
    token,
    `postgres://noren:himitsu@db/noren`,
  ])
    for (let before = 16_384 - secret.length - 2; before <= 16_384; before += 1) {
      const clean = scrub(`${'. '.repeat(before).slice(0, before - 1)} ${secret} and more`)
      expect(clean).not.toMatch(/taro|090|\d{4}|aB3|himitsu/)
      expect(clean.length).toBeLessThan(16_500)
    }
  expect(scrub('x'.repeat(1e6))).toBe('… [1000000 letters more]')
})

test('However it is written, it is known: in an address, by a Japanese keyboard, behind a word, as a login', () => {
  const written: [text: string, left: string][] = [
    ['?email=taro%40example.jp&q=1', '?email=[mail]=1'],
    ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', '[mail]'],
    ['taro@例え.テスト', '[mail]'],
    ['{"tel":"03-1234-5678"}', '{"tel":"[number]"}'],
    ['tel:0312345678 (03)12345678', 'tel:[number] (03)[number]'],
    ['０９０ー１２３４ー５６７８', '[number]'],
    ['at 127.0.0.1 090-1234-5678', 'at 127.0.0.1 [number]'],
    ['postgres://noren:himitsu@db:5432/noren', 'postgres://[hidden]@db:5432/noren'],
    ['with sk_live_abcdefghijkl and whsec_abc/def+ghi=', 'with [token] and [token]'],
    ['/preview/aB3defghijklmnopqrstuvwxyz/', '/preview/[token]/'],
    [
      'Failed query: select $1\nparams: 山田\n太郎\n    at read (file:///a.ts:1:2)',
      'Failed query: select $1\nparams: [hidden]\n    at read (file:///a.ts:1:2)',
    ],
  ]
  for (const [text, left] of written) expect(scrub(text)).toBe(left)
})

test('What an operator needs stays: places in the code, moments, statements and ids', () => {
  for (const text of [
    'at answer (file:///noren/node_modules/@hono/node-server/dist/index.mjs:12:34)',
    'at 2026-11-20T03:00:00.000Z',
    'select "id" from "orders" where "order_no" = $1',
    '0190f3c4-1111-7abc-8def-0123456789ab',
    'connect ECONNREFUSED 127.0.0.1:5432',
    'at file:///noren/src/islands/checkout/ThreeDSecureVerificationStep2.tsx:12:34',
    'node_modules/@hono/node-server@2.1.0 and astro@7.3.5',
  ])
    expect(scrub(text)).toBe(text)
})

test('A request keeps the id it came with, unless that could be read as something else', () => {
  expect(toRequestId('0190f3c4-1111-7abc-8def-0123456789ab')).toBe('0190f3c4-1111-7abc-8def-0123456789ab')
  for (const wrong of [
    undefined,
    '',
    'short',
    'a b c d e f g h',
    '<script>alert</script>',
    'x'.repeat(65),
    ['a-request-1'],
  ])
    expect(toRequestId(wrong)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
})
