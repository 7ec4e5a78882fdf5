import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http, { type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '#publisher/origin/listen.ts'
import { drain } from '#running/drain.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { ask } from '../publisher/origin/ask.ts'

/** `noren serve` before an API that answers when it is told to. */
async function serve(env: Record<string, string> = {}) {
  const store = mkdtempSync(join(tmpdir(), 'noren-cli-'))
  onTestFinished(() => rmSync(store, { recursive: true, force: true }))
  const held: ServerResponse[] = []
  const api = http.createServer((request, response) => {
    if (request.url?.startsWith('/moto/v1/slow')) held.push(response)
    else response.writeHead(404).end()
  })
  onTestFinished(() => drain(api, 0))
  const [api_port, port] = [await listen(api, 0, '127.0.0.1'), await findFreePort()]
  const child = spawn(process.execPath, ['cli/noren.ts', 'serve'], {
    env: {
      ...process.env,
      NOREN_STORE: store,
      NOREN_API: `http://127.0.0.1:${api_port}`,
      PORT: String(port),
      ...env,
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  const ended = once(child, 'close')
  const readyz = () => ask(port, '/readyz')
  await vi.waitFor(async () => expect((await readyz()).status).toBe(200), { timeout: 20_000 })
  return { child, ended, held, port, readyz, said: () => said }
}

test('A call under way when the origin is to end is answered; nobody new is taken', async () => {
  const { child, ended, held, port, readyz } = await serve()
  const slow = ask(port, '/api/moto/v1/slow', { host: 'localhost' })
  await vi.waitFor(() => expect(held).toHaveLength(1))
  child.kill('SIGTERM')
  await vi.waitFor(() => expect(readyz()).rejects.toThrow('ECONNREFUSED'))
  held[0]!.end('late, not lost')
  expect(await slow).toMatchObject({ status: 200, text: 'late, not lost' })
  expect(await ended).toEqual([0, null])
})

test('An origin with a delay says that it is closing, and serves until the delay is over', async () => {
  const { child, ended, port, readyz } = await serve({ CLOSE_DELAY_MS: '1500' })
  child.kill('SIGTERM')
  await vi.waitFor(async () => expect((await readyz()).status).toBe(503))
  const closing = await readyz()
  expect(JSON.parse(closing.text)).toMatchObject({ status: 'closing', parts: { store: 'ok' } })
  expect(closing.headers.connection).toBe('close')
  expect((await ask(port, '/livez')).status).toBe(200)
  expect(await ended).toEqual([0, null])
})

test('An operator who asks for JSON reads nothing else, with the id of every call that went to the API', async () => {
  const { child, ended, held, port, said } = await serve({ LOG_FORMAT: 'json' })
  const headers = { host: 'localhost', 'x-request-id': 'from-a-balancer-0001' }
  const slow = ask(port, '/api/moto/v1/slow?token=himitsu', headers)
  await vi.waitFor(() => expect(held).toHaveLength(1))
  expect(held[0]!.req.headers['x-request-id']).toBe('from-a-balancer-0001')
  held[0]!.end()
  await slow
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  const entries = said()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(entries).toContainEqual({
    level: 'info',
    time: expect.any(String),
    program: 'origin',
    request_id: 'from-a-balancer-0001',
    message: 'request',
    kind: 'api',
    status: 200,
    ms: expect.any(Number),
  })
  expect(entries).toContainEqual(expect.objectContaining({ message: `http://localhost:${port}/` }))
  expect(said()).not.toContain('himitsu')
})

test('A word of the log nobody understands is one sentence', async () => {
  const child = spawn(process.execPath, ['cli/noren.ts', 'serve'], {
    env: { ...process.env, LOG_FORMAT: 'xml' },
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  expect(await once(child, 'close')).toEqual([1, null])
  expect(said.trim()).toBe('LOG_FORMAT must be one of text, json.')
})
