import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dragByKeys, dragByMouse } from '#tests/support/back-office/drag.ts'
import { type BackOffice, openBackOffice } from '#tests/support/back-office/open-back-office.ts'
import { createEditor } from '#tests/support/editor.ts'
import { hirePerson } from '#tests/support/staff-person.ts'

let office: BackOffice
let editor: ReturnType<typeof createEditor>
beforeAll(async () => {
  office = await openBackOffice()
  editor = createEditor(office.shop.request)
})
afterAll(() => office.close())
afterEach(() => expect(office.faults).toEqual([]))

async function open(kind: string, as = office.email) {
  const page = await office.open(kind, { as })
  return { page, handleOf: (name: string) => page.getByRole('button', { name: `「${name}」を並べ替える` }) }
}
const soon = { timeout: 10_000 }

test('tags are dragged into another order, which the shop has at once, and back', async () => {
  for (const name of ['一', '二', '三'])
    await editor.call('POST /v1/admin/tags', { body: { key: `tag-${name.codePointAt(0)}`, name } })
  const readShop = async () => {
    const { data } = await office.shop.read<{ data: { name: string }[] }>('tags')
    return data.map(({ name }) => name).filter((name) => '一二三'.includes(name))
  }
  const { page, handleOf } = await open('tags')
  await page.getByRole('link', { name: '並べ替える' }).click()
  await page.getByRole('heading', { name: 'タグの並べ替え', level: 1 }).waitFor()
  await dragByMouse(page, handleOf('三'), handleOf('一'), -4)
  await expect.poll(readShop, soon).toEqual(['三', '一', '二'])
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect.poll(readShop, soon).toEqual(['一', '二', '三'])
  await page.getByRole('link', { name: '一', exact: true }).click()
  await page.getByRole('heading', { name: '一', level: 1 }).waitFor()
})

test('questions are put in order by keys, each among those of its category', async () => {
  await editor.call('POST /v1/admin/qa-categories', { body: { key: 'points', name: 'ポイントについて' } })
  const ask = async (question: string, category: string) =>
    editor.call('POST /v1/admin/qas', { body: { category, question, answer: '<p>はい。</p>' } })
  await ask('期限はありますか', 'points')
  await ask('返品できますか', 'returns')
  await ask('譲れますか', 'points')
  const readShop = async (category: string) => {
    const { data } = await office.shop.read<{ data: { question: string }[] }>(`qas?category=${category}`)
    return data.map(({ question }) => question)
  }
  expect(await readShop('points')).toEqual(['期限はありますか', '譲れますか'])
  const { page, handleOf } = await open('qas/order')
  await page.getByRole('heading', { name: 'ポイントについて', level: 2 }).waitFor()
  await dragByKeys(page, handleOf('譲れますか'), 'ArrowUp')
  await page.getByText('保存しました').waitFor()
  expect(await readShop('points')).toEqual(['譲れますか', '期限はありますか'])
  expect(await readShop('returns')).toContain('返品できますか')
})

test('a save of somebody else meanwhile is said, and the order is read again', async () => {
  const { data } = await editor.call('GET /v1/admin/banners', { query: { per: 'all' } })
  const [first] = data
  const banner = (title: string) => ({
    body: { area: 'top-main', title, subtitle: '', href: '/', picture: first!.picture, is_show: true },
  })
  await editor.call('POST /v1/admin/banners', banner('春のバナー'))
  const { id, version } = await editor.call('POST /v1/admin/banners', banner('夏のバナー'))
  const { page, handleOf } = await open('banners/order')
  await handleOf('夏のバナー').waitFor()
  await editor.call('PATCH /v1/admin/banners/{id}', {
    params: { id },
    body: { version, title: '盛夏のバナー' },
  })
  await dragByMouse(page, handleOf('夏のバナー'), handleOf('春のバナー'), -4)
  await page.getByRole('alert').filter({ hasText: 'ほかの' }).waitFor()
  await handleOf('盛夏のバナー').waitFor()
  await dragByMouse(page, handleOf('盛夏のバナー'), handleOf('春のバナー'), -4)
  await page.getByText('保存しました').waitFor()
  const after = await editor.call('GET /v1/admin/banners', { query: { per: 'all' } })
  const titles = after.data.map(({ title }) => title).filter((title) => title.endsWith('のバナー'))
  expect(titles.indexOf('盛夏のバナー')).toBeLessThan(titles.indexOf('春のバナー'))
})

test('whoever may only look is not offered to put things in order, nor to show a draft to others', async () => {
  const { email } = await hirePerson(office.shop.request, { role: 'read_only' })
  const { page } = await open('tags', email)
  await page.getByRole('heading', { name: 'タグ', level: 1 }).waitFor()
  expect(await page.getByRole('link', { name: '並べ替える' }).count()).toBe(0)
  const { data } = await editor.call('GET /v1/admin/news', {})
  await page.goto(page.url().replace(/#.*/, `#/news/${data[0]!.id}`))
  await page.getByText('閲覧だけできます').waitFor()
  expect(await page.getByRole('button', { name: 'お店での見え方を確かめる' }).count()).toBe(0)
})
