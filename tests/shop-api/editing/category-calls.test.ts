import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/index.ts'
import { createEditor } from '#tests/support/editor.ts'
import { type Editor, openStaffedShop } from '#tests/support/open-staffed-shop.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import type { TestShop } from '#tests/support/open-test-shop.ts'

type Listed = CallOutput<'GET /v1/products'>
type Tree = CallOutput<'GET /v1/categories/hierarchy'>

const category = (key: string, name = key) => ({ key, name, description: '', picture: null })

describe.each(ONE_ENGINE)('the category tree in the editor’s hands on %s', (engine) => {
  let shop: TestShop
  let editor: Editor
  beforeAll(async () => void ({ shop, editor } = await openStaffedShop(engine)))
  afterAll(() => shop.close())

  const readTree = async () => {
    const { data } = await shop.read<Tree>('categories/hierarchy?table=products')
    return data.map(({ key, depth, product_count }) => `${'  '.repeat(depth)}${key} ${product_count}`)
  }
  const find = async (key: string) => {
    const { data } = await editor.call('GET /v1/admin/categories', { query: { per: 'all' } })
    return data.find((one) => one.key === key)!
  }
  const change = async (key: string, body: object) => {
    const { id, version } = await find(key)
    return editor.call('PATCH /v1/admin/categories/{id}', { params: { id }, body: { version, ...body } })
  }
  const listIn = async (key: string) => {
    const { data } = await shop.read<Listed>(`products?category=${key}&child=true&per=all`)
    return data.map((product) => product.key).sort()
  }
  const search = async (word: string) => {
    const { data } = await shop.read<Listed>(`products?q=${encodeURIComponent(word)}&per=all`)
    return data.map(({ key }) => key).sort()
  }

  test('one is made below another, at its place, and the shop is told', async () => {
    const since = await editor.readVersion()
    const made = await editor.call('POST /v1/admin/categories', {
      body: { ...category('brake-hose', 'ホース'), parent_key: 'brake', position: 0 },
    })
    expect(made).toMatchObject({ parent_key: 'brake', depth: 1, position: 0, product_count: 0 })
    expect(await readTree()).toEqual(['brake 4', '  brake-hose 0', '  brake-disc 2', 'chain 2'])
    expect(await editor.listChanges(since)).toEqual(['category brake-hose created'])
    const last = await editor.call('POST /v1/admin/categories', { body: category('tank', 'タンク') })
    expect(last).toMatchObject({ parent_key: null, depth: 0, position: 2 })
  })

  test('a branch that moves takes its products along, and they are found by where they are now', async () => {
    expect(await listIn('brake')).toEqual(['brake-pad', 'chain-lube', 'plain-disc', 'wave-disc'])
    await change('brake-disc', { parent_key: 'tank' })
    expect(await readTree()).toEqual(['brake 2', '  brake-hose 0', 'chain 2', 'tank 2', '  brake-disc 2'])
    expect(await listIn('brake')).toEqual(['brake-pad', 'chain-lube'])
    expect(await listIn('tank')).toEqual(['plain-disc', 'wave-disc'])
    expect(await search('タンク')).toEqual(['plain-disc', 'wave-disc'])
    await change('tank', { parent_key: 'brake', position: 0 })
    expect(await readTree()).toEqual(['brake 4', '  tank 2', '    brake-disc 2', '  brake-hose 0', 'chain 2'])
    expect(await listIn('brake')).toEqual(['brake-pad', 'chain-lube', 'plain-disc', 'wave-disc'])
    const { data } = await editor.call('GET /v1/admin/categories', { query: { per: 'all' } })
    expect(data.map(({ key, depth, position }) => [key, depth, position])).toEqual([
      ['brake', 0, 0],
      ['tank', 1, 0],
      ['brake-disc', 2, 0],
      ['brake-hose', 1, 1],
      ['chain', 0, 1],
    ])
  })

  test('a new name is what its products are found by', async () => {
    await change('chain', { name: '駆動系', position: 0 })
    expect((await readTree())[0]).toBe('chain 2')
    expect(await search('駆動系')).toEqual(['chain-520', 'chain-lube'])
  })

  test('none goes into itself, below itself or where nothing is; a key is there once in a tree', async () => {
    const { id, version } = await find('brake')
    const params = { id }
    for (const parent_key of ['brake', 'brake-disc', 'no-such']) {
      const refused = await editor.refuse('PATCH /v1/admin/categories/{id}', {
        params,
        body: { version, parent_key },
      })
      expect(refused).toMatchObject({ status: 422, errors: [{ field: 'parent_key', code: 'choice' }] })
    }
    const taken = await editor.refuse('POST /v1/admin/categories', { body: category('chain') })
    expect(taken).toMatchObject({ status: 422, errors: [{ field: 'key', code: 'admin.key_taken' }] })
    const inquiry = await editor.call('POST /v1/admin/inquiry-categories', { body: category('chain') })
    expect(inquiry).toMatchObject({ key: 'chain', depth: 0 })
    const late = await editor.refuse('PATCH /v1/admin/categories/{id}', {
      params,
      body: { version: version - 1, name: '遅い' },
    })
    expect(late).toMatchObject({ status: 409, code: 'admin.version_conflict' })
  })

  test('six levels are enough', async () => {
    for (const [at, parent_key] of ['brake-hose', 'deep-0', 'deep-1', 'deep-2'].entries())
      await editor.call('POST /v1/admin/categories', { body: { ...category(`deep-${at}`), parent_key } })
    const refused = await editor.refuse('POST /v1/admin/categories', {
      body: { ...category('deep-4'), parent_key: 'deep-3' },
    })
    expect(refused.errors?.[0]?.message).toContain('6階層')
  })

  test('what is needed is not removed, and the refusal names by whom', async () => {
    const { id, version } = await find('brake')
    const refused = await editor.refuse('DELETE /v1/admin/categories/{id}', {
      params: { id },
      query: { version },
    })
    expect(refused).toMatchObject({ status: 422, code: 'admin.in_use' })
    expect(refused.message).toContain('下のカテゴリー「ブレーキディスク」')
    await editor.call('PUT /v1/admin/layouts/{scope}/{name}', {
      params: { scope: 'page', name: 'index' },
      body: { blocks: [{ place: 'after', kind: 'products', code: 'deep-3' }], version: 0 },
    })
    const deepest = await find('deep-3')
    const laidOut = await editor.refuse('DELETE /v1/admin/categories/{id}', { params: { id: deepest.id } })
    expect(laidOut.message).toContain('レイアウト「index」')
  })

  test('a new key is what layouts show from then on', async () => {
    const since = await editor.readVersion()
    await change('deep-3', { key: 'deepest' })
    const { data } = await editor.call('GET /v1/admin/layouts', {})
    expect(data.find(({ name }) => name === 'index')?.blocks).toEqual([
      { place: 'after', kind: 'products', code: 'deepest' },
    ])
    expect(await editor.listChanges(since)).toEqual([
      'layout page:index updated',
      'category deep-3 deleted',
      'category deepest created',
    ])
  })

  test('another shop’s are not there', async () => {
    const { id } = await find('brake')
    const other = createEditor(shop.request, { channel: 'gift' })
    const refused = await other.refuse('PATCH /v1/admin/categories/{id}', {
      params: { id },
      body: { version: 0, name: '他店' },
    })
    expect(refused.status).toBe(404)
  })
})
