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

test('What an operator needs stays: places in the code, moments, statements and ids', () => {
  for (const text of [
    'at answer (file:///noren/node_modules/@hono/node-server/dist/index.mjs:12:34)',
    'at 2026-11-20T03:00:00.000Z',
    'select "id" from "orders" where "order_no" = $1',
    '0190f3c4-1111-7abc-8def-0123456789ab',
    'connect ECONNREFUSED 127.0.0.1:5432',
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
