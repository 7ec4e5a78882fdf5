import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { check, resolveConfig } from 'prettier'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readShopInput } from '#cli/shops/read-shop-input.ts'
import { openInstallation, runNoren } from '#tests/support/installation.ts'

/** Where the site files of the repository lie. */
const SITE_FILES = fileURLToPath(new URL('../../sites/load-sites.ts', import.meta.url))
const KISSA = ['--name', '喫茶かもめ', '--theme', 'simple', '--email', 'kamome@kissa.example']

const run = (args: string[]) => runNoren(['shop', ...args])

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
  const installation = await openInstallation()
  onTestFinished(() => installation.close())
  const { port, sites, store, said } = installation
  const origin = `http://kissa.localhost:${port}`
  const look = (path: string) => installation.look('kissa', path)
  const tell = (args: string[]) => installation.run(['shop', ...args])
  await vi.waitFor(async () => expect((await look('/')).status).toBe(404), { timeout: 20_000 })

  const made = tell(['add', 'kissa', ...KISSA, '--origin', origin])
  expect(made).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('喫茶かもめ is made: channel kissa'),
  })
  expect(made.stdout).toMatch(/\/kissa\/admin\/#\/invitation\/\S{20,}/)
  expect(made.stdout).toMatch(/company .*\n\s+shipping_fees /)
  const file = readFileSync(join(sites, 'kissa.ts'), 'utf8')
  expect(file).toContain(`origin: '${origin}'`)
  const style = await resolveConfig(SITE_FILES)
  expect(await check(file, { ...style, parser: 'typescript' })).toBe(true)
  const again = tell(['add', 'kissa'])
  expect(again.stdout).toContain('is there already')
  expect(again.stdout).not.toContain('invitation')
  expect(tell(['list']).stdout).toMatch(/^kissa {2}喫茶かもめ {2}simple {2}preparing/)
  expect(tell(['open', 'kissa'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('cannot open yet'),
  })

  // Vite runs when nobody built the theme before.
  await vi.waitFor(async () => expect([said(), (await look('/')).status]).toEqual([said(), 200]), {
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

  expect(tell(['close', 'kissa']).stdout).toContain('kissa is closed')
  await vi.waitFor(async () => expect((await look('/')).text).toContain('閉店しました'), {
    timeout: 60_000,
    interval: 500,
  })

  expect(tell(['remove', 'kissa', '--confirm', 'kissa'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('kissa is gone'),
  })
  expect(existsSync(join(sites, 'kissa.ts'))).toBe(false)
  await vi.waitFor(async () => expect((await look('/')).status).toBe(404), { timeout: 20_000 })
  await vi.waitFor(() => expect(existsSync(join(store, 'blobs', 'kissa'))).toBe(false), { timeout: 20_000 })
  expect(tell(['list']).stdout).toContain('There is no shop yet')
  expect(await installation.stopServing()).toBe(0)
}, 400_000)
