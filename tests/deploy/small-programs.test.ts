import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { openS3StandIn } from '#tests/support/s3/s3-stand-in.ts'

const undo: (() => unknown)[] = []
afterAll(async () => {
  for (const one of undo) await one()
})

async function run(words: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, words, { env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

test('a program is healthy when it answers well, and a unit can wait until it does', async () => {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}/readyz`
  expect(await run(['deploy/is-healthy.ts', address])).toMatchObject({
    code: 1,
    said: expect.stringContaining('ECONNREFUSED'),
  })
  let status = 503
  const server = createServer((_, answer) => answer.writeHead(status).end())
  undo.push(() => server.close())
  const waiting = run(['deploy/is-healthy.ts', address, '30'])
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  expect((server.address() as AddressInfo).port).toBe(port)
  expect(await run(['deploy/is-healthy.ts', address])).toEqual({
    code: 1,
    said: `${address}: it answers 503\n`,
  })
  status = 200
  expect(await waiting).toEqual({ code: 0, said: '' })
})

test('the bucket is made once, and a word that is none is told', async () => {
  const s3 = await openS3StandIn()
  undo.push(s3.close)
  const env = {
    FILES_URL: 's3://noren/files',
    AWS_REGION: 'any',
    AWS_ACCESS_KEY_ID: 'someone',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL_S3: s3.url,
    S3_FORCE_PATH_STYLE: '1',
  }
  expect(await run(['deploy/make-bucket.ts'], env)).toEqual({ code: 0, said: 'Bucket noren: made\n' })
  expect([...s3.objects.keys()].map((key) => key.replace(/\/$/, ''))).toEqual(['noren'])
  expect(await run(['deploy/make-bucket.ts'], env)).toEqual({ code: 0, said: 'Bucket noren: is there\n' })
  expect(await run(['deploy/make-bucket.ts'], { ...env, FILES_URL: 'files' })).toMatchObject({ code: 1 })
})
