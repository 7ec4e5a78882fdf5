import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from '#tests/support/back-office/open-back-office.ts'
import { createMover } from '#tests/support/mover.ts'

let office: BackOffice
let mover: ReturnType<typeof createMover>

beforeAll(async () => {
  office = await openBackOffice()
  mover = createMover(office.shop)
})
afterAll(() => office.close())
afterEach(() => expect(office.faults).toEqual([]))

const PRODUCTS = `商品キー,商品名,品番,販売価格,色
cup,湯のみ,CUP-1,1200,白
bowl,茶碗,BOWL-1,百円,
`

test('a file is checked, its bad line is told, and the good one goes in', async () => {
  const page = await office.open('import')
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(PRODUCTS) }
  // The list below it says it, too, and of the last one a little longer.
  const isWaiting = () => page.getByRole('status').filter({ hasText: '順番を待っています' }).waitFor()
  await page.locator('input[type=file]').setInputFiles(file)
  expect(await page.getByRole('button', { name: '登録する' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'まず確認する' }).click()
  await isWaiting()
  await mover.work()
  await page.getByText('確認が終わりました。まだ何も登録されていません。').first().waitFor()
  await page.getByRole('cell', { name: '販売価格は数値で入力してください' }).waitFor()
  await page.getByText('「色」の列には対応する項目がありません（1行）。').waitFor()
  await page.getByRole('button', { name: '正しい行だけ登録する' }).click()
  await isWaiting()
  await mover.work()
  await page.getByText('終わりました', { exact: true }).waitFor()
  expect((await mover.editor.findProduct('cup')).name).toBe('湯のみ')
})

test('a file that cannot be read says so at once, and everything can be taken out', async () => {
  const page = await office.open('import')
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'まず確認する' }).click()
  await page.getByText('見出し「品番」の列がありません。列を加えてください。').waitFor()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'お知らせ CSV' }).click()
  expect((await waiting).suggestedFilename()).toBe('news.csv')
})
