import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { type ExportOptions, exportSite } from '#publisher/export/export-site.ts'
import {
  toLongestAddresses,
  toRefusedAddresses,
  toShopAddresses,
  toStaffAddresses,
} from '#tests/support/staff-addresses.ts'
import { createFolder, demoBundle, demoSite, openWorkshop, type Workshop } from '../open-workshop.ts'

const pages = () => ({ '/': { title: '店' }, '/404/': { title: 'ありません', status: 404 } })

async function writeFor(target: ExportOptions['target'], workshop: Workshop, api = workshop.api.base) {
  await workshop.publish()
  const folder = createFolder()
  await exportSite({
    site: demoSite,
    store: workshop.store,
    folder,
    target: target ?? 'dir',
    pictures: 'leave',
    storage_url: '/storage',
    is_keycode_required: false,
    api,
  })
  return { folder, read: (name: string) => readFileSync(join(folder, name), 'utf8') }
}

test('Netlify is told of shells, header fields and the way to an API it can reach', async () => {
  const { read } = await writeFor('netlify', await openWorkshop(pages()), 'https://api.example.jp')
  expect(read('_redirects')).toContain('/api/demo/* https://api.example.jp/demo/:splat 200\n')
  expect(read('_redirects')).toContain('/storage/* https://api.example.jp/storage/:splat 200\n')
  expect(read('_redirects')).toMatch(/^\/product\/:\w+\/uos\/ \/product\/_\/uos\/ 200$/m)
  expect(read('_redirects')).not.toContain('FILL IN')
  expect(read('_headers')).toContain("  content-security-policy: frame-ancestors 'none'\n")
  // After the rule for all: of joined policies browsers take the last word.
  const [, secrets = ''] = read('_headers').split('strict-origin-when-cross-origin')
  for (const path of ['/orders/receipt/', '/social-gift/:resourceKey/shipping/', '/reminder/reset/'])
    expect(secrets).toContain(`\n${path}\n  referrer-policy: no-referrer\n`)
  expect(read('_headers')).toContain('/_astro/*\n  cache-control: public, max-age=31536000, immutable\n')
})

test('An API address of this machine is marked as one to fill in', async () => {
  const workshop = await openWorkshop(pages())
  expect((await writeFor('netlify', workshop)).read('_redirects')).toMatch(/^# FILL IN: http:\/\/127/)
  expect((await writeFor('cloudflare', workshop)).read('_worker.js')).toContain(
    '// FILL IN: the variable NOREN_API',
  )
})

/** The worker as Cloudflare runs it: its module, and a host for the files. */
async function openWorker(workshop: Workshop) {
  const { folder, read } = await writeFor('cloudflare', workshop)
  const file = pathToFileURL(join(folder, '_worker.js')).href
  const { default: worker } = (await import(/* @vite-ignore */ file)) as {
    default: { fetch(request: Request, env: object): Promise<Response> }
  }
  const env = { ASSETS: { fetch: async () => new Response('file', { status: 404 }) } }
  const get = (path: string, init?: RequestInit) =>
    worker.fetch(new Request(`https://shop.example${path}`, init), env)
  return { read, get }
}

test('Cloudflare’s worker hands calls to the API as they are, and nothing else', async () => {
  const workshop = await openWorkshop(pages())
  const { get, read } = await openWorker(workshop)
  expect(JSON.parse(read('_routes.json'))).toMatchObject({
    version: 1,
    include: ['/api/demo/*', '/storage/*'],
  })
  const asked: unknown[] = []
  workshop.api.intercept((request, response) => {
    asked.push([request.method, request.url, request.headers['x-forwarded-host']])
    response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'] })
    request.pipe(response)
    return true
  })
  const answer = await get('/api/demo/v1/a%2Fb?q=1', { method: 'POST', body: '{"a":1}' })
  expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([
    201,
    '{"a":1}',
    ['a=1', 'b=2'],
  ])
  expect((await get('/storage/p/1.webp')).status).toBe(201)
  expect((await get('/api/other/public.json')).status).toBe(404)
  expect((await get('/api/demo/a%2f..%2f..%2fother/public.json')).status).toBe(400)
  expect(asked).toEqual([
    ['POST', '/demo/v1/a%2Fb?q=1', 'shop.example'],
    ['GET', '/storage/p/1.webp', 'shop.example'],
  ])
})

test('Cloudflare’s worker does not hand on what is the staff’s, however it is written', async () => {
  const workshop = await openWorkshop(pages())
  const { get } = await openWorker(workshop)
  const asked: (string | undefined)[] = []
  workshop.api.intercept(({ url }, response) => {
    asked.push(url)
    response.end('from the API')
    return true
  })
  for (const path of toStaffAddresses('demo')) {
    for (const method of ['GET', 'POST'])
      expect([path, method, (await get(path, { method })).status]).toEqual([path, method, 404])
  }
  const longest = toLongestAddresses('demo')
  for (const path of longest.staff) expect([path, (await get(path)).status]).toEqual([path, 404])
  // What `URL` writes another way never comes to a worker.
  const isSeen = (path: string) => new URL(path, 'https://shop.example').href.endsWith(path)
  for (const path of [...toRefusedAddresses('demo'), ...longest.refused].filter(isSeen))
    expect([path, (await get(path)).status]).toEqual([path, 400])
  expect(asked).toEqual([])
  for (const path of [...toShopAddresses('demo'), ...longest.shop])
    expect([path, await (await get(path)).text()]).toEqual([path, 'from the API'])
})

test('The page of a key with a slash lies where hosts look that decode an address before they look', async () => {
  const workshop = await openWorkshop({ ...pages(), '/product/a%2Fb/': { title: '直径 1/2 のねじ' } })
  const { folder } = await writeFor('dir', workshop)
  expect(readFileSync(join(folder, 'product/a/b/index.html'), 'utf8')).toContain('直径 1/2 のねじ')
  expect(existsSync(join(folder, 'product/a%2Fb'))).toBe(false)
})

test('Netlify keeps the addresses of the staff before it hands anything on', async () => {
  const { read } = await writeFor('netlify', await openWorkshop(pages()), 'https://api.example.jp')
  const rules = read('_redirects').split('\n')
  const handedOn = rules.findIndex((rule) => rule.startsWith('/api/demo/* '))
  for (const from of ['/api/demo/admin', '/api/demo/admin/*', '/api/demo/v1/admin', '/api/demo/v1/admin/*']) {
    const kept = rules.indexOf(`${from} /404.html 404!`)
    expect([from, kept >= 0 && kept < handedOn]).toEqual([from, true])
  }
})

test('While the API is down the worker says so in Japanese', async () => {
  const workshop = await openWorkshop(pages())
  const { get } = await openWorker(workshop)
  await workshop.api.stop()
  const answer = await get('/api/demo/public.json')
  expect([answer.status, await answer.json()]).toMatchObject([502, { code: 'api_unreachable' }])
})

test('An export of the live shop keeps the scripts that pages of older releases ask for', async () => {
  const workshop = await openWorkshop(pages())
  await workshop.publish()
  const client = createFolder()
  const manifest = { ...demoBundle.manifest, code_hash: 'code-2' }
  await workshop.publish({ bundle: { ...demoBundle, manifest, client } })
  const folder = createFolder()
  const write = (has_older_assets: boolean) =>
    exportSite({
      site: demoSite,
      store: workshop.store,
      folder,
      pictures: 'leave',
      storage_url: '/storage',
      is_keycode_required: false,
      api: workshop.api.base,
      has_older_assets,
    })
  await write(true)
  expect(existsSync(join(folder, '_astro/style.abc123.css'))).toBe(true)
  await write(false)
  expect(existsSync(join(folder, '_astro/style.abc123.css'))).toBe(false)
})

test('A shop that asks for a keycode is not written into files that nobody guards', async () => {
  const workshop = await openWorkshop(pages())
  await workshop.publish()
  const options = { site: demoSite, store: workshop.store, folder: createFolder(), storage_url: '/storage' }
  await expect(
    exportSite({ ...options, pictures: 'leave', is_keycode_required: true, api: workshop.api.base }),
  ).rejects.toThrow('Site demo asks its visitors for a keycode, and files cannot ask')
})
