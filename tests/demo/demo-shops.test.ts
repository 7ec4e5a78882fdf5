import type { DemoCategory, DemoProductModel, DemoShop } from '#demo/demo-shop.ts'
import { loadThemedShops } from '#demo/demo-shops.ts'
import { isColourway } from '#demo/drawings/colourways.ts'
import { isKind } from '#demo/drawings/kinds.ts'
import { hojin } from '#demo/hojin.ts'
import { moto } from '#demo/moto.ts'
import { okurimono } from '#demo/okurimono.ts'
import { FIRST_PAYMENTS } from '#src/text/demo/first-payments.ts'
import { describe, expect, test } from 'vitest'

const MESSAGES =
  'caution mypage-leave-index-1 mypage-leave-index-2 mypage-logout-index mypage-point-index mypage-memorial-index mypage-mail-verify mypage-address-index product-index cart-index cart-index-note cart-index-links cart-payment cart-confirm-1 cart-confirm-2 cart-complete contact-complete contact-complete-shop-info contact-info pre-order-info-1 pre-order-info-2 reminder reminder-reset reminder-username reminder-username-reset reminder-username-confirm'.split(
    ' ',
  )
const REGIONS = '北海道 北東北 南東北 関東 信越 北陸 中部 関西 中国 四国 九州 沖縄'.split(' ')

/** At least so many of each. */
interface Size {
  products: number
  news: number
  blogs: number
  makers: number
  qas: number
  /** Levels of categories. */
  depth: number
  stylists: number
  landing_pages: number
  /** Links in its long texts. */
  links: number
}
const real = { qas: 24, depth: 3, stylists: 3, landing_pages: 2, links: 11 }
/** Of a shop that shows a theme: some of everything. */
const few: Size = {
  products: 24,
  news: 6,
  blogs: 4,
  makers: 4,
  qas: 6,
  depth: 2,
  stylists: 0,
  landing_pages: 1,
  links: 4,
}

const shops: [string, DemoShop, Size][] = [
  ['moto', moto, { ...real, products: 420, news: 24, blogs: 14, makers: 24 }],
  ['hojin', hojin, { ...real, products: 80, news: 12, blogs: 10, makers: 12 }],
  ['okurimono', okurimono, { ...real, products: 160, news: 14, blogs: 12, makers: 12 }],
  ...(await loadThemedShops()).map((shop): [string, DemoShop, Size] => [shop.channel, shop, few]),
]

/** Goods of a shop that has only a part of its range. */
const SMALL = 20

const flatten = (categories: DemoCategory[]): DemoCategory[] =>
  categories.flatMap((category) => [category, ...flatten(category.children ?? [])])
const depth = (categories: DemoCategory[]): number =>
  categories.length === 0 ? 0 : 1 + Math.max(...categories.map((category) => depth(category.children ?? [])))
const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const isPartlySoldOut = ({ products }: DemoProductModel) =>
  products.some(({ stock }) => stock === 0) && products.some(({ stock }) => stock > 0)
const keysOf = (things: { key: string }[]) => new Set(things.map(({ key }) => key))

describe.each(shops)('the demo shop %s', (_, shop, least) => {
  const models = [...shop.products(shop.default_product_count)]
  const categories = flatten(shop.categories)

  test('is as large as it should be', () => {
    expect(models.length).toBe(shop.default_product_count)
    expect(models.length).toBeGreaterThanOrEqual(least.products)
    expect(shop.news.length).toBeGreaterThanOrEqual(least.news)
    expect(shop.blogs.length).toBeGreaterThanOrEqual(least.blogs)
    expect(shop.makers.length).toBeGreaterThanOrEqual(least.makers)
    expect(shop.qas.length).toBeGreaterThanOrEqual(least.qas)
    expect(depth(shop.categories)).toBeLessThanOrEqual(4)
    expect(depth(shop.categories)).toBeGreaterThanOrEqual(least.depth)
  })

  test('gives every key, part number and JAN code once', () => {
    const products = models.flatMap((model) => model.products)
    for (const keys of [
      models.map((model) => model.key),
      products.map((product) => product.code),
      products.map((product) => product.jan_code),
      categories.map((category) => category.key),
      [...shop.makers, ...shop.brands, ...shop.tags].map((thing) => thing.key),
      [...shop.news, ...shop.blogs].map((article) => article.key),
      models.map((model) => model.description_html),
    ])
      expect(repeated(keys)).toEqual([])
    for (const model of models) expect(model.key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('points only at things that exist', () => {
    const known = {
      categories: keysOf(categories),
      makers: keysOf(shop.makers),
      brands: keysOf(shop.brands),
      tags: keysOf(shop.tags),
      models: keysOf(models),
      questions: keysOf(shop.qa_categories),
    }
    for (const model of models) {
      for (const key of model.category_keys) expect(known.categories).toContain(key)
      for (const key of model.tag_keys) expect(known.tags).toContain(key)
      for (const key of model.accessory_keys) expect(known.models).toContain(key)
      expect(known.makers).toContain(model.maker_key)
      if (model.brand_key) expect(known.brands).toContain(model.brand_key)
    }
    for (const brand of shop.brands) expect(known.makers).toContain(brand.maker_key)
    for (const qa of shop.qas) expect(known.questions).toContain(qa.category)
    for (const { product_keys } of shop.collections)
      for (const key of product_keys) expect(known.models).toContain(key)
    const articles = keysOf([...shop.news, ...shop.blogs])
    for (const { href } of shop.banners) {
      const [, kind, key = ''] = href.split('/')
      if (kind === 'category') expect(known.categories).toContain(key)
      if (kind === 'news' || kind === 'blog') expect(articles).toContain(key)
    }
  })

  test('has people, landing pages, coupons and catalogues made of what it sells', () => {
    const known = keysOf(models)
    const shown = [
      ...shop.stylists.flatMap(({ coordinates }) => coordinates.flatMap(({ product_keys }) => product_keys)),
      ...shop.catalogs.flatMap(({ chapters }) => chapters.flatMap(({ product_keys }) => product_keys)),
    ]
    expect(shown.filter((key) => !known.has(key))).toEqual([])
    for (const { chapters } of shop.catalogs)
      for (const { product_keys } of chapters) expect(product_keys).toHaveLength(4)
    const codes = new Set(shop.coupons.map(({ code }) => code))
    for (const { coupon_codes } of shop.landing_pages)
      for (const code of coupon_codes) expect(codes).toContain(code)
    expect(shop.stylists.length).toBeGreaterThanOrEqual(least.stylists)
    const landing_pages = shop.landing_pages.filter(({ redirect_url }) => !redirect_url)
    expect(landing_pages.length).toBeGreaterThanOrEqual(least.landing_pages)
    expect(repeated(shop.landing_pages.map(({ slug }) => slug))).toEqual([])
    for (const { name_kana } of [...shop.stylists, ...shop.makers])
      expect(name_kana).toMatch(/^[ァ-ヶー・ ]+$/)
  })

  test('links its long texts only to products, categories and articles there are', () => {
    const known = {
      product: keysOf(models),
      category: keysOf(categories),
      news: keysOf(shop.news),
      blog: keysOf(shop.blogs),
    }
    const bodies = [
      ...shop.landing_pages,
      ...shop.news,
      ...shop.blogs,
      ...shop.static_pages,
      ...shop.free_areas,
    ]
    const links = bodies.flatMap(({ body_html }) => [...body_html.matchAll(/href="\/(\w+)\/([\w-]+)\/"/g)])
    expect(links.length).toBeGreaterThanOrEqual(least.links)
    for (const [link, kind = '', key = ''] of links)
      if (kind in known) expect([link, known[kind as keyof typeof known].has(key)]).toEqual([link, true])
  })

  test('offers something in every last category', () => {
    const filled = new Set(models.flatMap((model) => model.category_keys))
    const leaves = categories.filter((category) => !category.children).map((category) => category.key)
    expect(leaves.filter((key) => !filled.has(key))).toEqual([])
  })

  test('names only pictures and colourways that can be drawn', () => {
    const kinds = [
      ...models.map((model) => model.picture.kind),
      ...categories.map((category) => category.picture_kind),
      ...[...shop.news, ...shop.blogs, ...shop.banners].flatMap((shown) => shown.picture_kinds),
    ]
    expect(kinds.filter((kind) => !isKind(kind))).toEqual([])
    const colourways = models.flatMap((model) => model.products.map((product) => product.colourway))
    expect(colourways.filter((colourway) => !isColourway(colourway))).toEqual([])
  })

  test('carries right check digits on JAN codes and the invoice number', () => {
    for (const { jan_code } of models.flatMap((model) => model.products)) {
      const sum = [...jan_code].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
      expect(jan_code).toMatch(/^\d{13}$/)
      expect(sum % 10).toBe(0)
    }
    const [check, ...digits] = shop.company.invoice_number.slice(1)
    const sum = digits.reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 2), 0)
    expect(shop.company.invoice_number).toMatch(/^T\d{13}$/)
    expect(Number(check)).toBe(9 - (sum % 9))
  })

  test('prices like a Japanese shelf and has every state of stock', () => {
    const products = models.flatMap((model) => model.products)
    for (const { unit_price, list_price } of products) {
      expect([0, 80]).toContain(unit_price % 100)
      if (list_price !== null) expect(list_price).toBeGreaterThan(unit_price)
    }
    expect(products.some((product) => product.stock === 0)).toBe(true)
    expect(products.some((product) => product.stock >= 1 && product.stock <= 3)).toBe(true)
    expect(products.some((product) => product.stock > 40)).toBe(true)
    expect(models.some(isPartlySoldOut)).toBe(true)
    expect(products.some((product) => product.list_price !== null)).toBe(true)
  })

  test('writes names that fit a card and kana that is kana', () => {
    for (const { name, name_kana, axes, products } of models) {
      expect([...name].length).toBeLessThanOrEqual(44)
      expect(name_kana).toMatch(/^[ァ-ヶー・ ]+$/)
      for (const { options } of products) expect(options.length).toBe(axes.length)
    }
  })

  test('speaks Japanese throughout, without filler', () => {
    const texts = [
      ...models.map((model) => model.description_html),
      ...[...shop.news, ...shop.blogs, ...shop.static_pages, ...shop.free_areas, ...shop.messages].map(
        (written) => written.body_html,
      ),
      ...shop.makers.map((maker) => maker.description_html),
      ...shop.qas.map((qa) => qa.answer_html),
    ]
    for (const text of texts) {
      expect(text).not.toMatch(/lorem|ipsum|undefined|NaN|\[object|\{[^}]*\}|。。/i)
      expect(text).toMatch(/[ぁ-ん]/)
      expect(text.replace(/<[^>]+>|https?:\S+|[\w.-]+@[\w.-]+/g, '')).not.toMatch(/[A-Za-z]{3,} [A-Za-z]{3,}/)
    }
  })

  test('has between none and twelve reviews a model, written after it came out', () => {
    for (const { reviews, published_days_ago } of models) {
      expect(reviews.length).toBeLessThanOrEqual(12)
      expect(repeated(reviews.map((review) => review.nickname))).toEqual([])
      for (const { days_ago } of reviews) expect(days_ago).toBeLessThan(published_days_ago)
    }
    const ratings = new Set(models.flatMap((model) => model.reviews.map((review) => review.rating)))
    expect([2, 3, 4, 5].every((rating) => ratings.has(rating as 2 | 3 | 4 | 5))).toBe(true)
  })

  test('holds every message, page and area the storefront asks for', () => {
    expect(shop.messages.map((message) => message.code)).toEqual(MESSAGES)
    expect(shop.static_pages.map((page) => page.url)).toEqual(['/privacy/', '/guide/', '/company/'])
    expect(shop.free_areas.map((area) => area.code)).toEqual([
      'header-notice',
      'footer-guide',
      'top-about',
      'product-shipping',
      'cart-guide',
    ])
    expect(new Set(shop.banners.map((banner) => banner.area))).toEqual(
      new Set(['top-main', 'top-sub', 'side']),
    )
    expect(Object.keys(shop.shipping_fees.by_region)).toEqual(REGIONS)
    expect(Object.keys(shop.shipping_fees.transit_days_by_region)).toEqual(REGIONS)
  })

  test('tells on its pages what its cart charges and offers', () => {
    const texts = JSON.stringify([shop.static_pages, shop.qas, shop.free_areas, shop.messages])
    expect(texts).toContain(`${shop.shipping_fees.free_from?.toLocaleString('ja-JP')}円（税込）以上`)
    expect(texts).toContain(`${shop.company.cutoff_hour}時までのご注文`)
    const offered = Object.values(FIRST_PAYMENTS).map(({ name }) => name)
    for (const name of ['クレジットカード', '銀行振込', '代金引換', 'コンビニ', '後払い', '電子マネー'])
      expect([name, texts.includes(name)]).toEqual([name, offered.some((one) => one === name)])
  })

  test('is the same shop every time, also when it is a small one', () => {
    expect([...shop.products(shop.default_product_count)]).toEqual(models)
    const some = [...shop.products(SMALL)]
    const keys = keysOf(some)
    expect(some.map((model) => model.key)).toEqual(models.slice(0, SMALL).map((model) => model.key))
    expect(some.flatMap((model) => model.accessory_keys).every((key) => keys.has(key))).toBe(true)
  })

  test('grows to ten thousand models, all different', () => {
    const keys = new Set<string>()
    const names = new Set<string>()
    const codes = new Set<string>()
    const jan_codes = new Set<string>()
    let products = 0
    for (const model of shop.products(10_000)) {
      keys.add(model.key)
      names.add(model.name)
      products += model.products.length
      for (const { code, jan_code } of model.products) {
        codes.add(code)
        jan_codes.add(jan_code)
      }
    }
    expect(keys.size).toBe(10_000)
    expect(names.size).toBe(10_000)
    expect(codes.size).toBe(products)
    expect(jan_codes.size).toBe(products)
  }, 5_000)
})
