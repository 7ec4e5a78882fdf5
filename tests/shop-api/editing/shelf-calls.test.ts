import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/index.ts'
import { createEditor } from '#tests/support/editor.ts'
import { type Editor, openStaffedShop } from '#tests/support/open-staffed-shop.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import type { TestShop } from '#tests/support/open-test-shop.ts'

type Listed = CallOutput<'GET /v1/products'>

describe.each(ONE_ENGINE)('shelves in the editor’s hands on %s', (engine) => {
  let shop: TestShop
  let editor: Editor
  beforeAll(async () => void ({ shop, editor } = await openStaffedShop(engine)))
  afterAll(() => shop.close())

  const search = async (word: string) => {
    const { data } = await shop.read<Listed>(`products?q=${encodeURIComponent(word)}&per=all`)
    return data.map(({ key }) => key).sort()
  }

  test('a brand is made and renamed; products keep on without one that is removed', async () => {
    const brand = { key: 'yuki', name: '雪', name_kana: 'ユキ', description: '', maker_key: 'minato' }
    const made = await editor.call('POST /v1/admin/brands', { body: brand })
    expect(made).toMatchObject(brand)
    const unknown = await editor.refuse('POST /v1/admin/brands', {
      body: { ...brand, key: 'yuki-2', maker_key: 'no-such' },
    })
    expect(unknown).toMatchObject({ status: 422, errors: [{ field: 'maker_key', code: 'choice' }] })
    const product = await editor.findProduct('chain-520')
    await editor.call('PATCH /v1/admin/products/{id}', {
      params: { id: product.id },
      body: { version: product.version, brand_key: 'yuki' },
    })
    const params = { id: made.id }
    const renamed = await editor.call('PATCH /v1/admin/brands/{id}', {
      params,
      body: { version: made.version, name: '深雪' },
    })
    expect(await search('深雪')).toEqual(['chain-520'])
    const since = await editor.readVersion()
    await editor.call('DELETE /v1/admin/brands/{id}', { params, query: { version: renamed.version } })
    expect(await editor.listChanges(since)).toEqual(['brand yuki deleted'])
    expect((await editor.findProduct('chain-520')).brand_key).toBeNull()
    expect(await search('深雪')).toEqual([])
  })

  test('products of a maker that is removed are no longer found by its name', async () => {
    const { data } = await editor.call('GET /v1/admin/makers', {})
    const { id } = data.find(({ key }) => key === 'hayate')!
    expect(await search('hayate')).not.toEqual([])
    await editor.call('DELETE /v1/admin/makers/{id}', { params: { id } })
    expect(await search('hayate')).toEqual([])
  })

  test('a tag gets a password that nobody reads back, and is not removed while it hides something', async () => {
    const { data } = await editor.call('GET /v1/admin/tags', {})
    expect(data.map(({ key, position, has_password }) => [key, position, has_password])).toEqual([
      ['sale', 0, false],
      ['new-model', 1, false],
    ])
    const tag = data[1]!
    const params = { id: tag.id }
    const locked = await editor.call('PATCH /v1/admin/tags/{id}', {
      params,
      body: { version: tag.version, password: 'himitsu', position: 0 },
    })
    expect(locked).toEqual({ ...tag, version: locked.version, position: 0, has_password: true })
    expect((await shop.request('/moto/v1/products/chain-520')).status).toBe(404)
    const kept = await editor.refuse('DELETE /v1/admin/tags/{id}', { params })
    expect(kept).toMatchObject({ status: 422, code: 'admin.in_use' })
    expect(kept.message).toContain('ドライブチェーン 520')
    const opened = await editor.call('PATCH /v1/admin/tags/{id}', {
      params,
      body: { version: locked.version, password: null },
    })
    expect(opened.has_password).toBe(false)
    expect((await shop.request('/moto/v1/products/chain-520')).status).toBe(200)
    await editor.call('DELETE /v1/admin/tags/{id}', { params, query: { version: opened.version } })
    expect((await editor.findProduct('chain-520')).tag_keys).toEqual(['sale'])
  })

  test('a collection holds products in the editor’s order, and stays while a layout shows it', async () => {
    const body = {
      alias: 'winter',
      name: '冬の支度',
      description: '',
      product_keys: ['chain-lube', 'wave-disc', 'plain-disc'],
    }
    const made = await editor.call('POST /v1/admin/collections', { body })
    expect(made).toMatchObject(body)
    const params = { id: made.id }
    const reordered = await editor.call('PATCH /v1/admin/collections/{id}', {
      params,
      body: { version: made.version, product_keys: ['plain-disc', 'chain-lube'] },
    })
    const shown = await shop.read<CallOutput<'GET /v1/collections/{alias}'>>('collections/winter')
    expect(shown.data.map(({ key }) => key)).toEqual(['plain-disc', 'chain-lube'])
    const unknown = await editor.refuse('PATCH /v1/admin/collections/{id}', {
      params,
      body: { version: reordered.version, product_keys: ['plain-disc', 'no-such'] },
    })
    expect(unknown.errors).toMatchObject([{ field: 'product_keys.1', code: 'choice' }])
    await editor.call('PUT /v1/admin/layouts/{scope}/{name}', {
      params: { scope: 'page', name: 'news' },
      body: { blocks: [{ place: 'after', kind: 'collection', code: 'winter' }], version: 0 },
    })
    const kept = await editor.refuse('DELETE /v1/admin/collections/{id}', { params })
    expect(kept.message).toContain('レイアウト「news」')
  })

  test('nothing of another shop is read, changed or removed', async () => {
    const other = createEditor(shop.request, { channel: 'gift' })
    const paths = [
      'categories',
      'inquiry-categories',
      'brands',
      'tags',
      'collections',
      'banners',
      'free-areas',
      'qa-categories',
      'colour-schemes',
      'stylists',
      'catalogs',
    ]
    for (const path of paths) {
      const list = (await other.call(`GET /v1/admin/${path}` as 'GET /v1/admin/tags', {})) as {
        data: { id: number }[]
      }
      const params = { id: list.data[0]!.id }
      const statuses = await Promise.all([
        editor.refuse(`GET /v1/admin/${path}/{id}` as 'GET /v1/admin/tags/{id}', { params }),
        editor.refuse(`PATCH /v1/admin/${path}/{id}` as 'PATCH /v1/admin/tags/{id}', {
          params,
          body: { version: 0 },
        }),
        editor.refuse(`DELETE /v1/admin/${path}/{id}` as 'DELETE /v1/admin/tags/{id}', { params }),
      ])
      expect([path, ...statuses.map(({ status }) => status)]).toEqual([path, 404, 404, 404])
    }
  })
})
