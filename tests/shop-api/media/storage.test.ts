import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/index.ts'
import type { Product } from '#contract/shapes/product.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

describe('a browser asks for pictures', () => {
  let shop: TestShop
  let path: string
  beforeAll(async () => {
    shop = await openTestShop()
    path = (await shop.read<Product>('products/wave-disc')).pictures[0]?.path ?? ''
  })
  afterAll(() => shop.close())

  test.each(['avif', 'webp', 'png'] as const)('gets %s in the width it asked for', async (format) => {
    const answer = await shop.request(`/storage/moto/${path}/320.${format}`)
    expect(answer.headers.get('content-type')).toBe(`image/${format}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width, height]).toEqual([320, 320])
  })

  test('gets the same bytes whatever was asked before', async () => {
    const ask = async ({ request }: TestShop) =>
      Buffer.from(await (await request(`/storage/moto/${path}/640.avif`)).arrayBuffer())
    const first = await ask(shop)
    const other = await openTestShop()
    try {
      await other.request(`/storage/moto/${path}/640.webp`)
      expect((await ask(other)).equals(first)).toBe(true)
    } finally {
      await other.close()
    }
    expect((await sharp(first).metadata()).hasAlpha).toBe(false)
  })

  test('gets an SVG that may neither run nor load anything', async () => {
    const answer = await shop.request(`/storage/moto/${path}/640.svg`)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).toMatch(/^<svg /)
  })

  test('asks again with the mark it has and is told that nothing changed', async () => {
    const first = await shop.request(`/storage/moto/${path}/160.webp`)
    const etag = first.headers.get('etag') ?? ''
    for (const known of [etag, `"other", W/${etag}`]) {
      const headers = { 'if-none-match': known }
      const again = await shop.request(`/storage/moto/${path}/160.webp`, { headers })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
    }
  })

  test('gets the same picture many times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.request(`/storage/moto/${path}/480.webp`)),
    )
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    expect(new Set(bodies.map((body) => Buffer.from(body).toString('base64'))).size).toBe(1)
  })

  test('gets 404 for widths, formats, shops and paths the shop never named', async () => {
    for (const wrong of [
      `/storage/moto/${path}/321.webp`,
      `/storage/moto/${path}/320.gif`,
      `/storage/nowhere/${path}/320.webp`,
      `/storage/moto/${path.replace(/.$/, 'x')}/320.webp`,
      '/storage/moto/products/wave-disc/front-gold-0000000000/320.webp',
      '/storage/moto/..%2f..%2fpackage/320.webp',
      '/storage/moto/320.webp',
    ]) {
      expect([wrong, (await shop.request(wrong)).status]).toEqual([wrong, 404])
    }
  })

  test('gets every other picture the shop names: marks, banners, articles, categories', async () => {
    const [makers, banners, tree, blogs] = await Promise.all([
      shop.read<CallOutput<'GET /v1/makers'>>('makers'),
      shop.read<CallOutput<'GET /v1/banners'>>('banners'),
      shop.read<CallOutput<'GET /v1/categories/hierarchy'>>('categories/hierarchy?table=products'),
      shop.read<CallOutput<'GET /v1/blogs'>>('blogs'),
    ])
    const pictures = [
      ...makers.data.map(({ logo }) => logo),
      ...banners.data.map(({ picture }) => picture),
      ...tree.data.map(({ picture }) => picture),
      ...blogs.data.map(({ picture }) => picture),
    ].filter((picture) => picture !== null)
    expect(pictures.length).toBe(8)
    for (const picture of pictures) {
      const answer = await shop.request(`/storage/moto/${picture.path}/160.png`)
      const { width = 0, height = 0 } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect(width / height).toBeCloseTo(picture.width / picture.height, 1)
    }
  })
})
