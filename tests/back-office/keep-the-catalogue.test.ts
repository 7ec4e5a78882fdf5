import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { saveAndSee } from '#tests/support/back-office/save-and-see.ts'
import { createEditor } from '#tests/support/editor.ts'
import { dragByMouse } from '#tests/support/back-office/drag.ts'
import { type BackOffice, openBackOffice } from '#tests/support/back-office/open-back-office.ts'

let office: BackOffice
let editor: ReturnType<typeof createEditor>

beforeAll(async () => {
  office = await openBackOffice()
  editor = createEditor(office.shop.request)
})
afterAll(() => office.close())
afterEach(() => expect(office.faults).toEqual([]))

test('a product is made; its address is suggested from its kana until somebody writes one', async () => {
  const page = await office.open('products/create')
  await page.getByLabel('商品名', { exact: true }).fill('冬用グリップ')
  await page.getByLabel('商品名のカナ').fill('フユヨウ グリップ')
  await expect.poll(() => page.getByLabel('URLのキー').inputValue()).toBe('fuyuyou-gurippu')
  await page.getByLabel('URLのキー').fill('winter-grip')
  await page.getByLabel('商品名のカナ').fill('フユヨウグリップ')
  await page.getByRole('tab', { name: '種類と価格' }).click()
  await page.getByLabel('品番').fill('WG-1')
  await page.getByLabel('販売価格（税込）').fill('2800')
  await page.getByLabel('在庫').fill('5')
  await saveAndSee(page)
  expect(await editor.findProduct('winter-grip')).toMatchObject({
    name: '冬用グリップ',
    products: [{ code: 'WG-1', unit_price: 2800, stock: 5 }],
  })
})

test('chosen products are marked down together; a refusal says of which and why', async () => {
  const page = await office.open('products')
  await page
    .getByRole('row', { name: /プレーンディスク/ })
    .getByRole('checkbox')
    .check()
  await page
    .getByRole('row', { name: /ウェーブディスク/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'まとめて変更' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('価格の増減（%）').fill('50')
  await dialog.getByRole('button', { name: '変更する' }).click()
  await dialog.getByText(/「ウェーブディスク フロント」：通常価格は/).waitFor()
  await dialog.getByLabel('価格の増減（%）').fill('-10')
  await dialog.getByRole('button', { name: '変更する' }).click()
  await page.getByText('2件の商品を変更しました').waitFor()
  expect((await editor.findProduct('plain-disc')).products[0]?.unit_price).toBe(8820)
})

test('a category goes elsewhere by its buttons and by its handle, and the move is taken back', async () => {
  const page = await office.open('categories')
  const readTree = async () => {
    const { data } = await editor.call('GET /v1/admin/categories', { query: { per: 'all' } })
    return data.map(({ key, depth }) => `${'-'.repeat(depth)}${key}`)
  }
  await page.getByRole('button', { name: '「チェーン」をひとつ上のカテゴリーの中へ' }).click()
  await expect.poll(readTree).toEqual(['brake', '-brake-disc', '-chain'])
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect.poll(readTree).toEqual(['brake', '-brake-disc', 'chain'])
  const handle = page.getByRole('button', { name: '「チェーン」を並べ替える' })
  await expect.poll(() => handle.isEnabled()).toBe(true)
  const target = page.getByRole('button', { name: '「ブレーキ」を並べ替える' })
  await dragByMouse(page, handle, target, -4)
  await expect.poll(readTree).toEqual(['chain', 'brake', '-brake-disc'])
})

test('a block is placed on the front page and sent to another place', async () => {
  const page = await office.open('layouts')
  const readBlocks = async () => {
    const { data } = await editor.call('GET /v1/admin/layouts', {})
    return data.find(({ scope, name }) => scope === 'page' && name === 'index')?.blocks
  }
  await page.getByRole('button', { name: 'ブロックを追加' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('種類').click()
  await page.getByRole('option', { name: '特集' }).click()
  await dialog.getByRole('button', { name: '追加する' }).click()
  await saveAndSee(page)
  expect(await readBlocks()).toEqual([{ place: 'before', kind: 'collection', code: 'pickup' }])
  const handle = page.getByRole('button', { name: '「特集：店長のおすすめ」を並べ替える' })
  const target = page.getByRole('heading', { name: '横' })
  const [from, to] = [(await handle.boundingBox())!, (await target.boundingBox())!]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 10, { steps: 5 })
  await page.mouse.move(to.x + 40, to.y + 30, { steps: 15 })
  await page.mouse.up()
  await page.getByRole('button', { name: '保存する' }).click()
  await expect.poll(readBlocks).toEqual([{ place: 'side', kind: 'collection', code: 'pickup' }])
})
