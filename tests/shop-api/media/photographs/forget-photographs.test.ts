import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photographs } from '#shop-api/db/schema/photographs.ts'
import { createFolderStore } from '#shop-api/media/files/create-folder-store.ts'
import { forgetPhotographs, markUnused } from '#shop-api/media/photographs/forget-photographs.ts'
import { createPictureFiles } from '#shop-api/media/picture-file.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { takePhotograph } from '#tests/support/photographs.ts'

let shop: TestShop
let editor: ReturnType<typeof createEditor>
beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets } })
  editor = createEditor(shop.request)
})
afterAll(() => shop.close())

const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * 24 * 60 * 60 * 1000)
const clear = (days: number) =>
  forgetPhotographs(shop.db, createPictureFiles(createFolderStore(shop.opened.data_folder)), inDays(days))
const isThere = async ({ path }: { path: string }) =>
  (await shop.request(`/storage/moto/${path}/160.webp`)).status === 200
const article = (key: string, fields: object) => ({
  key,
  title: '題',
  summary: '',
  body: '<p>本文</p>',
  category: '季節',
  picture: null,
  ...fields,
})

test('what nothing ever showed is cleared after thirty days, its files too', async () => {
  const picture = await editor.sendPicture(await takePhotograph('#010101'))
  expect(await isThere(picture)).toBe(true)
  await clear(29)
  expect(await isThere(picture)).toBe(true)
  await clear(31)
  expect(await isThere(picture)).toBe(false)
  expect(await shop.db.$count(photographs, eq(photographs.path, picture.path))).toBe(0)
})

test('a draft, rich text and a variation keep theirs', async () => {
  const send = async (colour: string) => {
    const { path, width, height } = await editor.sendPicture(await takePhotograph(colour))
    return { path, width, height, alt: '' }
  }
  const draft = await send('#020202')
  await editor.call('POST /v1/admin/news', { body: article('draft', { picture: draft, is_draft: true }) })
  const text = await send('#030303')
  const body = `<img src="/storage/moto/${text.path}/960.webp" alt="">`
  await editor.call('POST /v1/admin/blogs', { body: article('text', { body }) })
  const own = await send('#040404')
  const { id, version, products } = await editor.findProduct('wave-disc')
  await editor.call('PATCH /v1/admin/products/{id}', {
    params: { id },
    body: { version, products: products.map((one) => ({ ...one, pictures: [own] })) },
  })
  await clear(400)
  expect(await Promise.all([draft, text, own].map(isThere))).toEqual([true, true, true])
})

test('thirty days begin with the day it was taken off; the record of that change keeps it even longer', async () => {
  const { path, width, height } = await editor.sendPicture(await takePhotograph('#050505'))
  const picture = { path, width, height, alt: '' }
  const { id, version } = await editor.call('POST /v1/admin/news', { body: article('off', { picture }) })
  await editor.call('PATCH /v1/admin/news/{id}', { params: { id }, body: { version, picture: null } })
  await markUnused(shop.db, inDays(40))
  const find = async () => (await editor.call('GET /v1/admin/pictures', { query: { use: 'unused' } })).data
  expect((await find()).find((one) => one.path === path)?.unused_since).toBe(inDays(40).toISOString())
  await clear(69)
  expect(await isThere(picture)).toBe(true)
  await clear(80)
  expect(await isThere(picture)).toBe(true)
})
