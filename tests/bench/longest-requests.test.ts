import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import type { CallName } from '#contract/index.ts'
import {
  API_ADDRESS,
  listLongAddresses,
  listLongInputs,
  ORIGIN_ADDRESS,
} from '../../bench/fuzz/longest-requests.ts'
import { watchProcess } from '../../bench/fuzz/watched-process.ts'

const MIB = 1024 * 1024
const toHead = ({ path, headers = {} }: { path: string; headers?: Record<string, string> }) =>
  path.length +
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)

test('The longest requests are as long as a server takes, and no longer', () => {
  for (const bytes of [ORIGIN_ADDRESS, API_ADDRESS]) {
    const requests = [...listLongAddresses(bytes)]
    expect(Math.max(...requests.map(({ path }) => path.length))).toBeLessThanOrEqual(bytes)
    const heads = requests.map(toHead)
    expect(Math.max(...heads)).toBeLessThan(16 * 1024 - 100)
    expect(heads.filter((length) => length > 0.9 * bytes).length).toBeGreaterThan(0.9 * heads.length)
    // Node's client would refuse to send it.
    expect(requests.filter(({ path }) => !/^[\x21-\x7e]+$/.test(path))).toEqual([])
  }
  const name: CallName = 'POST /v1/inquiries'
  const bodies = [...listLongInputs(name, {}, 1)].flatMap(({ body = '' }) => Buffer.byteLength(body))
  expect(bodies.length).toBeGreaterThan(20)
  expect(Math.max(...bodies)).toBeLessThan(MIB)
  expect(bodies.filter((bytes) => bytes > 0.8 * MIB).length).toBeGreaterThan(20)
})

test('Each place of a call is filled: its path, each field of its query, also again and again, each text of its body', () => {
  const wheres = (name: CallName) => new Set([...listLongInputs(name, {}, 1)].map(({ where }) => where))
  const ofList = wheres('GET /v1/products')
  for (const where of ['query q', 'query tag', 'query tag, repeated', 'query per=all'])
    expect(ofList).toContain(where)
  expect(wheres('GET /v1/products/{resourceKey}')).toContain('path {resourceKey}')
  for (const where of ['every text of the body', 'depth of the body', 'names in the body'])
    expect(wheres('POST /v1/inquiries')).toContain(where)
})

// Ten times as long as anybody may be kept waiting, so that no other program can be taken for it.
const BLOCK = `
  require('node:http').createServer((request, response) => {
    const ends = performance.now() + (request.url === '/block' ? 1_000 : 0)
    while (performance.now() < ends);
    response.end()
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

test('A process whose event loop was kept is told, by whichever request did it', async () => {
  const { env, readLongest } = await watchProcess()
  const child = spawn(process.execPath, ['-e', BLOCK], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string]
  await readLongest()
  await fetch(`http://127.0.0.1:${port}/block`)
  expect(await readLongest()).toBeGreaterThan(900)
  await fetch(`http://127.0.0.1:${port}/`)
  expect(await readLongest()).toBeLessThan(900)
})
