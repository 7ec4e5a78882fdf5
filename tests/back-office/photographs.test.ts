import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BackOffice, NARROW, openBackOffice } from '#tests/support/back-office/open-back-office.ts'
import { saveAndSee } from '#tests/support/back-office/save-and-see.ts'
import { createEditor } from '#tests/support/editor.ts'
import { takePhotograph } from '#tests/support/photographs.ts'

let office: BackOffice
let editor: ReturnType<typeof createEditor>
beforeAll(async () => {
  office = await openBackOffice()
  editor = createEditor(office.shop.request)
  // The process that reads photographs begins with the first one. On a busy machine that takes longer than a page is waited for.
  await editor.sendPicture(await takePhotograph())
})
afterAll(() => office.close())
afterEach(() => expect(office.faults).toEqual([]))

const file = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await takePhotograph(colour),
})
const newest = async () => (await editor.call('GET /v1/admin/news', { query: { per: 1 } })).data[0]!

test('a photograph of a piece of news is chosen, described, given its focal point and saved', async () => {
  const { id } = await newest()
  const page = await office.open(`news/${id}`)
  await page.getByLabel('写真を選ぶ').setInputFiles(await file('暖簾.jpg', '#112233'))
  const alt = page.getByLabel('写真の説明（1枚目）')
  const chosen = page.locator('img[src*="/photos/"]')
  await chosen.first().waitFor()
  expect(await chosen.count()).toBe(1)
  await alt.fill('店先の暖簾')
  await page.getByRole('button', { name: '見せたい所' }).click()
  const dialog = page.getByRole('dialog')
  // Before it is there it has another size.
  const isLoaded = () =>
    dialog
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  await expect.poll(isLoaded, { timeout: 20_000 }).toBe(true)
  const shown = (await dialog.locator('img').first().boundingBox())!
  await dialog
    .locator('img')
    .first()
    .click({ position: { x: shown.width * 0.2, y: shown.height * 0.9 } })
  await dialog.getByRole('button', { name: '決める' }).click()
  await saveAndSee(page)
  const { picture } = await newest()
  expect(picture).toMatchObject({ width: 900, height: 600, alt: '店先の暖簾' })
  expect(picture?.focus?.x).toBeCloseTo(0.2, 1)
  expect(picture?.focus?.y).toBeCloseTo(0.9, 1)
})

test('of several files the good ones arrive and the bad one says why', async () => {
  const page = await office.open('pictures')
  const bad = { name: '請求書.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 x') }
  await page
    .getByLabel('写真を選ぶ')
    .setInputFiles([await file('一.jpg', '#223344'), bad, await file('二.jpg', '#334455')])
  await page.getByText('請求書.pdf：このファイルは画像として読み取れません').waitFor()
  await page.getByRole('button', { name: '一.jpg' }).waitFor()
  await page.getByRole('button', { name: '二.jpg' }).waitFor()
})

test('a photograph that is there is found again and chosen; one that is shown cannot be removed', async () => {
  await editor.sendPicture(await takePhotograph('#445566'), { name: '湯のみ.jpg', alt: '白い湯のみ' })
  const { id } = await newest()
  const page = await office.open(`news/${id}`, { size: NARROW })
  await page.getByRole('button', { name: '登録済みから選ぶ' }).click()
  await page.getByLabel('名前や説明で探す').fill('湯のみ')
  await expect.poll(() => page.getByRole('dialog').locator('li').count()).toBe(1)
  await page.getByRole('button', { name: '湯のみ.jpg' }).click()
  await expect.poll(() => page.getByLabel('写真の説明（1枚目）').inputValue()).toBe('白い湯のみ')
  await saveAndSee(page)
  await page.goto(`${office.url}#/pictures`)
  await page.getByRole('button', { name: '湯のみ.jpg' }).click()
  await page.getByText('お知らせ「').waitFor()
  await page.getByRole('button', { name: '削除する' }).click()
  await page.getByRole('button', { name: '削除' }).last().click()
  await page.getByText('この画像は次の場所で使われているため').waitFor()
})

test('a variation gets a photograph of its own, and a new one is added beside it', async () => {
  const { id } = await editor.findProduct('plain-disc')
  const page = await office.open(`products/${id}`)
  await page.getByRole('tab', { name: '種類と価格' }).click()
  await page.getByRole('button', { name: 'このバリエーションだけの写真を登録する' }).first().click()
  const own = page.getByRole('group', { name: 'このバリエーションの写真' })
  await own.getByLabel('写真を選ぶ').setInputFiles(await file('正面.jpg', '#556677'))
  await own.getByLabel('写真の説明（1枚目）').fill('正面から')
  await page.getByRole('button', { name: '追加', exact: true }).last().click()
  await page.getByLabel('品番').last().fill('PLAIN-DISC-2')
  await page.getByLabel('販売価格（税込）').last().fill('9900')
  await page.getByLabel('在庫').last().fill('1')
  await saveAndSee(page)
  const { products } = await editor.findProduct('plain-disc')
  expect(products.map(({ pictures }) => pictures.map(({ alt }) => alt))).toEqual([['正面から'], []])
})
