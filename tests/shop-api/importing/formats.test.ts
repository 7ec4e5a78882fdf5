import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffSecrets } from '#tests/support/editor.ts'
import { createMover } from '#tests/support/mover.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const EC_CUBE = `商品ID,公開ステータス(ID),公開ステータス(名称),商品名,ショップ用メモ欄,商品説明(一覧),商品説明(詳細),検索ワード,フリーエリア,商品規格ID,販売種別(ID),販売種別(名称),規格分類1(ID),規格分類1(名称),規格分類2(ID),規格分類2(名称),発送日目安(ID),発送日目安(名称),商品コード,在庫数,在庫数無制限フラグ,販売制限数,通常価格,販売価格,商品画像,商品カテゴリ(ID),商品カテゴリ(名称),タグ(ID),タグ(名称)
1,1,公開,彩のジェラートCUBE,メモ,冷たい<br>一品,<p>三つの味</p>,アイス,,1,1,販売種別A,3,チョコ,6,16mm × 16mm,,,cube-01,,1,5,3000,2800,"cube-1.png,cube-2.png","1,2","ジェラート,新入荷","1,2","新商品,おすすめ商品"
1,1,公開,彩のジェラートCUBE,メモ,冷たい<br>一品,<p>三つの味</p>,アイス,,2,1,販売種別A,3,チョコ,5,32mm × 32mm,,,cube-02,10,0,5,3000,2800,"cube-1.png,cube-2.png","1,2","ジェラート,新入荷","1,2","新商品,おすすめ商品"
2,2,非公開,チェリーアイスサンド,,,,,,11,1,販売種別A,,,,,,,sand-01,100,0,5,,1000,sand-1.png,1,ジェラート,,
`

const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,SEO Title,Status
linen-shirt,リネンシャツ,<p>麻</p>,海辺織物,Apparel,シャツ,"麻, 夏",true,色,白,サイズ,M,LS-WM,200,3,8800,9900,4901234567894,https://cdn.shopify.com/s/files/1/a.jpg?v=1,1,正面,,active
linen-shirt,,,,,,,,,白,,L,LS-WL,210,-2,8800.00,,,https://cdn.shopify.com/s/files/1/b.jpg?v=1,2,横,,
linen-shirt,,,,,,,,,,,,,,,,,,https://cdn.shopify.com/s/files/1/c.jpg?v=1,3,,,
湯のみ,湯のみ,,,,,,false,Title,Default Title,,,,,5,1200,,,,,,,draft
`

describe('files of other shops', () => {
  let shop: TestShop
  let mover: ReturnType<typeof createMover>
  beforeAll(async () => {
    shop = await openTestShop({ config: { staff: staffSecrets } })
    mover = createMover(shop)
  })
  afterAll(() => shop.close())

  test('EC-CUBE 4: rows are variations, prices get their tax, what has no place is told once', async () => {
    const done = await mover.move(EC_CUBE, { format: 'ec-cube' })
    expect(done).toMatchObject({ created: 2, failed: 0 })
    expect(done.unmapped).toEqual([
      { column: 'ショップ用メモ欄', count: 2 },
      { column: '検索ワード', count: 2 },
      { column: '販売種別(ID)', count: 3 },
      { column: '販売種別(名称)', count: 3 },
      { column: '販売制限数', count: 3 },
    ])
    expect(done.faults.map(({ line, column }) => [line, column])).toEqual([
      [2, '商品画像'],
      [2, '商品画像'],
      [4, '商品画像'],
    ])
    expect(await mover.editor.findProduct('item-1')).toMatchObject({
      name: '彩のジェラートCUBE',
      catch_copy: '冷たい 一品',
      axes: ['規格1', '規格2'],
      is_draft: false,
      products: [
        {
          code: 'cube-01',
          options: ['チョコ', '16mm × 16mm'],
          unit_price: 3080,
          list_price: 3300,
          stock: 9999,
        },
        { code: 'cube-02', options: ['チョコ', '32mm × 32mm'], unit_price: 3080, stock: 10 },
      ],
    })
    expect(await mover.editor.findProduct('item-2')).toMatchObject({ is_draft: true, axes: [] })
  })

  test('Shopify: one handle is one product, further pictures have rows of their own', async () => {
    const done = await mover.move(SHOPIFY, { format: 'shopify' })
    expect(done).toMatchObject({ created: 2, failed: 0 })
    expect(done.unmapped.map(({ column }) => column)).toEqual([
      'Product Category',
      'Variant Grams',
      'Image Position',
    ])
    expect(done.faults).toHaveLength(3)
    expect(done.faults[0]).toMatchObject({ line: 2, column: 'Image Src' })
    const shirt = await mover.editor.findProduct('linen-shirt')
    expect(shirt).toMatchObject({ axes: ['色', 'サイズ'], is_draft: false, description: '<p>麻</p>' })
    expect(shirt.products).toMatchObject([
      {
        code: 'LS-WM',
        options: ['白', 'M'],
        unit_price: 8800,
        list_price: 9900,
        stock: 3,
        jan_code: '4901234567894',
      },
      { code: 'LS-WL', options: ['白', 'L'], unit_price: 8800, list_price: null, stock: 0 },
    ])
    expect(shirt.maker_key).not.toBeNull()
    const { data } = await mover.editor.call('GET /v1/admin/products', { query: { q: '湯のみ' } })
    expect(data).toMatchObject([
      { publication: 'draft', axes: [], products: [{ options: [], unit_price: 1200 }] },
    ])
  })

  test('what a file has no column for stays as it is', async () => {
    const few = 'Handle,Title,Variant SKU,Variant Price\nlinen-shirt,麻のシャツ,LS-WM,8900\n'
    expect(await mover.move(few, { format: 'shopify' })).toMatchObject({ updated: 1, failed: 0 })
    const shirt = await mover.editor.findProduct('linen-shirt')
    expect(shirt).toMatchObject({ name: '麻のシャツ', axes: ['色', 'サイズ'], is_draft: false })
    expect(shirt.maker_key).not.toBeNull()
    expect(shirt.tag_keys).toHaveLength(2)
    expect(shirt.products[0]).toMatchObject({ unit_price: 8900, stock: 3, jan_code: '4901234567894' })
  })

  test('EC-CUBE without a rate: goods keep their own, and prices get it', async () => {
    const rate = '商品ID,商品名,商品コード,販売価格,税率\n8,飴,ame-1,100,8\n'
    expect(await mover.move(rate, { format: 'ec-cube' })).toMatchObject({ created: 1, failed: 0 })
    const none = '商品ID,商品名,商品コード,販売価格\n8,飴,ame-1,200\n'
    expect(await mover.move(none, { format: 'ec-cube' })).toMatchObject({ updated: 1, failed: 0 })
    expect(await mover.editor.findProduct('item-8')).toMatchObject({
      tax_rate: 8,
      products: [{ unit_price: 216 }],
    })
  })

  test('a file of another shop needs its columns, and is for products alone', async () => {
    expect(await mover.refuse(SHOPIFY, { format: 'ec-cube' })).toMatchObject({
      status: 422,
      code: 'import.columns',
      message: '見出し「商品ID」「商品名」「販売価格」の列がありません。列を加えてください。',
    })
    expect(await mover.refuse(SHOPIFY, { format: 'shopify', kind: 'news' })).toMatchObject({
      code: 'import.format',
    })
  })
})
