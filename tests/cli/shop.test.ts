import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { check, resolveConfig } from 'prettier'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readShopInput } from '#cli/shops/read-shop-input.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { spawnShopApi } from '#tests/support/spawn-shop-api.ts'
import { createFolder } from '../publisher/open-workshop.ts'
import { ask } from '../publisher/origin/ask.ts'

const cli = fileURLToPath(new URL('../../cli/noren.ts', import.meta.url))
const TOKEN = 'token of the installation'
const SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`
const KISSA = ['--name', '喫茶かもめ', '--theme', 'simple', '--email', 'kamome@kissa.example']

function run(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'shop', ...args], {
    env: { ...process.env, DEBUG: '', ADMIN_TOKEN: TOKEN, NOREN_API: 'http://127.0.0.1:9', ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('Where nobody can be asked, what is missing or wrong is said before any API is', () => {
  expect(run(['add']).stderr).toContain('Missing: <name>.')
  expect(run(['add', 'kissa']).stderr).toMatch(/does not answer/)
  expect(run(['add', 'Kissa']).stderr).toContain('letters a to z')
  expect(run(['add', 'admin']).stderr).toContain("'admin' is taken by Noren itself")
  expect(run(['remove', 'kissa']).stderr).toContain('--confirm kissa')
  expect(run(['remove', 'kissa', '--confirm', 'kisa']).stderr).toContain("'kisa' is not 'kissa'")
  expect(run(['fly', 'kissa'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Usage: noren shop'),
  })
})

test('At a terminal each thing that is missing is asked for, again until it is good', async () => {
  const answers = [
    '喫茶かもめ',
    'lace',
    'simple',
    'kissa.example',
    'https://kissa.example',
    'kamome@kissa.example',
  ]
  const asked: string[] = []
  const input = await readShopInput({ channel: 'kissa' }, ['garage', 'simple'], async (question) => {
    asked.push(question)
    return answers.shift() ?? ''
  })
  expect(input).toEqual({
    channel: 'kissa',
    name: '喫茶かもめ',
    theme: 'simple',
    origin: 'https://kissa.example',
    email: 'kamome@kissa.example',
  })
  expect(asked).toHaveLength(6)
  expect(asked[2]).toContain("There is no theme 'lace'. Themes: garage, simple.")
  await expect(readShopInput({ channel: 'kissa', theme: 'lace' }, ['simple'], undefined)).rejects.toThrow(
    /Missing: --name, --origin, --email\. Nobody can be asked here/,
  )
})

test('From an empty database to a published shop that looks finished, and back to nothing, while `noren serve` runs', async () => {
  const [port, store, sites] = [await findFreePort(), createFolder(), createFolder()]
  const origin = `http://kissa.localhost:${port}`
  const api = await spawnShopApi({
    ADMIN_TOKEN: TOKEN,
    DATABASE_URL: 'memory://',
    PAYMENT_TEST_PORT: '0',
    PUBLISH_HOOK_URL: `http://127.0.0.1:${port}/hooks/publish`,
    PUBLISH_HOOK_SECRET: SECRET,
  })
  onTestFinished(() => void api.end('SIGKILL'))
  const env = { NOREN_API: api.base, NOREN_STORE: store, NOREN_SITES: sites }
  const served = spawn(process.execPath, [cli, 'serve'], {
    env: { ...process.env, DEBUG: '', ...env, PORT: String(port), PUBLISH_HOOK_SECRET: SECRET },
  })
  onTestFinished(() => void served.kill('SIGKILL'))
  let said = ''
  served.stdout.on('data', (chunk) => (said += chunk))
  served.stderr.on('data', (chunk) => (said += chunk))
  const look = (path: string) => ask(port, path, { host: 'kissa.localhost' })
  await vi.waitFor(async () => expect((await look('/')).status).toBe(404), { timeout: 20_000 })

  const made = run(['add', 'kissa', ...KISSA, '--origin', origin], env)
  expect(made).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('喫茶かもめ is made: channel kissa'),
  })
  expect(made.stdout).toMatch(/\/kissa\/admin\/#\/invitation\/\S{20,}/)
  expect(made.stdout).toMatch(/company .*\n\s+shipping_fees /)
  const file = readFileSync(join(sites, 'kissa.ts'), 'utf8')
  expect(file).toContain(`origin: '${origin}'`)
  const style = await resolveConfig(cli)
  expect(await check(file, { ...style, parser: 'typescript' })).toBe(true)
  const again = run(['add', 'kissa'], env)
  expect(again.stdout).toContain('is there already')
  expect(again.stdout).not.toContain('invitation')
  expect(run(['list'], env).stdout).toMatch(/^kissa {2}喫茶かもめ {2}simple {2}preparing/)
  expect(run(['open', 'kissa'], env)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('cannot open yet'),
  })

  // Vite runs when nobody built the theme before.
  await vi.waitFor(async () => expect([said, (await look('/')).status]).toEqual([said, 200]), {
    timeout: 240_000,
    interval: 500,
  })
  for (const path of [
    '/',
    '/product/',
    '/news/',
    '/blog/',
    '/maker/',
    '/brand/',
    '/faq/',
    '/stylist/',
    '/flip-book/',
    '/calendar/',
    '/sitemap/',
    '/cart/',
    '/contact/',
  ]) {
    const { status, text } = await look(path)
    expect([path, status]).toEqual([path, 200])
    expect(text).toContain('開店準備中です')
    expect(text).toContain('name="robots" content="noindex"')
    expect(text).not.toMatch(/undefined|NaN|○○|〒\s*<|href="tel:"|src="[^"]*\/storage\//)
  }
  expect((await look('/nope/')).status).toBe(404)
  for (const path of ['/news/feed.xml', '/llms.txt', '/robots.txt'])
    expect([path, (await look(path)).status]).toEqual([path, 200])

  expect(run(['close', 'kissa'], env).stdout).toContain('kissa is closed')
  await vi.waitFor(async () => expect((await look('/')).text).toContain('閉店しました'), {
    timeout: 15_000,
    interval: 500,
  })

  expect(run(['remove', 'kissa', '--confirm', 'kissa'], env)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('kissa is gone'),
  })
  expect(existsSync(join(sites, 'kissa.ts'))).toBe(false)
  await vi.waitFor(async () => expect((await look('/')).status).toBe(404), { timeout: 20_000 })
  await vi.waitFor(() => expect(existsSync(join(store, 'blobs', 'kissa'))).toBe(false), { timeout: 20_000 })
  expect(run(['list'], env).stdout).toContain('There is no shop yet')
  const ended = once(served, 'close')
  served.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}, 400_000)
