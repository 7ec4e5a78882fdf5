import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/index.ts'
import type { ErrorBody } from '#contract/shapes/error.ts'
import type { Facet, Product, ProductSummary } from '#contract/shapes/product.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { inTurn } from '#tests/support/turns.ts'

type List = { data: ProductSummary[]; facets?: Facet[] }
const keysOf = ({ data }: List) => data.map(({ key }) => key)

describe.each(inTurn(ENGINES, 1))('a shopper looks for products (%s)', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  afterAll(() => shop.close())
  const list = (query: string) => shop.read<List>(`products?${query}`)
  const order = async (sort: string) => keysOf(await list(`sort=${sort}`))
  const find = async (query: string) => keysOf(await list(query)).sort()

  test('sees what is published, and what is planned for later not yet', async () => {
    expect(await find('')).toEqual(['brake-pad', 'chain-520', 'chain-lube', 'plain-disc', 'wave-disc'])
    expect((await shop.request('/moto/v1/products/next-year')).status).toBe(404)
  })

  test('finds words whatever their width, case and kana', async () => {
    expect(await find('q=ディスク')).toEqual(['plain-disc', 'wave-disc'])
    expect(await find('q=でぃすく')).toEqual(['plain-disc', 'wave-disc'])
    expect(await find('q=ﾃﾞｨｽｸ')).toEqual(['plain-disc', 'wave-disc'])
    expect(await find('q=ｗｄ－１００')).toEqual(['wave-disc'])
    expect(await find('q=hayate')).toEqual(['chain-lube', 'plain-disc', 'wave-disc'])
  })

  test('finds words of two letters, and keeps ハス apart from バス', async () => {
    expect(await find('q=ハス')).toEqual(['brake-pad'])
    expect(await find('q=バス')).toEqual([])
    expect(await find('q=工業')).toEqual(['brake-pad', 'chain-520'])
  })

  test('must find every word, and takes signs of patterns as written', async () => {
    expect(await find('q=チェーン%20520')).toEqual(['chain-520'])
    expect(await find(`q=${encodeURIComponent('100%')}`)).toEqual(['chain-lube'])
    expect(await find('q=LUBE_1')).toEqual(['chain-lube'])
    expect(await find('q=LUBE-1')).toEqual([])
    expect(await find(`q=${encodeURIComponent('\\')}`)).toEqual([])
  })

  test('narrows by category, with and without the categories below', async () => {
    expect(await find('category=brake')).toEqual(['brake-pad', 'chain-lube'])
    for (const on of ['1', 'true']) {
      const below = await find(`category=brake&child=${on}`)
      expect(below, on).toEqual(['brake-pad', 'chain-lube', 'plain-disc', 'wave-disc'])
    }
    for (const off of ['0', 'false']) {
      expect(await find(`category=brake&child=${off}`), off).toEqual(['brake-pad', 'chain-lube'])
    }
    expect(await find('category=unknown&child=true')).toEqual([])
  })

  test('takes several values of a filter as «or» and several filters as «and»', async () => {
    expect(await find('maker=minato,hayate&tag[]=sale')).toEqual(['chain-520', 'wave-disc'])
    expect(await find('maker=minato&tag=sale')).toEqual(['chain-520'])
    expect(await find('brand=kaze')).toEqual(['wave-disc'])
    expect(await find('price_from=1500&price_to=9800')).toEqual(['brake-pad', 'chain-lube', 'plain-disc'])
    expect(await find('in_stock=1')).toEqual(['chain-520', 'chain-lube', 'plain-disc', 'wave-disc'])
  })

  test('sorts by price, age, reviews and kana', async () => {
    expect(await order('price_asc')).toEqual([
      'chain-520',
      'chain-lube',
      'brake-pad',
      'plain-disc',
      'wave-disc',
    ])
    expect(await order('price_desc')).toEqual([
      'wave-disc',
      'plain-disc',
      'brake-pad',
      'chain-lube',
      'chain-520',
    ])
    expect((await order('new'))[0]).toBe('brake-pad')
    expect((await order('review'))[0]).toBe('wave-disc')
    expect((await order('recommended')).at(-1)).toBe('brake-pad')
  })

  test('turns pages that never overlap and tells their number in headers', async () => {
    const first = await shop.request('/moto/v1/products?per=2&sort=price_asc')
    const third = await shop.request('/moto/v1/products?per=2&page=3&sort=price_asc')
    expect(keysOf((await first.json()) as List)).toEqual(['chain-520', 'chain-lube'])
    expect(keysOf((await third.json()) as List)).toEqual(['wave-disc'])
    expect(Object.fromEntries(third.headers)).toMatchObject({
      'x-total': '5',
      'x-per-page': '2',
      'x-last-page': '3',
      'x-current-page': '3',
    })
    const usual = await shop.request('/moto/v1/products')
    expect(usual.headers.get('x-per-page')).toBe('15')
    expect(keysOf(await list('page=9'))).toEqual([])
  })

  test('gets named products in the order named', async () => {
    expect(keysOf(await list('keys=wave-disc,nothing,brake-pad'))).toEqual(['wave-disc', 'brake-pad'])
    expect(keysOf(await list('keys[]=brake-pad&keys[]=wave-disc&in_stock=1'))).toEqual(['wave-disc'])
  })

  test('sees counts beside the filters, each without its own filter', async () => {
    const { facets = [] } = await list('facets=1&maker=minato')
    const countsOf = (name: string) =>
      Object.fromEntries(
        facets.find((facet) => facet.name === name)?.values.map((v) => [v.key, v.count]) ?? [],
      )
    expect(countsOf('maker')).toEqual({ hayate: 3, minato: 2 })
    expect(countsOf('category')).toEqual({ brake: 1, chain: 1 })
    expect(countsOf('price')).toEqual({ '0-999': 1, '3000-4999': 1 })
    expect(countsOf('stock')).toEqual({ in_stock: 1 })
  })

  test('reads a card: prices, stock in words, and no count of pieces', async () => {
    const { data } = await list('keys=wave-disc,brake-pad,chain-520')
    expect(data[0]).toMatchObject({
      unit_price: 12_800,
      max_unit_price: 13_200,
      list_price: 14_800,
      stock_state: 'few',
      variation_count: 2,
      single_product_id: null,
      review_count: 2,
      review_average: 4.5,
      is_new: false,
      category: { key: 'brake-disc', name: 'ブレーキディスク' },
    })
    expect(data[1]).toMatchObject({
      stock_state: 'none',
      is_new: true,
      single_product_id: expect.any(Number),
    })
    expect(data[2]?.tags).toEqual([
      { key: 'sale', name: 'セール' },
      { key: 'new-model', name: '新型' },
    ])
    expect(JSON.stringify(data)).not.toMatch(/"stock":/)
  })

  test('reads a product with its variations, shelves, parts and reviews', async () => {
    const product = await shop.read<Product>('products/wave-disc?include=recommend,accessories,reviews')
    expect(product.category_path.map(({ key }) => key)).toEqual(['brake', 'brake-disc'])
    expect(
      product.product_model.products.map(({ options, stock_state, max_quantity }) => [
        options,
        stock_state,
        max_quantity,
      ]),
    ).toEqual([
      [['シルバー'], 'few', 3],
      [['ブラック'], 'none', 0],
    ])
    expect(product.accessories?.map(({ key }) => key)).toEqual(['brake-pad'])
    expect(product.recommend?.map(({ key }) => key)).toEqual(['plain-disc'])
    expect(product.reviews?.map(({ rating }) => rating)).toEqual([5, 4])
    expect(new Set(product.product_model.products.map(({ pictures }) => pictures[0]?.path)).size).toBe(2)
  })

  test('gets whole products from a list in one round trip', async () => {
    const { data } = await shop.read<{ data: Product[] }>(
      'products?is_detail=1&include=accessories&sort=price_desc',
    )
    const alone = await shop.read<Product>('products/wave-disc?include=accessories')
    expect(data[0]).toEqual(alone)
    expect(data.every((product) => product.product_model.products.length > 0)).toBe(true)
  })

  test('never sees another shop: same keys, other products', async () => {
    const here = await shop.read<Product>('products/wave-disc')
    const there = (await (await shop.request('/gift/v1/products/wave-disc')).json()) as Product
    expect(there.key).toBe(here.key)
    expect(there.id).not.toBe(here.id)
    expect(there.product_model.products.map(({ id }) => id)).not.toEqual(
      here.product_model.products.map(({ id }) => id),
    )
  })

  test('is helped while typing', async () => {
    const answer = await shop.read<CallOutput<'GET /v1/products/suggest'>>('products/suggest?q=ぶれーき')
    expect(answer.words).toEqual(['ブレーキ', 'ブレーキディスク'])
    expect(answer.products.map(({ key }) => key)).toContain('brake-pad')
    const blank = await shop.read<CallOutput<'GET /v1/products/suggest'>>('products/suggest?q=%E3%80%80')
    expect(blank).toEqual({ words: [], products: [] })
  })

  // A thousand took half a second of the process, in which nobody else was answered.
  test('is sent a hundred products at once and no more, however all are asked for', async () => {
    for (const query of ['per=all', 'per=all&is_detail=1', 'keys=wave-disc', 'per=100']) {
      const { headers } = await shop.request(`/moto/v1/products?${query}`)
      expect([query, headers.get('x-per-page'), headers.get('x-last-page')]).toEqual([query, '100', '1'])
    }
    const second = await shop.request('/moto/v1/products?per=all&page=2')
    expect([second.status, keysOf((await second.json()) as List)]).toEqual([200, []])
  })

  test('names a hundred things to choose among, and is told which field has more', async () => {
    const toValues = (count: number) => Array.from({ length: count }, (_, at) => `x${at}`)
    const write: ((field: string, values: string[]) => string)[] = [
      (field, values) => values.map((value) => `${field}=${value}`).join('&'),
      (field, values) => values.map((value) => `${field}[]=${value}`).join('&'),
      (field, values) => `${field}=${values.join(',')}`,
    ]
    for (const field of ['tag', 'maker', 'brand', 'made_for', 'keys', 'include'])
      for (const toQuery of write) {
        const path = `/moto/v1/products?${toQuery(field, toValues(100))}`
        expect((await shop.request(path)).status).toBe(200)
        const refused = await shop.request(
          `${path}${path.includes('&') ? `&${toQuery(field, ['more'])}` : ',more'}`,
        )
        expect(refused.status).toBe(422)
        const { errors } = (await refused.json()) as ErrorBody
        expect(errors).toMatchObject([
          { field, code: 'max_items', message: expect.stringContaining('100件以内') },
        ])
      }
    const stock = await shop.request(`/moto/v1/price-and-stock?keys=${toValues(101).join(',')}`)
    expect(stock.status).toBe(422)
  })

  test('is answered as ever when an address has thousands of names nobody reads', async () => {
    const names = Array.from({ length: 3_000 }, (_, at) => `n${at}=1`).join('&')
    expect(keysOf(await list(`${names}&q=ディスク`)).sort()).toEqual(['plain-disc', 'wave-disc'])
  })

  test('has prices and stock of a published page corrected in one read', async () => {
    const { data } = await shop.read<CallOutput<'GET /v1/price-and-stock'>>(
      'price-and-stock?keys=wave-disc,gone',
    )
    expect(data).toHaveLength(1)
    expect(data[0]?.products.map(({ max_quantity }) => max_quantity)).toEqual([3, 0])
  })

  test('orders by part number, however it is written, and only what is sold', async () => {
    const codes = ['ｗｄ－１００－ｓｖ', 'NO-SUCH', 'wd-100-sv'].map(encodeURIComponent).join(',')
    const { data } = await shop.read<CallOutput<'GET /v1/part-numbers'>>(`part-numbers?codes=${codes}`)
    expect(data.map(({ asked, code, key }) => [asked, code, key])).toEqual([
      ['ｗｄ－１００－ｓｖ', 'WD-100-SV', 'wave-disc'],
      ['wd-100-sv', 'WD-100-SV', 'wave-disc'],
    ])
  })

  test('chooses in a list among what a product has, where it has more than one', async () => {
    const { data } = await list('keys=wave-disc,chain-520')
    expect(
      data.map(({ variations }) => variations?.map(({ code, stock_state }) => [code, stock_state])),
    ).toEqual([
      [
        ['WD-100-SV', 'few'],
        ['WD-100-BK', 'none'],
      ],
      undefined,
    ])
  })

  test('walks the category tree with counts of what is below', async () => {
    const { data } = await shop.read<CallOutput<'GET /v1/categories/hierarchy'>>(
      'categories/hierarchy?table=products',
    )
    expect(
      data.map(({ key, parent_key, depth, product_count }) => [key, parent_key, depth, product_count]),
    ).toEqual([
      ['brake', null, 0, 4],
      ['brake-disc', 'brake', 1, 2],
      ['chain', null, 0, 2],
    ])
  })
})
