import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAppWith } from '#tests/support/create-app-with.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const BUILD = '0123456789abcdef'
const SCRIPT = 'console.info("open")'
let shop: TestShop
let folder: string
let app: ReturnType<typeof createAppWith>

beforeAll(async () => {
  shop = await openTestShop()
  folder = await mkdtemp(`${tmpdir()}/noren-back-office-`)
  app = createAppWith(shop, { back_office_folder: folder })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function build(): Promise<void> {
  await mkdir(`${folder}/${BUILD}/assets`, { recursive: true })
  const manifest = {
    'start.ts': { file: 'assets/start.js', imports: ['_part.js'] },
    '_part.js': { file: 'assets/part.js' },
  }
  await writeFile(`${folder}/${BUILD}/manifest.json`, JSON.stringify(manifest))
  await writeFile(`${folder}/${BUILD}/assets/start.js`, SCRIPT)
  await writeFile(`${folder}/${BUILD}/assets/start.js.br`, brotliCompressSync(SCRIPT))
  await writeFile(`${folder}/current.json`, JSON.stringify({ build: BUILD }))
}

test('before it is built, its address says so and how, and looks again by itself', async () => {
  const response = await app.request('/moto/admin/')
  expect(response.status).toBe(503)
  const page = await response.text()
  expect(page).toContain('管理画面を準備しています')
  expect(page).toContain('npm run noren -- back-office')
  expect(page).toContain('http-equiv="refresh"')
})

test('its page runs nothing but its own files, and styles by a nonce of each answer', async () => {
  await build()
  const response = await app.request('/moto/admin/')
  expect(response.status).toBe(200)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  const page = await response.text()
  const nonce = /nonce="([\w-]{20,})"/.exec(page)?.[1] ?? ''
  expect(policy).toContain(`'nonce-${nonce}'`)
  expect(page).not.toMatch(/ (style|on[a-z]+)=/)
  expect(page).toContain(`src="files/${BUILD}/assets/start.js"`)
  expect(page).toContain(`href="files/${BUILD}/assets/part.js"`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await app.request('/moto/admin/')).headers.get('content-security-policy')).not.toBe(policy)
  expect((await app.request('/moto/admin')).status).toBe(308)
  expect((await app.request('/nowhere/admin/')).status).toBe(404)
})

test('its files come packed, never change under their name, and nothing else of the machine is sent', async () => {
  await build()
  const path = `/moto/admin/files/${BUILD}/assets/start.js`
  const packed = await app.request(path, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('cache-control')).toContain('immutable')
  expect(packed.headers.get('x-content-type-options')).toBe('nosniff')
  const plain = await app.request(path)
  expect(await plain.text()).toBe(SCRIPT)
  expect(plain.headers.get('content-type')).toContain('text/javascript')
  const etag = plain.headers.get('etag') ?? ''
  expect((await app.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  for (const name of [
    'missing.js',
    '..%2Fmanifest.json',
    '..%2F..%2Fcurrent.json',
    '%2e%2e%2f%2e%2e%2fcurrent.json',
  ])
    expect([name, (await app.request(`/moto/admin/files/${BUILD}/assets/${name}`)).status]).toEqual([
      name,
      404,
    ])
})
