import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from '#tests/support/back-office/open-back-office.ts'
import { saveAndSee } from '#tests/support/back-office/save-and-see.ts'
import { createEditor } from '#tests/support/editor.ts'

let office: BackOffice
let editor: ReturnType<typeof createEditor>

beforeAll(async () => {
  office = await openBackOffice()
  editor = createEditor(office.shop.request)
}, 240_000)
afterAll(() => office.close())
afterEach(() => expect(office.faults).toEqual([]))

const CODE = 'mypage-point-index'
const params = { code: CODE } as const
const find = async () =>
  (await editor.call('GET /v1/admin/messages', {})).data.find(({ code }) => code === CODE)!

test('a message is written at its place, kept from two editors, taken off, and put back', async () => {
  const page = await office.open('messages')
  await page.getByRole('link', { name: 'マイページ：ポイント' }).click()
  await page.getByRole('textbox', { name: '見出し' }).fill('期限のご案内')
  await page.getByRole('textbox', { name: '本文' }).click()
  await page.keyboard.type('ポイントの期限をご確認ください。')
  const save = () => page.getByRole('button', { name: '保存する', exact: true }).click()
  await saveAndSee(page)
  const written = await find()
  expect(written).toMatchObject({ title: '期限のご案内', body: '<p>ポイントの期限をご確認ください。</p>' })

  await page.getByRole('link', { name: /期限のご案内/ }).click()
  await page.getByRole('textbox', { name: '見出し' }).fill('ポイントの期限')
  const body = { title: 'ほかの方の見出し', body: written.body, version: written.version }
  await editor.call('PUT /v1/admin/messages/{code}', { params, body })
  await save()
  await page.getByText('ほかの方が先に保存していました').waitFor()
  await page.getByRole('button', { name: '選んだ内容で保存する' }).click()
  await page.getByRole('link', { name: /ポイントの期限/ }).click()
  expect((await find()).title).toBe('ポイントの期限')

  await page.getByRole('button', { name: 'ページから外す' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'ページから外す' }).click()
  await page.getByText('ページから外しました').waitFor()
  expect((await find()).version).toBe(0)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect.poll(async () => (await find()).title).toBe('ポイントの期限')
})
