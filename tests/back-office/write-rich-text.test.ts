import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BackOffice, NARROW, openBackOffice, WIDE } from '#tests/support/back-office/open-back-office.ts'
import { saveAndSee } from '#tests/support/back-office/save-and-see.ts'
import { createEditor } from '#tests/support/editor.ts'
import { takePhotograph } from '#tests/support/photographs.ts'

let office: BackOffice
let editor: ReturnType<typeof createEditor>

beforeAll(async () => {
  office = await openBackOffice()
  editor = createEditor(office.shop.request)
}, 240_000)
afterAll(() => office.close())
afterEach(() => expect(office.faults).toEqual([]))

async function createNews(body: string) {
  const { key } = { key: `news-${crypto.randomUUID()}` }
  return editor.call('POST /v1/admin/news', {
    body: { key, title: '本文の試し書き', summary: '', body, category: '', picture: null },
  })
}

async function open(id: number, size = WIDE) {
  const page = await office.open(`news/${id}`, { size })
  const body = page.getByRole('textbox', { name: '本文' })
  await body.waitFor()
  const save = async () => {
    await saveAndSee(page)
    return (await editor.call('GET /v1/admin/news/{id}', { params: { id } })).body
  }
  return { page, body, save }
}

test('words get a heading, a link and a table, and are kept as plain HTML', async () => {
  const { id } = await createNews('')
  const { page, body, save } = await open(id)
  await body.click()
  await page.getByRole('button', { name: '大見出し' }).click()
  await page.keyboard.type('秋の点検')
  await page.keyboard.press('Enter')
  await page.keyboard.type('ご案内')
  await page.keyboard.press('Shift+Home')
  await page.getByRole('button', { name: 'リンク', exact: true }).click()
  await page.getByLabel('リンク先').fill('/news/')
  await page.getByRole('button', { name: 'リンクにする' }).click()
  await page.keyboard.press('End')
  await page.getByRole('button', { name: '表を入れる' }).click()
  await page.keyboard.type('曜日')
  const saved = await save()
  expect(saved).toContain('<h2>秋の点検</h2><p><a href="/news/">ご案内</a></p>')
  expect(saved).toMatch(/<table><tbody><tr><th[^>]*><p>曜日<\/p><\/th>/)
  expect(saved).not.toContain('style=')
})

test('a picture that is dropped on the words is asked for its description, and stands among them', async () => {
  const { id } = await createNews('<p>ご案内</p>')
  const { page, body, save } = await open(id)
  const bytes = [...(await takePhotograph())]
  const dropped = await page.evaluateHandle((data) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(data)], 'noren.jpg', { type: 'image/jpeg' }))
    return transfer
  }, bytes)
  const { x, y } = (await body.boundingBox())!
  await body.dispatchEvent('drop', { dataTransfer: dropped, clientX: x + 20, clientY: y + 20 })
  const dialog = page.getByRole('dialog')
  // A folder of photographs is on its way meanwhile.
  let refusals = 2
  await page.route('**/v1/admin/pictures', (route) =>
    refusals-- > 0
      ? route.fulfill({ status: 429, json: { code: 'too_many_requests', message: '混み合っています' } })
      : route.fallback(),
  )
  await dialog.getByLabel('写真の説明（代替テキスト）').fill('店先の暖簾')
  await dialog.getByRole('button', { name: '本文に入れる' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(refusals).toBeLessThan(0)
  expect(await save()).toMatch(/<img (?=[^>]*src="[^"]+")(?=[^>]*alt="店先の暖簾")/)
})

test('what the editor would lose is written as HTML instead, and stays', async () => {
  const { id } = await createNews('<details><summary>詳しく</summary><p>中身</p></details>')
  const { page, body, save } = await open(id)
  await page.getByText('HTMLで編集します').waitFor()
  expect(await body.inputValue()).toContain('<details>')
  await page.getByLabel('概要').fill('概要だけ変える')
  expect(await save()).toBe('<details><summary>詳しく</summary><p>中身</p></details>')
})

test('a table of the first pages is edited as a table, and its headings stay headings of their rows', async () => {
  const { id } = await createNews(
    '<table><tbody><tr><th scope="row">販売業者</th><td>喫茶かもめ</td></tr></tbody></table>',
  )
  const { page, body, save } = await open(id)
  await body.getByText('喫茶かもめ').click()
  await page.keyboard.press('End')
  await page.keyboard.type('株式会社')
  expect(await save()).toMatch(
    /<tr><th (?=[^>]*scope="row")[^>]*><p>販売業者<\/p><\/th><td[^>]*><p>喫茶かもめ株式会社<\/p><\/td><\/tr>/,
  )
})

test('words that nobody touched are saved as they were', async () => {
  const written =
    '<p style="color: red">色のある<b>文</b></p>\n<table style="width: 50%"><tr><td>1</td></tr></table>'
  const { id } = await createNews(written)
  const { page, save } = await open(id)
  await page.getByLabel('概要').fill('概要だけ変える')
  expect(await save()).toBe(written)
})

test('list and form are clean for a screen reader, wide and narrow, after an error too', async () => {
  const { id } = await createNews('<p>本文</p>')
  for (const size of [WIDE, NARROW]) {
    const { page } = await open(id, size)
    const look = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    }
    expect(await look()).toEqual([])
    await page.getByLabel('タイトル').fill('')
    await page.getByRole('button', { name: '保存する', exact: true }).click()
    await page.getByText('この項目を入力してください').waitFor()
    expect(await look()).toEqual([])
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.goto(`${office.url}#/news`)
    await page.getByText('本文の試し書き').first().waitFor()
    expect(await look()).toEqual([])
    expect(await overflow()).toBeLessThanOrEqual(0)
  }
})
