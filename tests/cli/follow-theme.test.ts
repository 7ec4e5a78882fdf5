import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { followTheme } from '#cli/follow-theme.ts'

async function open(readTheme: () => Promise<string>) {
  const root = mkdtempSync(join(tmpdir(), 'noren-follow-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const themes = join(root, 'themes')
  for (const folder of ['garage/frame', 'sites/moto']) mkdirSync(join(themes, folder), { recursive: true })
  const stamp = join(root, 'stamp')
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [followTheme({ stamp, readTheme, theme: 'garage', themes, every: 50 })],
  })
  onTestFinished(() => server.close())
  // A watcher looks around first, and passes over what comes meanwhile.
  let isWatching = false
  server.watcher.once('all', () => (isWatching = true))
  let probes = 0
  await vi.waitFor(
    () => {
      writeFileSync(join(themes, `probe-${(probes += 1)}`), '')
      expect(isWatching).toBe(true)
    },
    { timeout: 10_000, interval: 50 },
  )
  return {
    write: (file: string) => writeFileSync(join(themes, file), 'something'),
    remove: (file: string) => rmSync(join(themes, file)),
    /** Resolves once the dev server was told to start anew. */
    restarted: () =>
      vi
        .waitFor(() => expect(existsSync(stamp)).toBe(true), { timeout: 10_000, interval: 20 })
        .then(() => rmSync(stamp)),
    isTold: () => existsSync(stamp),
  }
}

test('a file of a slot that comes or goes starts the dev server anew; another file does not', async () => {
  const dev = await open(async () => 'garage')
  dev.write('garage/frame/Header.astro')
  await dev.restarted()
  dev.write('garage/frame/Wheel.astro')
  dev.write('garage/notes.txt')
  dev.write('sites/moto/tokens.css')
  await dev.restarted()
  expect(dev.isTold()).toBe(false)
  dev.remove('garage/frame/Header.astro')
  await dev.restarted()
})

test('a shop that gets another theme starts it anew, once; an API that is away does not', async () => {
  let answer = async () => 'garage'
  let asked = 0
  const dev = await open(async () => {
    asked += 1
    return answer()
  })
  answer = async () => Promise.reject(new Error('away'))
  await vi.waitFor(() => expect(asked).toBeGreaterThan(1), { timeout: 10_000 })
  expect(dev.isTold()).toBe(false)
  answer = async () => 'wa'
  await dev.restarted()
  const before = asked
  await vi.waitFor(() => expect(asked).toBeGreaterThan(before + 1), { timeout: 10_000 })
  expect(dev.isTold()).toBe(false)
})
