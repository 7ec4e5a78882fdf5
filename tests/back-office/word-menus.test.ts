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
  await editor.call('PUT /v1/admin/menus', { body: { header: [], footer: [], version: 0 } })
  page = await office.open('')
})
afterAll(() => office.close())
afterEach(() => expect(office.faults).toEqual([]))

const open = async () => {
  // What was saved before is not put into a form that somebody works in already.
  await page.goto('about:blank')
  await page.goto(`${office.url}#/menus`)
  await page.getByRole('heading', { name: 'メニュー', level: 1 }).waitFor()
}
const save = () => page.getByRole('button', { name: '保存する', exact: true }).click()
const addLink = (at: number) => page.getByRole('button', { name: 'リンクを追加' }).nth(at).click()
const look = (name: string) =>
  process.env['BACK_OFFICE_PICTURES'] &&
  page.screenshot({ path: `${process.env['BACK_OFFICE_PICTURES']}/${name}.png`, fullPage: true })

test('a page of the shop is found by its name and becomes a link; another site is refused until it says https', async () => {
  await open()
  await look('menus-empty')
  await addLink(0)
  await page.getByLabel('リンク先').fill('よくある')
  await look('menus-choices')
  await page.getByRole('option', { name: 'よくあるご質問' }).click()
  expect(await page.getByLabel('表示する言葉').inputValue()).toBe('よくあるご質問')
  await addLink(0)
  await page.getByLabel('表示する言葉').nth(1).fill('店長の日記')
  await page.getByLabel('リンク先').nth(1).fill('javascript:alert(1)')
  await save()
  await page.getByText('ほかのサイトなら「https://」から入力してください').first().waitFor()
  await look('menus-refused')
  await page.getByLabel('リンク先').nth(1).fill('https://diary.example/')
  await saveAndSee(page)
  expect((await editor.call('GET /v1/admin/menus', {})).header).toEqual([
    { label: 'よくあるご質問', url: '/faq/' },
    { label: '店長の日記', url: 'https://diary.example/' },
  ])
})

test('links are put into another order with the keyboard alone', async () => {
  await open()
  const handle = page.getByRole('button', { name: '「店長の日記」を並べ替える' })
  await dragByKeys(page, handle, 'ArrowUp')
  await expect.poll(() => page.getByLabel('表示する言葉').first().inputValue()).toBe('店長の日記')
  await saveAndSee(page)
  const { header } = await editor.call('GET /v1/admin/menus', {})
  expect(header.map(({ label }) => label)).toEqual(['店長の日記', 'よくあるご質問'])
})

test('a column is added to the footer on a telephone, says what it lacks, and can be taken back', async () => {
  await page.setViewportSize(NARROW)
  await open()
  await page.getByRole('button', { name: '列を追加' }).click()
  await page.getByLabel('列の見出し').fill('読みもの')
  await page.getByRole('button', { name: '「新しいリンク」のリンクを削除' }).click()
  await save()
  await page.getByText('この列にはリンクがありません').first().waitFor()
  await look('menus-column-refused')
  await addLink(1)
  await page.getByLabel('表示する言葉').nth(2).fill('ブログ')
  await page.getByLabel('リンク先').nth(2).fill('/blog/')
  await saveAndSee(page)
  await look('menus-column')
  const footer = [{ title: '読みもの', links: [{ label: 'ブログ', url: '/blog/' }] }]
  expect((await editor.call('GET /v1/admin/menus', {})).footer).toEqual(footer)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await page.getByText('元に戻しました').waitFor()
  expect((await editor.call('GET /v1/admin/menus', {})).footer).toEqual([])
})
