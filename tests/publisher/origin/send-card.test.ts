import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { openShop } from './open-shop.ts'
import { toCardPage } from '../to-card-page.ts'

const path = '/product/ブレーキ "A"/'
const pages = (title = 'ブレーキ & "A" <b>', picture?: string) => ({
  '/': { title: '店' },
  '/404/': { title: '', status: 404 },
  [path]: toCardPage(path, title, picture),
})

async function readAddress(port: number): Promise<string> {
  const { text } = await ask(port, encodeURI(path))
  const address = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? ''
  return new URL(address).pathname
}

function listCards(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /cards.*\.jpg$/.test(name))
}

test('A link’s picture is drawn when it is first asked for, kept, and may be kept by others for a year', async () => {
  const { port, store } = await openShop(pages())
  const address = await readAddress(port)
  expect(address).toMatch(/^\/og\/product\/.+\/[0-9a-f]{12}\.jpg$/)
  expect(listCards(store.folder)).toEqual([])
  const first = await ask(port, address)
  expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
  expect(first.headers['cache-control']).toContain('immutable')
  expect(await sharp(first.body).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(listCards(store.folder)).toHaveLength(1)
  expect((await ask(port, address)).body.equals(first.body)).toBe(true)
  const { etag = '' } = first.headers
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    expect((await ask(port, address, { 'if-none-match': known })).status).toBe(304)
  }
  expect((await ask(port, address, { 'if-none-match': '"other"' })).status).toBe(200)
})

test('An edit gives the picture another address; the old one leads there and its file goes', async () => {
  const { port, store, api, publish } = await openShop(pages())
  const before = await readAddress(port)
  await ask(port, before)
  api.content.pages = pages('新しい名前')
  api.content.version += 1
  await publish()
  const after = await readAddress(port)
  expect(after).not.toBe(before)
  expect(await ask(port, before)).toMatchObject({ status: 302, headers: { location: after } })
  expect((await ask(port, after)).status).toBe(200)
  expect(listCards(store.folder).map((name) => name.split('/').at(-1))).toEqual([after.split('/').at(-1)])
})

test('The product’s picture comes from the API; while it cannot, nobody keeps the card', async () => {
  const { port, store, api } = await openShop(pages('部品', '/storage/p/1280.webp'))
  const address = await readAddress(port)
  const without = await ask(port, address)
  expect(without.status).toBe(200)
  expect(without.headers['cache-control']).not.toContain('immutable')
  expect(listCards(store.folder)).toEqual([])
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#00ff00' } })
    .webp()
    .toBuffer()
  api.intercept((request, response) => {
    if (request.url !== '/storage/p/1280.webp') return false
    response.writeHead(200, { 'content-type': 'image/webp' }).end(picture)
    return true
  })
  const complete = await ask(port, address)
  expect(complete.headers['cache-control']).toContain('immutable')
  expect(complete.body.equals(without.body)).toBe(false)
  expect(listCards(store.folder)).toHaveLength(1)
})

test('A page that shows no card has none, nor has one that does not exist', async () => {
  const { port } = await openShop(pages())
  for (const address of ['/og/card.jpg', '/og/nothing/000000000000.jpg', '/og/../index.jpg'])
    expect((await ask(port, address)).status).toBeGreaterThanOrEqual(400)
})
