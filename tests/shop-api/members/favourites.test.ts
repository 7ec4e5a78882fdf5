import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Bookmark, ProductHistory, ProductSearchHistory } from '#contract/shapes/member-history.ts'
import type { Product, ProductSummary } from '#contract/shapes/product.ts'
import type { UserListDetail } from '#contract/shapes/user-list.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { MAX_LISTED } from '#shop-api/members/favourites/change-list.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createMember, type TestMember } from '#tests/support/create-member.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

describe.each(ONE_ENGINE)('what a member likes and looked at (%s)', (engine) => {
  let shop: TestShop
  let ask: ReturnType<typeof createAsk>
  let hanako: TestMember
  let jiro: TestMember
  /** Ids of the products of «moto» by key. */
  let ids: Record<string, number>
  beforeAll(async () => {
    shop = await openTestShop({ engine, product_count: MAX_LISTED + 10 })
    ask = createAsk(shop)
    const rows = await shop.db
      .select({ key: product_models.key, id: product_models.id })
      .from(product_models)
      .innerJoin(channels, eq(channels.id, product_models.channel_id))
      .where(eq(channels.name, 'moto'))
    ids = Object.fromEntries(rows.map(({ key, id }) => [key, id]))
  })
  beforeEach(async () => {
    hanako = await createMember(shop.db)
    jiro = await createMember(shop.db)
  })
  afterAll(() => shop.close())

  const idOf = (key: string) => ids[key] ?? 0
  const read = async <Body>(path: string, as: TestMember) => (await ask(`GET ${path}`, { as })).body as Body
  const favouritesIn = (products: readonly ProductSummary[]) =>
    products.filter(({ is_favorite }) => is_favorite).map(({ key }) => key)
  /** While a test runs it is not sold. */
  const withdraw = (key: string, is_draft = true) =>
    shop.db
      .update(product_models)
      .set({ is_draft })
      .where(and(eq(product_models.id, idOf(key))))

  test('a heart shows in every list, and only to whom it belongs', async () => {
    for (let twice = 0; twice < 2; twice++) {
      const liked = await ask('POST products/wave-disc/likes', { as: hanako })
      expect(liked).toMatchObject({ status: 200, body: { is_favorite: true } })
    }
    await ask('POST products/brake-pad/likes', { as: hanako })
    const read_all = async (as: TestMember) => {
      const list = await read<{ data: ProductSummary[] }>('products?keys=wave-disc,chain-520', as)
      const collection = await read<{ data: ProductSummary[] }>('collections/pickup', as)
      const product = await read<Product>('products/wave-disc?include=recommend,accessories', as)
      const accessories = await read<{ data: ProductSummary[] }>('products/wave-disc/accessories', as)
      const recommend = await read<{ data: ProductSummary[] }>('products/plain-disc/recommend', as)
      const whole = await read<{ data: Product[] }>('products?is_detail=1&keys=wave-disc', as)
      return [list, collection, { data: [product] }, accessories, recommend, whole].map(({ data }) => [
        ...favouritesIn(data),
        ...favouritesIn((data as Partial<Product>[]).flatMap((one) => one.accessories ?? [])),
      ])
    }
    expect(await read_all(hanako)).toEqual([
      ['wave-disc'],
      ['wave-disc'],
      ['wave-disc', 'brake-pad'],
      ['brake-pad'],
      ['wave-disc'],
      ['wave-disc'],
    ])
    expect((await read_all(jiro)).flat()).toEqual([])
    const guest = await shop.read<Product>('products/wave-disc')
    expect(guest.is_favorite).toBe(false)
    expect((await ask('DELETE products/wave-disc/likes', { as: hanako })).body).toEqual({
      is_favorite: false,
    })
    expect((await ask('DELETE products/wave-disc/likes', { as: hanako })).status).toBe(200)
    expect((await read<Product>('products/wave-disc', hanako)).is_favorite).toBe(false)
  })

  test('a heart without a login, or on nothing, says why not', async () => {
    expect((await ask('POST products/wave-disc/likes')).status).toBe(401)
    const nothing = await ask('POST products/nothing/likes', { as: hanako })
    expect(nothing).toMatchObject({
      status: 404,
      body: { message: 'お探しの商品は見つかりませんでした。' },
    })
    expect((await ask('POST products/next-year/likes', { as: hanako })).status).toBe(404)
  })

  test('hearts stand in the default list, newest first, each once', async () => {
    await ask('POST products/wave-disc/likes', { as: hanako })
    const body = { table: 'products', ids: [idOf('chain-520'), idOf('wave-disc')] }
    const attached = await ask('PATCH me/user-lists/attach', { as: hanako, body })
    expect(attached).toMatchObject({ status: 200, body: { is_default: true, name: 'お気に入り', count: 2 } })
    const { data } = await read<{ data: UserListDetail[] }>('me/user-lists', hanako)
    expect(data).toHaveLength(1)
    const key = data[0]?.key
    await withdraw('chain-520')
    const list = await read<UserListDetail>(`me/user-lists/${key}?is_listables=1`, hanako)
    await withdraw('chain-520', false)
    expect(list.listables?.map(({ id, product }) => [id, product?.is_favorite])).toEqual([
      [idOf('chain-520'), undefined],
      [idOf('wave-disc'), true],
    ])
    expect(await read<UserListDetail>(`me/user-lists/${key}`, hanako)).not.toHaveProperty('listables')
    const left = await ask(`PATCH me/user-lists/${key}/detach`, {
      as: hanako,
      body: { ...body, ids: [idOf('wave-disc')] },
    })
    expect(left.body).toMatchObject({ count: 1, listables: [{ id: idOf('chain-520') }] })
    await ask('PATCH me/user-lists/detach', { as: hanako, body })
    expect(await read<UserListDetail>(`me/user-lists/${key}`, hanako)).toMatchObject({ count: 0 })
    expect((await ask('GET me/user-lists/other', { as: hanako })).status).toBe(404)
    expect((await ask('PATCH me/user-lists/other/detach', { as: hanako, body })).status).toBe(404)
  })

  test('nobody takes out of another’s list, though all are called the same', async () => {
    await ask('POST products/wave-disc/likes', { as: hanako })
    const body = { table: 'products', ids: [idOf('wave-disc')] }
    await ask('PATCH me/user-lists/detach', { as: jiro, body })
    await ask('PATCH me/user-lists/favorites/detach', { as: jiro, body })
    await ask('DELETE products/wave-disc/likes', { as: jiro })
    expect((await read<Product>('products/wave-disc', hanako)).is_favorite).toBe(true)
  })

  test('a list takes all of what is put in, or nothing', async () => {
    const unknown = await ask('PATCH me/user-lists/attach', {
      as: hanako,
      body: { table: 'products', ids: [idOf('wave-disc'), 999_999] },
    })
    expect(unknown).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'ids', code: 'user_list.not_found' }] },
    })
    const many = Object.values(ids).filter((id) => id !== idOf('next-year'))
    for (let start = 0; start < MAX_LISTED; start += 100) {
      const body = { table: 'products', ids: many.slice(start, start + 100) }
      expect((await ask('PATCH me/user-lists/attach', { as: hanako, body })).status).toBe(200)
    }
    const [one, two] = many.slice(MAX_LISTED)
    const full = await ask('PATCH me/user-lists/attach', {
      as: hanako,
      body: { table: 'products', ids: [many[0], one, two] },
    })
    expect(full).toMatchObject({ status: 422, body: { code: 'user_list.full' } })
    const { data } = await read<{ data: UserListDetail[] }>('me/user-lists', hanako)
    expect(data[0]?.count).toBe(MAX_LISTED)
  })

  test('bookmarks a product once, reads them a page at a time, and takes them back', async () => {
    const keys = ['wave-disc', 'chain-520', 'wave-disc']
    const made = []
    for (const key of keys) {
      made.push(
        (await ask('POST me/bookmarks', { as: hanako, body: { product_id: idOf(key) } })).body as Bookmark,
      )
    }
    expect(made[2]).toEqual(made[0])
    const page = await ask('GET me/bookmarks?per=1&page=2', { as: hanako })
    expect((page.body as { data: Bookmark[] }).data.map(({ product }) => product?.key)).toEqual(['wave-disc'])
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'x-total': '2',
      'x-per-page': '1',
      'x-last-page': '2',
      'x-current-page': '2',
    })
    expect((await ask('GET me/bookmarks', { as: hanako })).headers.get('x-per-page')).toBe('10')
    const id = made[0]?.id
    expect((await ask(`GET me/bookmarks/${id}`, { as: hanako })).body).toEqual(made[0])
    for (const call of [`GET me/bookmarks/${id}`, `DELETE me/bookmarks/${id}`]) {
      expect((await ask(call, { as: jiro })).status).toBe(404)
    }
    expect((await ask(`DELETE me/bookmarks/${id}`, { as: hanako })).status).toBe(204)
    expect((await ask(`DELETE me/bookmarks/${id}`, { as: hanako })).status).toBe(404)
    expect((await ask('POST me/bookmarks', { as: hanako, body: { product_id: 999_999 } })).status).toBe(404)
    await withdraw('chain-520')
    const { data } = await read<{ data: Bookmark[] }>('me/bookmarks', hanako)
    await withdraw('chain-520', false)
    expect(data).toMatchObject([{ product_id: idOf('chain-520'), product: null }])
  })

  test('the pages looked at are remembered, the last ten, the last first', async () => {
    const gloves = Object.keys(ids)
      .filter((key) => key.startsWith('glove-'))
      .slice(0, 11)
    const flush = (keys: string[]) =>
      ask('POST product-histories', { as: hanako, body: { product_ids: keys.map(idOf) } })
    expect((await flush(gloves.slice(0, 10))).body).toEqual({ result: true })
    await flush([gloves[10] ?? '', gloves[3] ?? '', 'next-year'])
    await ask(`POST products/${gloves[3]}/likes`, { as: hanako })
    const answer = await ask('GET me/product-histories', { as: hanako })
    const { data } = answer.body as { data: ProductHistory[] }
    expect(answer.headers.get('x-total')).toBe('10')
    expect(data.map(({ product }) => product?.key)).toEqual(
      [3, 10, 9, 8, 7, 6, 5, 4, 2, 1].map((at) => gloves[at]),
    )
    expect(favouritesIn(data.flatMap(({ product }) => product ?? []))).toEqual([gloves[3]])
    const id = data[0]?.id
    expect((await ask(`DELETE me/product-histories/${id}`, { as: jiro })).status).toBe(404)
    expect((await ask(`DELETE me/product-histories/${id}`, { as: hanako })).status).toBe(204)
    expect((await read<{ data: unknown[] }>('me/product-histories', jiro)).data).toEqual([])
    expect((await flush([])).status).toBe(422)
  })

  test('searches are remembered once each, with what they found, and never blank ones', async () => {
    const search = (body: unknown) => ask('POST product-search-histories', { as: hanako, body })
    await search({ q: ' ブレーキ ', params: { category: 'brake', sort: 'new', evil: '<b>' } })
    await search({ q: 'どこにもない品' })
    await search({ q: 'ブレーキ', params: { sort: 'new', category: 'brake' } })
    await search({ q: 'チェーン', params: { per: '1000000', price_from: 'abc' } })
    const answer = await ask('GET me/product-search-histories?per=2', { as: hanako })
    expect(answer.headers.get('x-total')).toBe('3')
    const { data } = answer.body as { data: ProductSearchHistory[] }
    expect(data).toMatchObject([
      { q: 'チェーン', params: { price_from: 'abc' }, product: { is_favorite: false } },
      { q: 'ブレーキ', params: { category: 'brake', sort: 'new' }, product: { key: 'brake-pad' } },
    ])
    expect(await search({ q: ' 　' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'q', code: 'required' }] },
    })
    const id = data[0]?.id
    expect((await ask(`DELETE me/product-search-histories/${id}`, { as: jiro })).status).toBe(404)
    expect((await ask(`DELETE me/product-search-histories/${id}`, { as: hanako })).status).toBe(204)
    const left = await read<{ data: ProductSearchHistory[] }>('me/product-search-histories', hanako)
    expect(left.data.map(({ q, product }) => [q, product?.key])).toEqual([
      ['ブレーキ', 'brake-pad'],
      ['どこにもない品', undefined],
    ])
  })
})
