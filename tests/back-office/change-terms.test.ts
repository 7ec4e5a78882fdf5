import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from '@playwright/test'
import { dragByKeys } from '#tests/support/back-office/drag.ts'
import { saveAndSee } from '#tests/support/back-office/save-and-see.ts'
import { createEditor } from '#tests/support/editor.ts'
import { type BackOffice, NARROW, openBackOffice } from '#tests/support/back-office/open-back-office.ts'

let office: BackOffice
let editor: ReturnType<typeof createEditor>
let page: Page

beforeAll(async () => {
  office = await openBackOffice()
  editor = createEditor(office.shop.request)
  page = await office.open('')
})
afterAll(() => office.close())
afterEach(() => expect(office.faults).toEqual([]))

const open = async (path: string, heading: string) => {
  await page.goto(`${office.url}#/${path}`)
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
}
const save = () => page.getByRole('button', { name: '保存する', exact: true }).click()

test('a shipping fee is changed, and a wrong one is said at its region', async () => {
  await open('shipping-fees', '送料')
  await page.getByLabel('関東の送料（円）').fill('650')
  await page.getByLabel('沖縄の送料（円）').fill('1500')
  await saveAndSee(page)
  const { regions } = await editor.call('GET /v1/admin/shipping-fees', {})
  expect(regions.find(({ region }) => region === '関東')?.carriage).toBe(650)
  expect(regions.find(({ region }) => region === '沖縄')?.carriage).toBe(1500)
  await page.getByLabel('沖縄の送料（円）').fill('999999')
  await save()
  await page.getByText('100000以下で入力してください').first().waitFor()
})

test('a day is closed by pressing it in the calendar', async () => {
  await open('business-days', '営業日と締め切り')
  const day = page.getByRole('button', { name: /^1[56] 営業/ }).first()
  const name = (await day.getAttribute('aria-label')) ?? ''
  await day.click()
  const [, , date = ''] = name.split(' ')
  await page.getByRole('button', { name: `休業 ${date}` }).waitFor()
  await saveAndSee(page)
  const { special_dates } = await editor.call('GET /v1/admin/business-days', {})
  expect(special_dates).toEqual([{ date, is_open: false, note: '' }])
})

/** What is in the list of every shop, offered or not. */
const OTHERS = ['konbini', 'paypay', 'deferred', 'invoice']

test('ways to pay are put into another order', async () => {
  await open('payment-methods', 'お支払い方法')
  const endsAfter = page.getByLabel('期日の何日後に自動でキャンセルするか')
  expect(await endsAfter.inputValue()).toBe('3')
  await endsAfter.fill('')
  await page.getByRole('button', { name: '代金引換を上へ' }).click()
  await saveAndSee(page)
  const readOrder = async () =>
    (await editor.call('GET /v1/admin/payment-methods', {})).payments.map(({ code }) => code)
  expect(await readOrder()).toEqual(['card', 'cash_on_delivery', 'bank_transfer', ...OTHERS])
  await dragByKeys(page, page.getByRole('button', { name: '「代金引換」を並べ替える' }), 'ArrowDown')
  await save()
  await expect.poll(readOrder).toEqual(['card', 'bank_transfer', 'cash_on_delivery', ...OTHERS])
  // «Never» stays never, wherever the way to pay stands.
  const { payments } = await editor.call('GET /v1/admin/payment-methods', {})
  expect(payments[1]?.guide).toMatchObject({ remind_days_before: 2, cancel_days_after: null })
})

test('a letter is worded anew, looked at, refused with what is wrong in it, and taken back', async () => {
  await open('mail-texts', 'メールの文面')
  const body = page.getByRole('textbox', { name: '本文' })
  const before = await body.inputValue()
  await body.fill(`${before}\n\n{ポイント}`)
  await save()
  await page.getByText('「{ポイント}」という差し込みはありません').first().waitFor()
  await body.fill(before.replace('{お名前} 様', '{お名前} 様、こんにちは'))
  await page.getByRole('button', { name: '見本を見る' }).click()
  await page.getByRole('dialog').getByText('山田 花子 様、こんにちは').waitFor()
  await page.getByRole('button', { name: '閉じる' }).click()
  await saveAndSee(page)
  const { letters } = await editor.call('GET /v1/admin/mail-texts', {})
  expect(letters.filter(({ is_own }) => is_own).map(({ code }) => code)).toEqual(['order'])
  await page.getByRole('button', { name: 'はじめの文面に戻す' }).click()
  await expect.poll(() => body.inputValue()).toBe(before)
})

test('a theme is chosen by its picture, from those that are installed', async () => {
  await open('settings', '設定')
  const group = page.getByRole('group', { name: 'テーマ' })
  await group.getByRole('radio').first().waitFor()
  const { data: themes } = await editor.call('GET /v1/admin/themes', {})
  expect(await group.getByRole('radio').count()).toBe(themes.length)
  expect(await group.getByRole('radio', { checked: true }).getAttribute('value')).toBe('simple')
  // With letters twice as large on a phone, a card still has room for a line of them.
  const size = page.viewportSize()!
  const setLetters = (large: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), large)
  await page.setViewportSize(NARROW)
  await setLetters('200%')
  const widths = await group.locator('label').evaluateAll((cards) => cards.map((card) => card.clientWidth))
  expect(Math.min(...widths)).toBeGreaterThan(280)
  await setLetters('')
  await page.setViewportSize(size)
  await group.getByText('和', { exact: true }).scrollIntoViewIfNeeded()
  const picture = group.locator('img[src^="themes/wa.webp"]')
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(480)
  await group.getByText('和', { exact: true }).click()
  await saveAndSee(page)
  const { data } = await editor.call('GET /v1/admin/settings', {})
  expect(data.find(({ key }) => key === 'SITE.THEME')?.value).toBe('wa')
})

test('a setting says what it does; a wrong value is said under it', async () => {
  await open('settings', '設定')
  await page.getByText('商品の金額100円につき、何ポイントを付けるかです').waitFor()
  await page.getByLabel('ポイントの付与率（%）').fill('3')
  await saveAndSee(page)
  const { data } = await editor.call('GET /v1/admin/settings', {})
  expect(data.find(({ key }) => key === 'PLUGIN.POINT.RATE')?.value).toBe(3)
  await page.getByLabel('お店のアドレス').fill('kissa')
  await save()
  await page.getByText('「お店のアドレス」はURLの形式で入力してください').waitFor()
})

test('the shop can be looked at in other themes before it gets one', async () => {
  await open('settings', '設定')
  await page.getByRole('button', { name: 'お店をほかのテーマで見る' }).click()
  const link = page.getByRole('link', { name: 'プレビューを開く' })
  const path = new URL((await link.getAttribute('href')) ?? '').pathname
  const token = /^\/preview\/([\w~.-]+)\/$/.exec(path)?.[1] ?? ''
  const preview = await editor.call('GET /v1/previews/{token}', { params: { token } })
  expect(preview).toMatchObject({ is_theme: true, path: '/' })
})

test('the rows of a form are removed by keys, too', async () => {
  await open('delivery-slots', 'お届けの時間帯')
  const readNames = async () =>
    (await editor.call('GET /v1/admin/delivery-slots', {})).slots.map(({ name }) => name)
  const before = await readNames()
  const removals = page.getByRole('button', { name: '取り除く' })
  await page.getByLabel('時間帯の名前').first().waitFor()
  expect(await removals.count()).toBe(before.length)
  await removals.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => removals.count(), { timeout: 10_000 }).toBe(before.length - 1)
  await saveAndSee(page)
  expect(await readNames()).toEqual(before.slice(1))
})
