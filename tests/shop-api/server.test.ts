import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { findDatabasePlace } from '#tests/support/database-place.ts'
import { DEFAULT_ENGINE } from '#tests/support/open-test-db.ts'

type Server = ChildProcessByStdio<null, Readable, Readable>

function start(env: Record<string, string>): Server {
  return spawn(process.execPath, ['demo/server.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: 'memory://',
      DEMO: '0',
      PORT: '0',
      // Else the one above PORT, which may be another program's.
      PAYMENT_TEST_PORT: '0',
      NODE_ENV: 'test',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test('a server says its port when it answers, fills an empty database and closes cleanly, with or without its Redis', async () => {
  const place = await findDatabasePlace(DEFAULT_ENGINE, { is_migrated: true })
  onTestFinished(place.forget)
  const env = { DATABASE_URL: place.url, FILES_FOLDER: place.files, DEMO: '1', DEMO_PRODUCTS: '20' }
  // Nobody listens there.
  const server = start({ ...env, REDIS_URL: 'redis://127.0.0.1:1' })
  const errors = text(server.stderr)
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  const { port } = JSON.parse(line) as { port: number }
  const base = `http://127.0.0.1:${port}`
  expect((await fetch(`${base}/livez`)).status).toBe(200)
  for (const channel of ['moto', 'okurimono']) {
    expect((await fetch(`${base}/${channel}/v1/products`)).headers.get('x-total')).toBe('20')
  }
  expect((await fetch(`${base}/hojin/v1/products`)).status).toBe(403)
  const pass = await fetch(`${base}/hojin/v1/keycode/check`, {
    method: 'POST',
    body: JSON.stringify({ keycode: 'KANAME-2026' }),
  })
  const { keycode_token } = (await pass.json()) as { keycode_token: string }
  const opened = await fetch(`${base}/hojin/v1/products`, { headers: { 'x-keycode-token': keycode_token } })
  // One of its twenty is for dealers, hidden by the password of its tag.
  expect(opened.headers.get('x-total')).toBe('19')
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
  expect(await errors).toContain('moto: 20 of 20 products')
  expect((await errors).split('Redis is away')).toHaveLength(2)
})

test('a taken port and a word nobody understands are one sentence each', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const cases = [
    [{ PORT: String(port) }, `Port ${port} is already in use; set PORT to another one.\n`],
    [{ DEMO: 'everything' }, 'DEMO must be one of 0, 1.\n'],
    [{ PORT: 'http' }, 'PORT must be a whole number up to 65535.\n'],
    [
      { REDIS_URL: 'localhost:6379' },
      'REDIS_URL must be an address like redis://127.0.0.1:6379/0 (rediss:// with TLS).\n',
    ],
  ] as const
  const ended = cases.map(async ([env]) => {
    const server = start(env)
    const [errors, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
    return [errors, code]
  })
  expect(await Promise.all(ended)).toEqual(cases.map(([, sentence]) => [sentence, 1]))
  other.close()
})
