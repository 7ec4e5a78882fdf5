import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Menus } from '#contract/shapes/menus.ts'
import { shop_documents } from '#shop-api/db/schema/shop-documents.ts'
import { findRoute } from '#src/routes.ts'
import { SHOP_PAGES } from '#src/text/editor/menus.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

test('the pages that are offered to links are pages of the shop, by their names', () => {
  for (const { url, name } of SHOP_PAGES)
    expect(findRoute(url)).toMatchObject({ path: url.replace(/\/$/, ''), title: name, has_page: true })
})

describe.each(ONE_ENGINE)('the links of a shop’s header and footer on %s', (engine) => {
  let shop: TestShop
  let editor: ReturnType<typeof createEditor>
  beforeAll(async () => {
    shop = await openTestShop({ engine, config: { staff: staffSecrets } })
    editor = createEditor(shop.request)
  })
  afterAll(() => shop.close())

  const read = () => editor.call('GET /v1/admin/menus', {})
  const save = async (menus: Menus) =>
    editor.call('PUT /v1/admin/menus', { body: { ...menus, version: (await read()).version } })
  const refuse = async (menus: Menus) => {
    const { version } = await read()
    const { status, errors } = await editor.refuse('PUT /v1/admin/menus', { body: { ...menus, version } })
    expect(status).toBe(422)
    return errors?.map(({ field, message }) => `${field}: ${message}`)
  }
  const toLink = (url: string, label = 'リンク') => ({ label, url })
  const MENUS: Menus = {
    header: [toLink('/faq/', 'よくあるご質問'), toLink('https://example.jp/blog', '店長の日記')],
    footer: [
      { title: '読みもの', links: [toLink('/blog/')] },
      { title: 'お店', links: [toLink('/案内/')] },
    ],
  }

  test('are all there, though one was kept with a name that nobody sees', async () => {
    await save(MENUS)
    const unseen = { header: [toLink('/faq/', '\u3164')], footer: [] }
    await shop.db.update(shop_documents).set({ fields: unseen }).where(eq(shop_documents.name, 'menus'))
    expect(await shop.read('menus')).toEqual(unseen)
    expect(await read()).toMatchObject(unseen)
    expect(await refuse(unseen)).toEqual(['header.0.label: この項目を入力してください'])
  })

  test('are none until somebody writes them, then what shoppers’ pages read, and can be taken back', async () => {
    await save({ header: [], footer: [] })
    expect(await shop.read('menus')).toEqual({ header: [], footer: [] })
    const since = await editor.readVersion()
    const saved = await save(MENUS)
    const kept = {
      header: [toLink('/faq/', 'よくあるご質問'), toLink('https://example.jp/blog', '店長の日記')],
      footer: [
        { title: '読みもの', links: [toLink('/blog/')] },
        { title: 'お店', links: [toLink('/%E6%A1%88%E5%86%85/')] },
      ],
    }
    expect(saved).toEqual({ ...kept, version: await editor.readVersion() })
    expect(await shop.read('menus')).toEqual(kept)
    expect(await editor.listChanges(since)).toEqual(['menus menus updated'])
    // The same again is no change.
    expect(await save(kept)).toEqual(saved)
    expect(await editor.refuse('PUT /v1/admin/menus', { body: { ...MENUS, version: since } })).toMatchObject({
      status: 409,
      code: 'admin.version_conflict',
    })
    await save({ header: [], footer: [] })
    const { data } = await editor.call('GET /v1/admin/journal', { query: { kind: 'menus' } })
    const params = { id: data[0]!.id }
    expect(await editor.call('GET /v1/admin/journal/{id}', { params })).toMatchObject({
      area: 'content',
      before: kept,
      after: { header: [], footer: [] },
    })
    await editor.call('POST /v1/admin/journal/{id}/undo', { params, body: {} })
    expect(await shop.read('menus')).toEqual(kept)
  })

  test.each(['javascript:alert(1)', '//evil.example/', '/..//evil.example/', 'http://example.jp/', 'guide'])(
    'lead nowhere but into the shop or to an https address: %s is refused at its field',
    async (url) => {
      const sentence =
        'リンク先は、このお店のページなら「/」から（例：/guide/）、ほかのサイトなら「https://」から入力してください。空白や記号（" \' < > など）は使えません'
      expect(await refuse({ ...MENUS, header: [toLink('/faq/'), toLink(url)] })).toEqual([
        `header.1.url: ${sentence}`,
      ])
      const footer = [{ title: '読みもの', links: [toLink('/blog/'), toLink(url)] }]
      expect(await refuse({ ...MENUS, footer })).toEqual([`footer.0.links.1.url: ${sentence}`])
    },
  )

  test('are as many and as long as header and footer have room for', async () => {
    const seven = Array.from({ length: 7 }, () => toLink('/faq/'))
    expect((await refuse({ ...MENUS, header: seven }))?.[0]).toMatch(/^header: /)
    const column = { title: '列', links: [toLink('/faq/')] }
    expect((await refuse({ ...MENUS, footer: Array.from({ length: 5 }, () => column) }))?.[0]).toMatch(
      /^footer: /,
    )
    const eleven = { title: '列', links: Array.from({ length: 11 }, () => toLink('/faq/')) }
    expect((await refuse({ ...MENUS, footer: [eleven] }))?.[0]).toMatch(/^footer\.0\.links: /)
    expect(await refuse({ ...MENUS, footer: [{ title: '列', links: [] }] })).toEqual([
      'footer.0.title: この列にはリンクがありません。リンクを追加するか、列を削除してください',
    ])
    expect((await refuse({ ...MENUS, header: [toLink('/faq/', '長'.repeat(31))] }))?.[0]).toMatch(
      /^header\.0\.label: /,
    )
    expect((await refuse({ ...MENUS, header: [toLink('/faq/', ' ')] }))?.[0]).toMatch(/^header\.0\.label: /)
    // Each of these letters becomes nine.
    expect((await refuse({ ...MENUS, header: [toLink(`/${'道'.repeat(60)}/`)] }))?.[0]).toMatch(
      /^header\.0\.url: リンク先が長すぎます/,
    )
  })

  test('find the shop’s pages by name or address', async () => {
    const find = async (q: string) => (await editor.call('GET /v1/admin/menu-pages', { query: { q } })).pages
    expect(await find('カレンダー')).toEqual([
      { url: '/calendar/', name: '営業日カレンダー', kind: 'ページ' },
    ])
    const { data: categories } = await editor.call('GET /v1/admin/categories', { query: { per: 1 } })
    const { key, name } = categories[0]!
    expect(await find(name)).toContainEqual({ url: `/category/${key}/`, name, kind: 'カテゴリー' })
    expect(await find('tradelaw')).toEqual([
      { url: '/tradelaw/', name: '特定商取引法に基づく表記', kind: '固定ページ' },
    ])
    const all = await editor.call('GET /v1/admin/menu-pages', { query: {} })
    expect(new Set(all.pages.map(({ url }) => url)).size).toBe(all.pages.length)
    expect(await find('%')).toEqual([])
  })

  test('offer no page that shoppers do not see yet', async () => {
    const find = async () =>
      (await editor.call('GET /v1/admin/menu-pages', { query: { q: '秘密の頁' } })).pages.map(
        ({ url }) => url,
      )
    const page = await editor.call('POST /v1/admin/static-pages', {
      body: { url: '/secret/', title: '秘密の頁', body: '<p>まだ</p>', is_draft: true },
    })
    expect(await find()).toEqual([])
    await editor.call('PATCH /v1/admin/static-pages/{id}', {
      params: { id: page.id },
      body: { is_draft: false, version: page.version },
    })
    expect(await find()).toEqual(['/secret/'])
  })
})
