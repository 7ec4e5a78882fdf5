import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { saveAndSee } from '#tests/support/back-office/save-and-see.ts'
import { createEditor } from '#tests/support/editor.ts'
import { type BackOffice, openBackOffice } from '#tests/support/back-office/open-back-office.ts'
import { signIn } from '#tests/support/back-office/sign-in.ts'

let office: BackOffice
let editor: ReturnType<typeof createEditor>

beforeAll(async () => {
  office = await openBackOffice()
  editor = createEditor(office.shop.request)
})
afterAll(() => office.close())
afterEach(() => expect(office.faults).toEqual([]))

const newest = async () => {
  const { data } = await editor.call('GET /v1/admin/news', { query: { per: 1 } })
  return data[0]!
}

async function openNews() {
  const { id } = await newest()
  const page = await office.open(`news/${id}`)
  const title = page.getByLabel('タイトル')
  await title.waitFor()
  return { page, title, save: () => page.getByRole('button', { name: '保存する', exact: true }).click() }
}

test('a wrong password is said, the right one leads to where one wanted to go', async () => {
  const page = await office.openPage()
  await page.goto(`${office.url}#/news`)
  await page.getByLabel('メールアドレス').fill(office.email)
  await page.getByLabel('パスワード').fill('wrong')
  await page.getByRole('button', { name: 'ログイン' }).click()
  await page.getByText('メールアドレスまたはパスワードが正しくありません').first().waitFor()
  await signIn(page, office.email)
  await page.getByRole('heading', { name: 'お知らせ', level: 1 }).waitFor()
})

test('news are saved, and the save is taken back', async () => {
  const before = await newest()
  const { page, title } = await openNews()
  await title.fill('秋の点検フェア')
  await saveAndSee(page)
  expect((await newest()).title).toBe('秋の点検フェア')
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect.poll(async () => (await newest()).title).toBe(before.title)
  await expect.poll(() => title.inputValue()).toBe(before.title)
})

test('a field that cannot be is named under itself', async () => {
  const { page, title, save } = await openNews()
  await title.fill('')
  await save()
  await page.getByText('この項目を入力してください').waitFor()
  expect(await title.getAttribute('aria-invalid')).toBe('true')
})

test('what was typed outlives a session and a page that is closed', async () => {
  const { page, title, save } = await openNews()
  await title.fill('期限切れでも残る題名')
  await page.context().clearCookies()
  await save()
  await page.getByLabel('パスワード').waitFor()
  await signIn(page, office.email)
  await page.getByText('保存していない入力が残っていたため、復元しました').waitFor()
  expect(await title.inputValue()).toBe('期限切れでも残る題名')
  await page.reload()
  await page.getByText('復元しました').waitFor()
  await saveAndSee(page)
  expect((await newest()).title).toBe('期限切れでも残る題名')
})

test('who saves second sees both versions, and mixes them', async () => {
  const { page, title, save } = await openNews()
  await title.fill('わたしの題名')
  const { id, version } = await newest()
  const theirs = { title: 'ほかの方の題名', summary: 'ほかの方の概要' }
  await editor.call('PATCH /v1/admin/news/{id}', { params: { id }, body: { version, ...theirs } })
  await save()
  const dialog = page.getByRole('dialog', { name: 'ほかの方が先に保存していました' })
  await dialog.getByText('ほかの方の題名').waitFor()
  await dialog.getByText('わたしの題名').waitFor()
  await dialog.getByRole('button', { name: '選んだ内容で保存する' }).click()
  await page.getByText('保存しました').waitFor()
  expect(await newest()).toMatchObject({ title: 'わたしの題名', summary: theirs.summary })
})

test('news are made, found in the list, and removed', async () => {
  const { page } = await openNews()
  await page.goto(`${office.url}#/news/create`)
  await page.getByLabel('タイトル').fill('年末年始のお休み')
  await page.getByLabel('URLのキー').fill('year-end')
  await saveAndSee(page)
  expect((await newest()).key).toBe('year-end')
  await page.getByRole('button', { name: '削除する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await page.getByText('削除しました').waitFor()
  expect((await newest()).key).not.toBe('year-end')
})

/** Goes to another screen after a press whose call is answered only then, and reads where one is once the news is told. */
async function leaveMeanwhile(
  page: Page,
  method: 'POST' | 'DELETE',
  press: () => Promise<void>,
  told: string,
) {
  const { promise: isGone, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/v1/admin/news**', async (route) => {
    if (route.request().method() === method) await isGone
    await route.continue()
  })
  const asked = page.waitForRequest((request) => request.method() === method)
  await press()
  await asked
  await page.evaluate(() => (window.location.hash = '#/tags'))
  await page.getByRole('heading', { name: 'タグ', level: 1 }).waitFor()
  answer()
  await page.getByText(told).waitFor()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))))
  return new URL(page.url()).hash
}

test('who goes elsewhere while a piece of news is being saved or removed stays there', async () => {
  const { page, save } = await openNews()
  await page.goto(`${office.url}#/news/create`)
  await page.getByLabel('タイトル').fill('移動中に保存されるお知らせ')
  await page.getByLabel('URLのキー').fill('saved-behind')
  expect(await leaveMeanwhile(page, 'POST', save, '保存しました')).toBe('#/tags')
  const { id, key } = await newest()
  expect(key).toBe('saved-behind')
  await page.goto(`${office.url}#/news/${id}`)
  await page.getByRole('button', { name: '削除する' }).click()
  const remove = () => page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  expect(await leaveMeanwhile(page, 'DELETE', remove, '削除しました')).toBe('#/tags')
  expect((await newest()).key).not.toBe('saved-behind')
})
