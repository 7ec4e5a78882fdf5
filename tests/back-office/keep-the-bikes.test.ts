import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BackOffice, NARROW, openBackOffice } from '#tests/support/back-office/open-back-office.ts'
import { saveAndSee } from '#tests/support/back-office/save-and-see.ts'
import { createEditor } from '#tests/support/editor.ts'

let office: BackOffice
let editor: ReturnType<typeof createEditor>

beforeAll(async () => {
  office = await openBackOffice()
  editor = createEditor(office.shop.request)
})
afterAll(() => office.close())
afterEach(() => expect(office.faults).toEqual([]))

async function choose(page: Page, label: string, words: string, option: string | RegExp) {
  await page.getByLabel(label, { exact: true }).fill(words)
  await page.getByRole('option', { name: option }).click()
}

test('bikes are in the menu once shoppers may choose one', async () => {
  const page = await office.open('settings')
  const menu = page.getByRole('navigation', { name: 'お店の管理' })
  await menu.getByText('特集', { exact: true }).waitFor()
  expect(await menu.getByText('車種', { exact: true }).count()).toBe(0)
  await page.getByLabel('車種で探せるようにする').check()
  await saveAndSee(page)
  await menu.getByText('車種', { exact: true }).click()
  await page.getByRole('heading', { name: '車種', level: 1 }).waitFor()
})

test('a bike is made, and its next generation begins with its names and keys', async () => {
  const page = await office.open('bikes/create')
  await page.getByLabel('メーカー', { exact: true }).fill('木枯')
  await page.getByLabel('メーカーのカナ').fill('コガラシ')
  await page.getByLabel('車種名', { exact: true }).fill('カゼ 250R')
  await page.getByLabel('車種名のカナ').fill('カゼ 250R')
  await page.getByLabel('発売年').fill('2017')
  await page.getByLabel('販売終了年').fill('2021')
  await page.getByLabel('フレーム番号の前半').fill('2BK-RK11')
  await page.getByLabel('フレーム番号の前半').press('Enter')
  await expect.poll(() => page.getByLabel('URLのキー').inputValue()).toBe('kogarashi-kaze-250r-2017')
  await saveAndSee(page)
  await page.getByRole('link', { name: '年式違いを追加する' }).click()
  // The form of the first one may stand for a moment longer.
  await expect.poll(() => page.getByLabel('発売年').inputValue()).toBe('')
  expect(await page.getByLabel('メーカーのキー').inputValue()).toBe('kogarashi')
  await expect.poll(() => page.getByLabel('URLのキー').inputValue()).toBe('kogarashi-kaze-250r')
  await page.getByLabel('発売年').fill('2022')
  await expect.poll(() => page.getByLabel('URLのキー').inputValue()).toBe('kogarashi-kaze-250r-2022')
  await saveAndSee(page)
  const { data } = await editor.call('GET /v1/admin/bikes', {})
  expect(data).toMatchObject([
    { model_name: 'カゼ 250R', year_from: 2017, year_to: 2021, frame_codes: ['2BK-RK11'] },
    { model_name: 'カゼ 250R', year_from: 2022, year_to: null, frame_codes: [] },
  ])
})

test('a fitment is made by typing a part number and a bike, and is found from the product', async () => {
  const page = await office.open('fitments/create')
  await choose(page, '品番', 'WD-100', /^WD-100-BK/)
  await choose(page, '車種', '木枯 250', /2017〜2021/)
  await page.getByLabel('判定').click()
  await page.getByRole('option', { name: '要加工' }).click()
  await page.getByLabel('備考').fill('フロントのみ')
  await saveAndSee(page)
  const [fitment] = (await editor.call('GET /v1/admin/fitments', {})).data
  expect(fitment).toMatchObject({
    code: 'WD-100-BK',
    bike_key: 'kogarashi-kaze-250r-2017',
    state: 'needs_work',
    note: 'フロントのみ',
  })
  await page.getByRole('link', { name: '同じ品番で続けて追加する' }).click()
  await page.getByRole('heading', { name: '適合を作る' }).waitFor()
  await expect.poll(() => page.getByLabel('品番', { exact: true }).inputValue()).toBe('WD-100-BK')
  const { id } = await editor.findProduct('wave-disc')
  const product = await office.open(`products/${id}`, { size: NARROW })
  await product.getByRole('tab', { name: '仕様' }).click()
  await product.getByRole('link', { name: '適合を見る（1件）' }).click()
  await product.getByText('要加工').waitFor()
  await expect.poll(() => product.getByLabel('商品').inputValue()).toBe('ウェーブディスク フロント')
})

test('how a product goes on bikes is chosen in its form', async () => {
  const { id } = await editor.findProduct('plain-disc')
  const page = await office.open(`products/${id}`)
  await page.getByRole('tab', { name: '仕様' }).click()
  await page.getByLabel('適合する車種').click()
  await page.getByRole('option', { name: /汎用/ }).click()
  await saveAndSee(page)
  expect(await editor.findProduct('plain-disc')).toMatchObject({ fit_kind: 'universal' })
})
