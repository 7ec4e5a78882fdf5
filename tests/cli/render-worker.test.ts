import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { onPostgres, onRedis } from '#tests/support/on-server.ts'
import { makeSharedPlace } from '#tests/support/shared-store-place.ts'
import { toRedisUrl } from '#tests/support/test-redis.ts'

const cli = fileURLToPath(new URL('../../cli/noren.ts', import.meta.url))

test('A render worker says what it lacks', () => {
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, [cli, 'render-worker'], { env: { ...process.env, ...env }, encoding: 'utf8' })
  expect(run({ REDIS_URL: '' })).toMatchObject({
    status: 1,
    stderr: '\nREDIS_URL must name the Redis in which publishers ask for pages, as redis://host:6379/0.\n',
  })
  expect(run({ REDIS_URL: 'redis://127.0.0.1:1', NOREN_STORE: '' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('NOREN_STORE is a folder of this machine') as string,
  })
})

onPostgres('on a shared store', () => {
  onRedis('and a Redis', () => {
    test('A render worker takes pages, says how it is, part by part, and ends when it is told to', async () => {
      const { place, remove } = await makeSharedPlace()
      onTestFinished(remove)
      const port = String(await findFreePort())
      const child = spawn(process.execPath, [cli, 'render-worker'], {
        env: {
          ...process.env,
          PORT: port,
          REDIS_URL: toRedisUrl(15),
          NOREN_STORE: place.database,
          NOREN_BLOBS: `s3://${place.bucket.bucket}/${place.bucket.prefix}`,
          NOREN_CACHE: place.folder,
          S3_FORCE_PATH_STYLE: '1',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      let complaints = ''
      child.stderr.on('data', (bytes: Buffer) => (complaints += String(bytes)))
      const [line] = (await once(child.stdout, 'data')) as [Buffer]
      expect(String(line)).toMatch(/takes pages, \d+ chunks at once/)
      const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
      expect((await ask('/livez')).status).toBe(200)
      await vi.waitFor(async () =>
        expect(await (await ask('/readyz')).json()).toEqual({
          status: 'ready',
          parts: { store: 'ok', queue: 'ok' },
        }),
      )
      expect((await ask('/')).status).toBe(404)
      child.kill('SIGTERM')
      expect(await once(child, 'exit')).toEqual([0, null])
      expect(complaints).toBe('')
    })
  })
})
