import { KEYCODE, type ExampleShop, TAG_PASSWORD } from './open-example-shop.ts'

/** What a visitor reads: content, lists, products, how the shop is set. */
export async function lookAround(shop: ExampleShop): Promise<void> {
  const { call, upload } = shop.open()
  await call('GET /public.json')
  await call('GET /v1/settings/front')
  await call('GET /v1/settings/payment-service/{code}', { params: { code: 'card' } })
  await call('GET /v1/colorschemes/selected/front')
  await call('GET /v1/pages/front/layout/{page}', { params: { page: 'index' } })
  await call('GET /v1/layouts/{page}', { params: { page: 'default' } })
  await call('GET /v1/company')
  await call('GET /v1/menus')
  await call('GET /v1/payments')
  await call('GET /v1/business-dates/monthly/calendar/front', {
    query: { startDate: '2026-11-23', endDate: '2026-11-30' },
  })
  const area = { params: { prefecture: '東京都' } }
  await call('GET /v1/shipping-leadtime/prefectures/{prefecture}', area)
  await call('GET /v1/postal-code', { query: { code: '150-0001' } })
  await call('GET /v1/postal-codes/prefectures')
  await call('GET /v1/form-layouts/{form}', { params: { form: 'contact' } })
  await call('GET /v1/changes', { query: { since: 0 } })

  await call('GET /v1/news', { query: { per: 10 } })
  await call('GET /v1/news/{resourceKey}', { params: { resourceKey: 'news-1' } })
  await call('GET /v1/blogs')
  await call('GET /v1/blogs/{resourceKey}', { params: { resourceKey: 'first-ride' } })
  const { data: banners } = await call('GET /v1/banners', { query: { area: ['home'], is_show: true } })
  await call('GET /v1/banners/{id}/download', { params: { id: banners[0]!.id } })
  await call('GET /v1/free-areas')
  await call('GET /v1/free-areas/{code}', { params: { code: 'footer-note' } })
  await call('GET /v1/messages')
  await call('GET /v1/messages/{code}', { params: { code: 'cart-index' } })
  await call('GET /v1/static-pages/urls')
  await call('GET /v1/static-pages/url{url}', { params: { url: '/guide/shipping/' } })
  await call('GET /v1/qas')
  await call('GET /v1/qa-categories')
  await call('GET /v1/catalog')
  await call('GET /v1/files-contents', { query: { url: '/storage/moto/documents/member-terms.txt' } })
  await call('GET /v1/lp')
  await call('GET /v1/lp/{resourceKey}', { params: { resourceKey: 'winter' } })
  await call('GET /v1/stylists')
  await call('GET /v1/stylists/{resourceKey}', { params: { resourceKey: 'aoki' } })
  await call('GET /v1/coupons')

  await call('GET /v1/makers')
  await call('GET /v1/makers/{resourceKey}', { params: { resourceKey: 'hayate' } })
  await call('GET /v1/brands')
  await call('GET /v1/tags')
  await call('POST /v1/tags/password', { body: { key: 'new-model', password: TAG_PASSWORD } })
  await call('POST /v1/keycode/check', { body: { keycode: KEYCODE } })
  await call('GET /v1/keycode/check')
  await call('GET /v1/categories/hierarchy', { query: { table: 'products' } })
  await call('GET /v1/products', { query: { category: 'brake', child: 'true', facets: true } })
  const wave = { params: { resourceKey: 'wave-disc' } }
  await call('GET /v1/products/{resourceKey}', wave)
  await call('GET /v1/products/{resourceKey}/recommend', wave)
  await call('GET /v1/products/{resourceKey}/accessories', wave)
  await call('GET /v1/products/{resourceKey}/reviews', wave)
  await call('GET /v1/products/{resourceKey}/questions', wave)
  await call('GET /v1/products/suggest', { query: { q: 'チェ' } })
  await call('GET /v1/collections/{alias}', { params: { alias: 'pickup' } })
  await call('GET /v1/price-and-stock', { query: { keys: ['wave-disc'] } })
  await call('GET /v1/part-numbers', { query: { codes: ['PD-1'] } })
  await call('GET /v1/bike-makers')
  await call('GET /v1/bike-models', { query: { keys: ['yaguruma/kz-09'] } })
  await call('GET /v1/bikes', { query: { q: 'QN69J' } })
  await call('GET /v1/bikes/{resourceKey}/judgements', {
    params: { resourceKey: 'kz-09-2021' },
    query: { keys: ['wave-disc'] },
  })
  const { data: seen } = await call('GET /v1/products', {})
  await call('GET /v1/guest/product-histories', { query: { product_ids: [String(seen[0]!.id)] } })

  const visitor_id = '0b6f1c1e-6a55-4a2b-9f0e-1d2c3b4a5f60'
  await call('PUT /v1/consent', {
    body: { visitor_id, analytics: true, advertising: false, notice_version: '1' },
  })
  const event = { event_id: visitor_id, name: 'view_item' as const, args: { value: 9800, currency: 'JPY' } }
  const { id } = await call('POST /v1/ecommerce_events', { body: { event } })
  await call('GET /v1/ecommerce_events/{id}', { params: { id } })

  const form = new FormData()
  form.set('file', new File(['%PDF-1.4'], 'drawing.pdf', { type: 'application/pdf' }))
  form.set('dir', 'inquiries')
  await upload('POST /v1/upload-files', form)
}
