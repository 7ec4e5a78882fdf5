import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/shapes/product.ts'
import { createEditor } from '#tests/support/editor.ts'
import { type Editor, openStaffedShop } from '#tests/support/open-staffed-shop.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import type { TestShop } from '#tests/support/open-test-shop.ts'
import { takePhotograph } from '#tests/support/photographs.ts'

const article = (key: string) => ({
  key,
  title: '冬の支度',
  summary: '',
  body: '<p>本文</p>',
  category: '季節',
})

describe.each(ONE_ENGINE)('staff send photographs on %s', (engine) => {
  let shop: TestShop
  let editor: Editor
  beforeAll(async () => void ({ shop, editor } = await openStaffedShop(engine)))
  afterAll(() => shop.close())
  const ask = (path: string, size: string) => shop.request(`/storage/moto/${path}/${size}`)

  test('and shoppers get them in every size and format, never wider than they were', async () => {
    const sent = await takePhotograph('#101010')
    const picture = await editor.sendPicture(sent, { name: '店先.jpg', alt: '店先の暖簾' })
    expect(picture).toMatchObject({
      name: '店先.jpg',
      alt: '店先の暖簾',
      width: 900,
      height: 600,
      focus: null,
    })
    for (const [size, width] of [
      ['320.avif', 320],
      ['640.webp', 640],
      ['1600.webp', 900],
      ['320.png', 320],
    ] as const) {
      const answer = await ask(picture.path, size)
      expect(answer.headers.get('content-type')).toBe(`image/${size.split('.')[1]}`)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([shown.width, shown.height]).toEqual([width, Math.round((width * 2) / 3)])
    }
    expect((await ask(picture.path, '320.svg')).status).toBe(404)
    expect((await shop.request(`/storage/gift/${picture.path}/320.webp`)).status).toBe(404)
  })

  test('the same bytes are one picture, whatever they are called', async () => {
    const sent = await takePhotograph('#202020')
    const first = await editor.sendPicture(sent, { name: 'a.jpg' })
    const again = await editor.sendPicture(sent, { name: 'b.png' })
    expect(again).toEqual(first)
    const others = createEditor(shop.request, { channel: 'gift' })
    expect((await others.sendPicture(sent)).path).not.toBe(first.path)
  })

  test('what is kept is upright and bare, and sent again stays byte for byte', async () => {
    const turned = await sharp(await takePhotograph('#303030'))
      .withExif({ IFD0: { Copyright: 'ヒミツ' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const picture = await editor.sendPicture(turned, { name: 'turned.jpg' })
    expect([picture.width, picture.height]).toEqual([600, 900])
    const download = async ({ id }: { id: number }) =>
      Buffer.from(await (await request(`/moto/v1/admin/pictures/${id}/file`)).arrayBuffer())
    const request = (path: string) =>
      shop.request(path, { headers: { authorization: 'Bearer token-of-the-test' } })
    const kept = await download(picture)
    const { exif, icc, orientation } = await sharp(kept).metadata()
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined])
    const again = await editor.sendPicture(kept, { name: 'kept.jpg' })
    expect(again.id).not.toBe(picture.id)
    expect((await download(again)).equals(kept)).toBe(true)
  })

  test('the library finds them by name and words, used and unused', async () => {
    const sent = await takePhotograph('#404040')
    const picture = await editor.sendPicture(sent, {
      name: 'kettle.jpg',
      alt: '鉄のやかん',
      folder: 'goods/a',
    })
    const find = async (query: object) =>
      (await editor.call('GET /v1/admin/pictures', { query })).data.map(({ id }) => id)
    expect(await find({ q: 'やかん' })).toEqual([picture.id])
    expect(await find({ q: 'KETTLE goods' })).toEqual([picture.id])
    expect(await find({ name: 'kettle.jpg', folder: 'goods/a' })).toEqual([picture.id])
    expect(await find({ name: 'kettle' })).toEqual([])
    expect(await find({ use: 'used', q: 'kettle' })).toEqual([])
    const { path, width, height } = picture
    await editor.call('POST /v1/admin/news', {
      body: { ...article('kettle'), picture: { path, width, height, alt: 'やかん' } },
    })
    expect(await find({ use: 'used', q: 'kettle' })).toEqual([picture.id])
    expect(await find({ use: 'unused', q: 'kettle' })).toEqual([])
    const { places } = await editor.call('GET /v1/admin/pictures/{id}', { params: { id: picture.id } })
    expect(places).toEqual([{ kind: 'news', title: '冬の支度' }])
  })

  test('alternative text and focal point are changed, by one at a time', async () => {
    const { id, version } = await editor.sendPicture(await takePhotograph('#505050'))
    const change = { alt: '湯気の立つ鍋', focus: { x: 0.25, y: 0.8 }, version }
    const changed = await editor.call('PATCH /v1/admin/pictures/{id}', { params: { id }, body: change })
    expect(changed).toMatchObject({ alt: '湯気の立つ鍋', focus: { x: 0.25, y: 0.8 } })
    expect(
      await editor.refuse('PATCH /v1/admin/pictures/{id}', { params: { id }, body: change }),
    ).toMatchObject({
      status: 409,
      code: 'admin.version_conflict',
    })
    const back = { focus: null, version: changed.version }
    const plain = await editor.call('PATCH /v1/admin/pictures/{id}', { params: { id }, body: back })
    expect(plain).toMatchObject({ alt: '湯気の立つ鍋', focus: null })
  })

  test('one that is shown cannot be removed, and says where; after that it can', async () => {
    const picture = await editor.sendPicture(await takePhotograph('#606060'))
    const { id, path, width, height } = picture
    const body = { ...article('shown'), picture: { path, width, height, alt: '' } }
    const news = await editor.call('POST /v1/admin/news', { body })
    const refusal = await editor.refuse('DELETE /v1/admin/pictures/{id}', { params: { id } })
    expect(refusal).toMatchObject({ status: 409, code: 'picture.in_use' })
    expect(refusal.errors?.map(({ message }) => message)).toEqual(['お知らせ「冬の支度」'])
    await editor.call('DELETE /v1/admin/news/{id}', { params: { id: news.id } })
    await ask(path, '160.webp')
    await editor.call('DELETE /v1/admin/pictures/{id}', { params: { id } })
    expect((await ask(path, '160.webp')).status).toBe(404)
    expect(await editor.refuse('GET /v1/admin/pictures/{id}', { params: { id } })).toMatchObject({
      status: 404,
    })
  })

  test('another shop’s photographs are none of its business', async () => {
    const picture = await editor.sendPicture(await takePhotograph('#707070'))
    const others = createEditor(shop.request, { channel: 'gift' })
    const params = { id: picture.id }
    for (const refused of [
      others.refuse('GET /v1/admin/pictures/{id}', { params }),
      others.refuse('GET /v1/admin/pictures/{id}/file', { params }),
      others.refuse('PATCH /v1/admin/pictures/{id}', { params, body: { alt: 'x', version: 0 } }),
      others.refuse('DELETE /v1/admin/pictures/{id}', { params }),
    ]) {
      expect(await refused).toMatchObject({ status: 404 })
    }
    const { path, width, height } = picture
    const body = { ...article('theirs'), picture: { path, width, height, alt: '' } }
    expect(await others.refuse('POST /v1/admin/news', { body })).toMatchObject({ status: 422 })
    expect((await others.call('GET /v1/admin/pictures', {})).data.map(({ id }) => id)).not.toContain(
      picture.id,
    )
  })

  test('a path that is no picture is refused beside its field, and sizes come from the store', async () => {
    const made_up = { path: 'photos/none', width: 10, height: 10, alt: '' }
    const refusal = await editor.refuse('POST /v1/admin/news', {
      body: { ...article('broken'), picture: made_up },
    })
    expect(refusal).toMatchObject({ status: 422, code: 'picture.unknown' })
    expect(refusal.errors?.map(({ field }) => field)).toEqual(['picture'])
    const product = await editor.findProduct('wave-disc')
    const { path } = await editor.sendPicture(await takePhotograph('#808080'))
    const sent = { path, width: 1, height: 1, alt: '箱', focus: { x: 0.1, y: 0.666666 } }
    const params = { id: product.id }
    const wrong = await editor.refuse('PATCH /v1/admin/products/{id}', {
      params,
      body: { version: product.version, pictures: [sent, made_up] },
    })
    expect(wrong.errors?.map(({ field }) => field)).toEqual(['pictures.1'])
    const saved = await editor.call('PATCH /v1/admin/products/{id}', {
      params,
      body: { version: product.version, pictures: [sent, { ...sent, focus: { x: 0.5, y: 0.5 } }] },
    })
    expect(saved.pictures).toEqual([
      { path, width: 900, height: 600, alt: '箱', focus: { x: 0.1, y: 0.67 } },
      { path, width: 900, height: 600, alt: '箱' },
    ])
    const drawn = (await shop.read<Product>('products/wave-disc')).pictures.at(-1)!
    const kept = await editor.call('PATCH /v1/admin/products/{id}', {
      params,
      body: { version: saved.version, pictures: [{ ...drawn, width: 3 }] },
    })
    expect(kept.pictures).toEqual([drawn])
    await editor.call('PATCH /v1/admin/products/{id}', {
      params,
      body: { version: kept.version, pictures: [] },
    })
  })

  test('a variation has pictures of its own, on its page and in the gallery', async () => {
    const product = await editor.findProduct('wave-disc')
    const { path, width, height } = await editor.sendPicture(await takePhotograph('#909090'))
    const gold = { path, width, height, alt: 'ゴールド' }
    const products = product.products.map((one, at) => (at === 1 ? { ...one, pictures: [gold] } : one))
    const saved = await editor.call('PATCH /v1/admin/products/{id}', {
      params: { id: product.id },
      body: { version: product.version, products },
    })
    expect(saved.products[1]?.pictures).toEqual([gold])
    const page = await shop.read<Product>('products/wave-disc')
    expect(page.product_model.products[1]?.pictures).toEqual([gold])
    expect(page.product_model.products[0]?.pictures).not.toContainEqual(gold)
    expect(page.pictures).toContainEqual(gold)
    expect(page.picture).not.toEqual(gold)
  })

  test('rich text shows only pictures of the shop, with their size', async () => {
    const { path } = await editor.sendPicture(await takePhotograph('#a0a0a0'))
    const body = `<p>写真</p><img src="/storage/moto/${path}/1600.webp" onerror="x()" alt='"窓"'>`
    const saved = await editor.call('POST /v1/admin/news', {
      body: { ...article('rich'), body, picture: null },
    })
    expect(saved.body).toBe(
      `<p>写真</p><img src="/storage/moto/${path}/960.webp" width="900" height="600" alt="&quot;窓&quot;">`,
    )
    for (const src of ['https://elsewhere.example/a.png', '/storage/moto/photos/none/960.webp', 'x', '']) {
      const refusal = await editor.refuse('POST /v1/admin/news', {
        body: { ...article('rich-2'), body: `<img src="${src}">`, picture: null },
      })
      expect(refusal.errors).toMatchObject([{ field: 'body', code: 'picture.unknown' }])
    }
  })

  test('nothing here is for those who are no staff', async () => {
    const stranger = createEditor(shop.request, { bearer: 'nobody' })
    expect(await stranger.refusePicture(await takePhotograph())).toMatchObject({ status: 401 })
    expect(await stranger.refuse('GET /v1/admin/pictures', {})).toMatchObject({ status: 401 })
  })
})
