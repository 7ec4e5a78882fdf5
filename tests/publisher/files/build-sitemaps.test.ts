import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { buildSitemaps, type SitemapPages } from '#publisher/files/build-sitemaps.ts'
import type { SitemapPage } from '#publisher/files/write-sitemap.ts'
import { toChunk, toChunkCount, toChunkPath, toSlot } from '#publisher/files/sitemap-chunks.ts'

const origin = 'https://moto.example'
const toPages = (count: number): SitemapPage[] =>
  Array.from({ length: count }, (_, at) => ({
    path: `/product/p-${at}/`,
    last_modified: new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString(),
  }))

/** As the store reads them (`readIndexed`), with a note of how many were read. */
function keep(pages: SitemapPage[]): SitemapPages & { read: () => number } {
  let read = 0
  return {
    count: pages.length,
    read: () => read,
    async list(first, end) {
      const found = pages.filter(({ path }) => toSlot(path) >= first && toSlot(path) < end)
      read += found.length
      return found
    },
    async listNewest(width) {
      const chunks = Map.groupBy(pages, ({ path }) => Math.floor(toSlot(path) / width))
      return [...chunks]
        .sort(([a], [b]) => a - b)
        .map(([chunk, held]) => ({
          chunk,
          last_modified: held
            .map(({ last_modified }) => last_modified)
            .reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b)),
        }))
    },
  }
}

interface Entry {
  loc: string
  lastmod?: string
}

async function read(pages: SitemapPage[]) {
  const files = await buildSitemaps(origin, keep(pages))
  const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' })
  const texts = new Map(
    [...files].map(([path, bytes]) => [path, new TextDecoder().decode(bytes ?? undefined)]),
  )
  const parse = (path: string) => parser.parse(texts.get(path) ?? '')
  const index: Entry[] = parse('/sitemap-index.xml').sitemapindex.sitemap
  const chunks = index.map(({ loc }) => parse(loc.slice(origin.length)).urlset.url as Entry[])
  return { texts, index, chunks }
}

test('Every page stands in exactly one chunk with the day it was last edited', async () => {
  const pages = toPages(5_000)
  const { chunks, index } = await read(pages)
  expect(chunks.length).toBe(32)
  expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThan(10_000)
  const entries = chunks.flat().sort((a, b) => (a.lastmod! < b.lastmod! ? -1 : 1))
  expect(entries).toEqual(
    pages.map(({ path, last_modified }) => ({ loc: origin + path, lastmod: last_modified })),
  )
  for (const [at, { lastmod }] of index.entries()) {
    const newest = chunks[at]!.map((entry) => entry.lastmod!)
      .sort()
      .at(-1)
    expect(lastmod).toBe(newest)
  }
})

test('A new page rewrites its own chunk and the index, and no other', async () => {
  const pages = toPages(3_000)
  const before = await read(pages)
  const after = await read([{ path: '/product/new/', last_modified: null }, ...pages.toReversed()])
  const changed = [...after.texts].filter(([path, text]) => before.texts.get(path) !== text)
  expect([...after.texts.keys()].sort()).toEqual([...before.texts.keys()].sort())
  expect(changed).toHaveLength(1)
  expect(changed[0]![1]).toContain('/product/new/')
})

test('An edit writes the chunks it concerns as a whole build would, and says which is empty', async () => {
  const pages = toPages(3_000)
  const edited = pages.map((page, at) =>
    at === 7 ? { ...page, last_modified: '2027-01-01T00:00:00.000Z' } : page,
  )
  const edit = { paths: [pages[7]!.path], count_before: pages.length }
  const kept = keep(edited)
  const partial = await buildSitemaps(origin, kept, edit)
  const whole = await buildSitemaps(origin, keep(edited))
  // Its chunk, and the index under both its names.
  expect(partial.size).toBe(3)
  expect(kept.read()).toBeLessThan(1_000)
  for (const [path, bytes] of partial) expect(bytes).toEqual(whole.get(path))
  const chunkOf = (page: SitemapPage) => toChunk(page.path, toChunkCount(pages.length))
  const chunk = chunkOf(pages[7]!)
  const others = pages.filter((page) => chunkOf(page) !== chunk)
  const emptied = pages.filter((page) => chunkOf(page) === chunk).map(({ path }) => path)
  const rest = await buildSitemaps(origin, keep(others), { paths: emptied, count_before: pages.length })
  expect(rest.get(toChunkPath(chunk))).toBeNull()
})

test('A shop that outgrows its chunks gets all of them anew', async () => {
  const pages = toPages(2_049)
  const files = await buildSitemaps(origin, keep(pages), { paths: [pages[0]!.path], count_before: 2_048 })
  expect(files.size).toBe(18)
})

test('A shop without pages for search engines has no sitemap', async () => {
  expect((await buildSitemaps(origin, keep([]))).size).toBe(0)
})

test('An address is written as links have it, and as XML wants it', async () => {
  const paths = ['/blog/50% & <b>/', "/guide/it's/", '/ガイド/']
  const { chunks, texts } = await read(paths.map((path) => ({ path, last_modified: null })))
  const links = paths.map((path) => origin + path.split('/').map(encodeURIComponent).join('/'))
  expect(chunks.flat().map(({ loc }) => loc)).toEqual(links)
  expect(texts.get('/sitemap-0.xml')).toContain('it&apos;s')
})
