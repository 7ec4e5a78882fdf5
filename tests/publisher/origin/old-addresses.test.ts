import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { openShop } from './open-shop.ts'

const pages = () => ({
  '/': { title: '店' },
  '/404/': { title: 'ページが見つかりません', status: 404 },
  '/product/cup/': { title: '湯のみ' },
})
const redirects = () => [
  { from: '/%E5%86%86%E3%81%84', to: '/product/cup/#size' },
  { from: '/product/cup', to: '/elsewhere/' },
  { from: '/products/detail.php', to: '/product/' },
  { from: '/products/detail.php?product_id=12', to: '/product/cup/' },
  { from: '/products/detail/12', to: '/product/cup/?from=old' },
]

test('An address of the old shop leads to its page for good, whatever its spelling, and what it said besides goes along', async () => {
  const { api, publish, port } = await openShop(pages())
  expect((await ask(port, '/products/detail/12')).status).toBe(404)
  api.content.redirects = redirects()
  await publish()
  const asked: [address: string, to: string][] = [
    ['/products/detail/12', '/product/cup/?from=old'],
    ['/products/detail/12/?utm_source=mail', '/product/cup/?from=old&utm_source=mail'],
    ['/products/detail.php?product_id=12', '/product/cup/'],
    ['/products/detail.php?mode=x&product_id=12', '/product/cup/?mode=x'],
    ['/products/detail.php?product_id=13', '/product/?product_id=13'],
    ['/%e5%86%86%E3%81%84?a=1', '/product/cup/?a=1#size'],
  ]
  for (const [address, to] of asked) {
    const answer = await ask(port, address)
    expect([address, answer.status, answer.headers.location]).toEqual([address, 301, to])
  }
})

test('A redirect hides no page that is there, and is gone with its last publish', async () => {
  const { api, publish, port } = await openShop(pages())
  api.content.redirects = redirects()
  await publish()
  expect((await ask(port, '/product/cup/')).status).toBe(200)
  expect((await ask(port, '/product/cup')).headers.location).toBe('/product/cup/')
  api.content.redirects = []
  await publish()
  expect((await ask(port, '/products/detail/12')).status).toBe(404)
  expect((await ask(port, '/redirects.json')).status).toBe(404)
})
