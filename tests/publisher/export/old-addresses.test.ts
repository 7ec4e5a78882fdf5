import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { type ExportOptions, exportSite } from '#publisher/export/export-site.ts'
import {
  buildRedirectRules,
  listWorkerFolders,
  shareForCloudflare,
} from '#publisher/export/redirect-rules.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { onNginx } from '#tests/support/on-nginx.ts'
import { runNginx } from '#tests/support/run-nginx.ts'
import { createFolder, demoSite, openWorkshop } from '../open-workshop.ts'
import { ask } from '../origin/ask.ts'

const redirects = [
  { from: '/%E5%86%86%E3%81%84', to: '/product/cup/#size' },
  { from: '/product/cup', to: '/elsewhere/' },
  { from: '/products/detail.php', to: '/product/' },
  { from: '/products/detail.php?product_id=12', to: '/product/cup/' },
  { from: '/products/detail/12', to: '/product/cup/' },
]

async function write(target: NonNullable<ExportOptions['target']>, folder = createFolder(), site = demoSite) {
  const workshop = await openWorkshop({
    '/': { title: '店' },
    '/404/': { title: 'ありません', status: 404 },
    '/product/cup/': { title: '湯のみ' },
  })
  workshop.api.content.redirects = redirects
  await workshop.publish()
  const { api, store } = workshop
  const options = {
    pictures: 'leave',
    storage_url: '/storage',
    is_keycode_required: false,
    api: api.base,
  } as const
  await exportSite({ ...options, site, store, folder, target })
  return { folder, read: (name: string) => readFileSync(join(folder, name), 'utf8') }
}

test('Netlify is told of every old address but those of pages that are there, with its query', async () => {
  const rules = (await write('netlify')).read('_redirects')
  expect(rules).toContain('/products/detail/12 /product/cup/ 301\n/products/detail/12/ /product/cup/ 301\n')
  expect(rules).toContain('/products/detail.php product_id=12 /product/cup/ 301\n')
  expect(rules.indexOf('product_id=12')).toBeLessThan(rules.indexOf('/products/detail.php /product/ 301'))
  expect(rules).toContain('/%E5%86%86%E3%81%84 /product/cup/#size 301\n')
  expect(rules).not.toContain('/elsewhere/')
})

test('Cloudflare has rules for what they can say, and its worker for the rest', async () => {
  const { folder, read } = await write('cloudflare')
  expect(read('_redirects')).toContain('/products/detail/12 /product/cup/ 301\n')
  expect(read('_redirects')).not.toContain('detail.php')
  expect((JSON.parse(read('_routes.json')) as { include: string[] }).include).toEqual(
    expect.arrayContaining(['/products/detail.php', '/products/detail.php/']),
  )
  const { default: worker } = (await import(
    /* @vite-ignore */ pathToFileURL(join(folder, '_worker.js')).href
  )) as {
    default: { fetch(request: Request, env: object): Promise<Response> }
  }
  const env = { ASSETS: { fetch: async () => new Response('', { status: 404 }) } }
  const find = async (path: string) => {
    const answer = await worker.fetch(new Request(`https://shop.example${path}`), env)
    return [answer.status, answer.headers.get('location')]
  }
  expect(await find('/products/detail.php?product_id=12&a=1')).toEqual([301, '/product/cup/?a=1'])
  expect(await find('/products/detail.php?product_id=13')).toEqual([301, '/product/?product_id=13'])
  expect(await find('/nothing')).toEqual([404, null])
})

test('Thousands of old addresses stay within what Cloudflare reads', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => ({ from: `/item/${at}`, to: '/' }))
  const { rules, worker } = shareForCloudflare([...many, { from: '/p?id=1', to: '/' }])
  expect(buildRedirectRules(rules, false).split('\n').length - 1).toBeLessThanOrEqual(2_000)
  expect(listWorkerFolders(worker)).toEqual(['/item*', '/p*'])
})

onNginx('nginx answers old addresses as our origin does', async (nginx) => {
  const folder = await mkdtemp(join(tmpdir(), 'noren-old-'))
  const port = await findFreePort()
  await write('nginx', folder, { ...demoSite, origin: `http://demo.localhost:${port}` })
  const stop = runNginx(nginx, folder, [join(folder, 'demo.conf')])
  try {
    const asked: [address: string, status: number, to?: string][] = [
      ['/products/detail/12', 301, '/product/cup/'],
      ['/products/detail/12/?a=1', 301, '/product/cup/?a=1'],
      ['/products/detail.php?product_id=12', 301, '/product/cup/'],
      ['/products/detail.php?product_id=13', 301, '/product/?product_id=13'],
      ['/%E5%86%86%E3%81%84', 301, '/product/cup/#size'],
      ['/product/cup/', 200],
      ['/product/cup', 308, '/product/cup/'],
    ]
    for (const [address, status, to] of asked) {
      const answer = await ask(port, address)
      expect([address, answer.status, answer.headers.location]).toEqual([address, status, to])
    }
  } finally {
    stop()
    await rm(folder, { recursive: true, force: true })
  }
})
