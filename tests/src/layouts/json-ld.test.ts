import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Article } from '#contract/shapes/content.ts'
import type { Product } from '#contract/shapes/product.ts'
import type { Company, Settings } from '#contract/shapes/settings.ts'
import {
  toArticleJsonLd,
  toBreadcrumbJsonLd,
  toFaqJsonLd,
  toOrganizationJsonLd,
  toWebSiteJsonLd,
} from '#src/layouts/json-ld.ts'
import { type ProductFacts, toProductJsonLd } from '#src/layouts/product-json-ld.ts'
import { createRenderContext } from '#src/site/create-render-context.server.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { listJsonLdFaults } from '#tests/support/json-ld-faults.ts'

const facts: ProductFacts = {
  origin: 'https://moto.example',
  pictures: ['https://moto.example/a.webp'],
  faces: new Map(),
  seller: 'motoの店',
  is_selling: true,
}
let shop: TestShop
let product: (key: string) => Promise<Product>
beforeAll(async () => {
  shop = await openTestShop()
  product = (key) => shop.read<Product>(`products/${key}?include=reviews`)
})
afterAll(() => shop.close())

describe('a product', () => {
  test('that is still to come in is offered as a pre-order, while it is offered at all', async () => {
    const some = await product('plain-disc')
    const coming = { ...some, tags: [{ key: 'pre-order', name: '予約受付中' }] }
    const availability = 'https://schema.org/PreOrder'
    expect(toProductJsonLd(some, facts)).not.toMatchObject({ offers: { availability } })
    expect(toProductJsonLd(coming, facts)).toMatchObject({ offers: { availability } })
    expect(toProductJsonLd(coming, { ...facts, is_selling: false })).not.toMatchObject({
      offers: { availability },
    })
  })

  test('says when it comes out and how much its price buys', async () => {
    const some = await product('plain-disc')
    const [only] = some.product_model.products
    only!.content = { amount: 500, unit: 'g' }
    expect(toProductJsonLd({ ...some, release_month: '2027-02' }, facts)).toMatchObject({
      releaseDate: '2027-02',
      offers: {
        priceSpecification: {
          referenceQuantity: { value: 500, unitCode: 'GRM', valueReference: { value: 100, unitCode: 'GRM' } },
        },
      },
    })
  })

  test('has an address and a picture for each variation one can choose', async () => {
    const some = await product('wave-disc')
    const [silver, black] = some.product_model.products
    const faces = new Map([[black!.id, 'https://moto.example/black.webp']])
    expect(toProductJsonLd(some, { ...facts, faces })).toMatchObject({
      hasVariant: [
        {
          image: 'https://moto.example/a.webp',
          offers: { url: `https://moto.example/product/wave-disc/?variant=${silver!.id}` },
        },
        {
          image: 'https://moto.example/black.webp',
          offers: { url: `https://moto.example/product/wave-disc/?variant=${black!.id}` },
        },
      ],
    })
  })

  test('of one kind is a product with one offer: price with tax, stock, seller, JAN', async () => {
    const some = await product('plain-disc')
    some.product_model.products[0]!.jan_code = '4900000000009'
    const data = toProductJsonLd(some, facts)
    expect(listJsonLdFaults(data)).toEqual([])
    expect(data).toMatchObject({
      '@type': 'Product',
      sku: 'PD-1',
      gtin13: '4900000000009',
      offers: {
        '@type': 'Offer',
        url: 'https://moto.example/product/plain-disc/',
        price: 9800,
        priceCurrency: 'JPY',
        priceSpecification: { valueAddedTaxIncluded: true, price: 9800 },
        availability: 'https://schema.org/InStock',
        seller: { name: 'motoの店' },
      },
    })
    expect(data).not.toHaveProperty('aggregateRating')
  })

  test('in colours is a group whose members say their own price and stock, with its rating', async () => {
    const data = toProductJsonLd(await product('wave-disc'), facts)
    expect(listJsonLdFaults(data)).toEqual([])
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'wave-disc',
      variesBy: ['カラー'],
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      hasVariant: [
        {
          sku: 'WD-100-SV',
          offers: {
            price: 12_800,
            availability: 'https://schema.org/LimitedAvailability',
            priceSpecification: [
              { price: 12_800 },
              { price: 14_800, priceType: 'https://schema.org/StrikethroughPrice' },
            ],
          },
        },
        { sku: 'WD-100-BK', offers: { price: 13_200, availability: 'https://schema.org/OutOfStock' } },
      ],
    })
  })

  test('in very many sizes is one price range', async () => {
    const some = await product('wave-disc')
    const products = Array.from({ length: 30 }, () => some.product_model.products[0]!)
    const many = { ...some, product_model: { ...some.product_model, products } }
    const data = toProductJsonLd(many, facts)
    expect(listJsonLdFaults(data)).toEqual([])
    expect(data).toMatchObject({
      offers: { '@type': 'AggregateOffer', lowPrice: 12_800, highPrice: 13_200, offerCount: 30 },
    })
  })

  test('is out of stock while the shop has stopped selling', async () => {
    const data = toProductJsonLd(await product('plain-disc'), { ...facts, is_selling: false })
    expect(data).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  })

  test.each([
    ['whose check digit is wrong', '4900000000001'],
    ['of the shop’s own tills', '2901000019000'],
  ])('with a code %s claims no GTIN', async (_, jan_code) => {
    const some = await product('plain-disc')
    some.product_model.products[0]!.jan_code = jan_code
    expect(toProductJsonLd(some, facts)).not.toHaveProperty('gtin13')
  })
})

test('The front page names the shop, where to reach it and its search', async () => {
  const settings = await shop.read<Settings>('settings/front')
  const company = await shop.read<Company>('company')
  const data = [
    toOrganizationJsonLd(company, settings, facts.origin),
    toWebSiteJsonLd(settings, facts.origin),
  ]
  expect(listJsonLdFaults(data)).toEqual([])
  expect(data[1]).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://moto.example/product/?q={search_term_string}' } },
  })
})

test('News say their headline, days and shop', async () => {
  const article = await shop.read<Article>('news/news-1')
  const settings = await shop.read<Settings>('settings/front')
  const { site } = createRenderContext(
    { name: 'moto', origin: facts.origin, channel: 'moto' },
    'http://api.example',
    settings,
    new Date(0),
  )
  const data = toArticleJsonLd(article, '/news/news-1/', 'NewsArticle', { site, settings })
  expect(listJsonLdFaults(data)).toEqual([])
  expect(data).toMatchObject({ '@type': 'NewsArticle', headline: 'お知らせ1' })
})

test('Questions carry their whole answer as plain words', () => {
  const answer = '<p>通常<b>2日</b>で届きます。</p><ul><li>A&amp;B</li><li>&lt;C&gt;</li></ul>'
  const data = toFaqJsonLd([{ question: 'いつ届きますか', answer }])
  expect(listJsonLdFaults(data)).toEqual([])
  expect(data).toMatchObject({
    mainEntity: [{ acceptedAnswer: { text: '通常2日で届きます。 A&B <C>' } }],
  })
})

test('A trail counts from the top', () => {
  const data = toBreadcrumbJsonLd(
    [
      { name: 'ホーム', href: '/' },
      { name: '商品', href: '/product/' },
    ],
    facts.origin,
  )
  expect(listJsonLdFaults(data)).toEqual([])
  expect(data).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2, name: '商品' }] })
})
