import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PREVIEW_HEADER } from '#contract/preview-names.ts'
import { STAFF_RIGHTS, STAFF_ROLES } from '#contract/staff-rights.ts'
import type { Product, ProductSummary } from '#contract/shapes/product.ts'
import { type Editor, openStaffedShop } from '#tests/support/open-staffed-shop.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import type { TestShop } from '#tests/support/open-test-shop.ts'
import { hirePerson } from '#tests/support/staff-person.ts'

describe.each(ONE_ENGINE)('a preview (%s)', (engine) => {
  let shop: TestShop
  let editor: Editor
  beforeAll(async () => void ({ shop, editor } = await openStaffedShop(engine)))
  afterAll(() => shop.close())

  const readAs = async (path: string, token?: string) =>
    shop.request(`/moto/v1/${path}`, { headers: token ? { [PREVIEW_HEADER]: token } : {} })
  const keysOf = async (response: Promise<Response>) =>
    ((await (await response).json()) as { data: { key: string }[] }).data.map(({ key }) => key)
  const draft = async (key: string) => {
    const body = { key, title: '下書き', summary: '', body: '', category: '', picture: null, is_draft: true }
    const { id } = await editor.call('POST /v1/admin/news', { body })
    return (await editor.call('POST /v1/admin/previews', { body: { kind: 'news', id } })).token
  }

  test('reads a draft alone and in its list, and nobody else does, even at the same moment', async () => {
    const token = await draft('hidden')
    const [own, others, ...again] = await Promise.all([
      keysOf(readAs('news', token)),
      keysOf(readAs('news')),
      readAs('news/hidden', token),
      readAs('news/hidden'),
    ])
    expect(own[0]).toBe('hidden')
    expect(others).not.toContain('hidden')
    expect(again.map(({ status }) => status)).toEqual([200, 404])
    expect(again[0]?.headers.get('cache-control')).toBe('no-store')
    expect((await editor.call('GET /v1/admin/news', { query: { publication: 'draft' } })).data).toHaveLength(
      1,
    )
  })

  test('counts a withdrawn product on its shelf again, and forgets it after the answer', async () => {
    const { id } = (await (await readAs('products/chain-520')).json()) as Product
    const { version } = await editor.call('GET /v1/admin/products/{id}', { params: { id } })
    await editor.call('PATCH /v1/admin/products/{id}', { params: { id }, body: { version, is_draft: true } })
    const { token } = await editor.call('POST /v1/admin/previews', { body: { kind: 'products', id } })
    const list = async (as?: string) =>
      ((await (await readAs('products?category=chain', as)).json()) as { data: ProductSummary[] }).data.length
    expect([await list(), await list(token), await list()]).toEqual([1, 2, 1])
  })

  // Whoever has the link sees what is not public, so reading it in the back office is not enough.
  test('is made by those who may publish, and by nobody who may only read', async () => {
    const body = { key: 'secret', title: '発表前', summary: '', body: '', category: '', picture: null, is_draft: true } // prettier-ignore
    const { id } = await editor.call('POST /v1/admin/news', { body })
    for (const role of STAFF_ROLES) {
      const { browser } = await hirePerson(shop.request, { role })
      const answers = await Promise.all(
        [{ kind: 'news', id } as const, { kind: 'theme' } as const].map(
          async (link) => (await browser.ask('POST /v1/admin/previews', { body: link })).status,
        ),
      )
      const expected = STAFF_RIGHTS[role].content === 'write' ? 200 : 403
      expect([role, ...answers]).toEqual([role, expected, expected])
    }
    expect(STAFF_RIGHTS.read_only.content).toBe('read')
  })

  test('shows one thing: it is no key to the editor’s side or to another draft', async () => {
    const token = await draft('the-one')
    await draft('the-other')
    const answers = await Promise.all(
      ['news/the-one', 'news/the-other', 'admin/news', 'me/coupons'].map((path) => readAs(path, token)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 401, 401])
  })

  test('of the whole shop in other themes reads it as it is, and no draft', async () => {
    await draft('not-yet')
    const { token } = await editor.call('POST /v1/admin/previews', { body: { kind: 'theme' } })
    const seen = (await (await readAs(`previews/${token}`)).json()) as object
    expect(seen).toMatchObject({ is_theme: true, path: '/', publication: 'published' })
    expect(await keysOf(readAs('news', token))).toEqual(await keysOf(readAs('news')))
    const answers = await Promise.all(
      ['news/not-yet', 'admin/news', 'me/coupons'].map((path) => readAs(path, token)),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 401, 401])
    expect((await readAs('news', token)).headers.get('cache-control')).toBe('no-store')
    // Every other kind names one thing.
    await expect(editor.call('POST /v1/admin/previews', { body: { kind: 'news' } })).rejects.toThrow(/404/)
  })

  test('is refused in words when it was changed, is another shop’s or its thing is gone', async () => {
    const token = await draft('gone')
    expect((await readAs('news', `${token}x`)).status).toBe(404)
    expect((await shop.request('/gift/v1/news', { headers: { [PREVIEW_HEADER]: token } })).status).toBe(404)
    const { data } = await editor.call('GET /v1/admin/news', { query: { q: 'gone' } })
    await editor.call('DELETE /v1/admin/news/{id}', { params: { id: data[0]!.id } })
    const refused = await readAs(`previews/${token}`)
    expect(refused.status).toBe(404)
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('期限が切れているか') })
    expect(
      await editor.refuse('POST /v1/admin/previews', { body: { kind: 'news', id: data[0]!.id } }),
    ).toMatchObject({ status: 404 })
  })
})
