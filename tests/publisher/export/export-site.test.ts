import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ExportOptions, exportSite } from '#publisher/export/export-site.ts'
import { toCardPage } from '../to-card-page.ts'
import { createFolder, demoSite, openWorkshop, type Workshop } from '../open-workshop.ts'

const pages = () => ({
  '/': {
    title: '店',
    body: '<img src="/storage/p/1/480.webp" srcset="/storage/p/1/480.avif 480w, /storage/p/1/960.avif 960w">',
  },
  '/404/': { title: 'ページが見つかりません', status: 404 },
  '/news/a/': {
    title: 'お知らせ',
    body: '<meta property="og:image" content="http://demo.localhost:4321/storage/gone.png">',
  },
})

function exportTo(folder: string, { store, api }: Workshop, change: Partial<ExportOptions> = {}) {
  const options = {
    site: demoSite,
    store,
    folder,
    pictures: 'leave' as const,
    storage_url: '/storage',
    is_keycode_required: false,
    api: api.base,
  }
  return exportSite({ ...options, ...change })
}

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort()
}

test('A site becomes a folder any static host can serve', async () => {
  const workshop = await openWorkshop(pages())
  await workshop.publish()
  const folder = createFolder()
  await exportTo(folder, workshop)
  expect(listFiles(folder)).toEqual([
    '404.html',
    '_astro/style.abc123.css',
    '_headers',
    '_redirects',
    'favicon.ico',
    'index.html',
    'news/a/index.html',
    'robots.txt',
    'sitemap-0.xml',
    'sitemap-index.xml',
    'sitemap.xml',
  ])
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('http-equiv="content-security-policy"')
  // A keyed shell is one page for every key.
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toMatch(
    /^\/product\/\S+\/uos\/ \/product\/_\/uos\/ 200$/m,
  )
  expect(readFileSync(join(folder, '_headers'), 'utf8')).toContain(
    "content-security-policy: frame-ancestors 'none'",
  )
})

test('A second export touches nothing; an edit touches its page, and what vanished goes', async () => {
  const workshop = await openWorkshop(pages())
  await workshop.publish()
  const folder = createFolder()
  await exportTo(folder, workshop)
  const before = statSync(join(folder, 'index.html')).mtimeMs
  expect(await exportTo(folder, workshop)).toMatchObject({ written: 0, removed: 0 })
  workshop.api.content.pages['/'] = { title: '新しい店' }
  delete workshop.api.content.pages['/news/a/']
  await workshop.publish()
  mkdirSync(join(folder, 'stray'))
  writeFileSync(join(folder, 'stray', 'old.html'), '')
  // The page, and the sitemap that loses an address.
  expect(await exportTo(folder, workshop)).toMatchObject({ written: 2, removed: 2 })
  expect(statSync(join(folder, 'index.html')).mtimeMs).toBeGreaterThan(before)
  expect(readdirSync(folder)).not.toContain('news')
  expect(readdirSync(folder)).not.toContain('stray')
})

test('Pictures that pages name are shipped once; those the shop lacks are told', async () => {
  const workshop = await openWorkshop(pages())
  await workshop.publish()
  const asked: string[] = []
  workshop.api.intercept((request, response) => {
    if (!request.url?.startsWith('/storage/')) return false
    asked.push(request.url)
    response.writeHead(request.url.includes('gone') ? 404 : 200).end('picture')
    return true
  })
  const folder = createFolder()
  const receipt = await exportTo(folder, workshop, { pictures: 'ship' })
  expect(receipt.missing).toEqual(['/storage/gone.png'])
  expect(listFiles(join(folder, 'storage'))).toEqual(['p/1/480.avif', 'p/1/480.webp', 'p/1/960.avif'])
  asked.length = 0
  expect(await exportTo(folder, workshop, { pictures: 'ship' })).toMatchObject({ written: 0, removed: 0 })
  expect(asked).toEqual(['/storage/gone.png'])
})

test('A site that was never published cannot be exported', async () => {
  const workshop = await openWorkshop(pages())
  await expect(exportTo(createFolder(), workshop)).rejects.toThrow(
    'Site demo was never published; publish it first.',
  )
})

test('The cards of shared links are shipped once, each under its own address', async () => {
  const path = '/product/a b/'
  const workshop = await openWorkshop({
    '/404/': { title: '', status: 404 },
    [path]: toCardPage(path, '部品'),
  })
  await workshop.publish()
  const folder = createFolder()
  await exportTo(folder, workshop)
  const html = readFileSync(join(folder, path, 'index.html'), 'utf8')
  const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const file = join(folder, decodeURIComponent(new URL(address).pathname))
  const { mtimeMs, size } = statSync(file)
  expect(size).toBeGreaterThan(5_000)
  expect(await exportTo(folder, workshop)).toMatchObject({ written: 0, removed: 0 })
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
})
