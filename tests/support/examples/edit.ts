import type { CallInput } from '#contract/index.ts'
import { recordDifference } from '#shop-api/payment/differences.ts'
import { editManyProducts, editShelves } from './edit-shelves.ts'
import { toPictureForm } from '#tests/support/editor.ts'
import { takePhotograph } from '#tests/support/photographs.ts'
import type { ExampleShop } from './open-example-shop.ts'
import type { Visitor } from './open-notebook.ts'

type Kind =
  | 'news'
  | 'blogs'
  | 'qas'
  | 'makers'
  | 'static-pages'
  | 'lp'
  | 'products'
  | 'coupons'
  | 'popups'
  | 'redirects'
type Inputs = { [K in Kind]: CallInput<`POST /v1/admin/${K}`>['body'] }

const article = {
  key: 'winter-hours',
  title: '冬の営業時間',
  summary: '12月から1月までのご案内です。',
  body: '<p>18時に閉めます。</p>',
  category: '営業',
  picture: null,
}

const inputs: Inputs = {
  news: article,
  blogs: { ...article, key: 'winter-care', title: '冬の手入れ', category: '整備' },
  qas: {
    category: 'shipping',
    question: '送料はいくらですか',
    answer: '<p>関東は800円です。</p>',
    position: 1,
  },
  makers: {
    key: 'kogarashi',
    name: '木枯工業',
    name_kana: 'コガラシコウギョウ',
    country: '日本',
    description: '<p>北国の工場です。</p>',
    logo: null,
  },
  'static-pages': {
    url: '/guide/returns/',
    title: '返品について',
    body: '<p>8日以内にご連絡ください。</p>',
  },
  lp: {
    slug: 'year-end',
    title: '年末の支度',
    description: '点検を済ませて新年へ。',
    layout: 'simple',
    body: '<h2>年末</h2>',
    is_show_header: true,
    is_show_footer: true,
    redirect_url: null,
    coupon_ids: [],
  },
  products: {
    key: 'winter-grip',
    name: 'ウィンターグリップ',
    name_kana: 'ウィンターグリップ',
    catch_copy: '冷たくなりません。',
    description: '<p>発泡ゴムです。</p>',
    maker_key: 'minato',
    brand_key: null,
    category_keys: ['brake'],
    tag_keys: ['sale'],
    tax_rate: 10,
    is_giftable: true,
    pictures: [],
    specs: [{ label: '材質', value: 'ゴム' }],
    axes: ['カラー'],
    products: [
      { code: 'WG-BK', options: ['ブラック'], unit_price: 2800, list_price: null, stock: 5, jan_code: null },
    ],
  },
  coupons: {
    code: 'NENMATSU',
    name: '年末の300円引き',
    description: '',
    kind: 'amount',
    discount: 300,
    minimum_total: 3000,
    for_whom: 'everybody',
    usage_limit: null,
    category_ids: [],
  },
  redirects: { from: '/products/detail/12', to: '/product/winter-grip/' },
  popups: { title: '年末の支度', body: '<p>点検はお済みですか。</p>', picture: null, href: '/lp/year-end/' },
}

/** Everything the shop's staff write, move and set. The shop is open again afterwards. */
export async function edit(shop: ExampleShop, member: Visitor, order_id: number): Promise<void> {
  const { staff } = shop
  const { call } = staff
  for (const kind of Object.keys(inputs) as Kind[]) await editKind(staff, kind, member)
  await editShelves(staff)
  await editManyProducts(staff)
  await call('POST /v1/admin/rich-text', { body: { html: '<p onclick="x()">年末の<b>支度</b></p>' } })

  const draft = { ...article, key: 'next-year', title: '来年の話', is_draft: true }
  const { id } = await call('POST /v1/admin/news', { body: draft })
  const { token } = await call('POST /v1/admin/previews', { body: { kind: 'news', id } })
  await shop.open().call('GET /v1/previews/{token}', { params: { token } })
  await call('GET /v1/admin/publishes', { query: { type: 'news', key: 'next-year' } })

  await call('GET /v1/admin/orders', { query: { per: 10 } })
  await workOnOrder(staff, order_id)
  await checkPayments(shop)
  await member.call('GET /v1/me/orders/{id}/download/return-invoice', { params: { id: order_id } })

  await call('GET /v1/admin/selling')
  await call('PUT /v1/admin/selling', { body: { is_selling: true } })
  await call('GET /v1/admin/messages')
  const code = { params: { code: 'cart-index-note' } }
  const words = { title: '年末の配送', body: '<p>お届けが遅れることがあります。</p>' }
  const message = await call('PUT /v1/admin/messages/{code}', { ...code, body: { ...words, version: 0 } })
  await call('DELETE /v1/admin/messages/{code}', { ...code, query: { version: message.version } })
  await call('GET /v1/admin/themes')
  const { data: settings } = await call('GET /v1/admin/settings')
  const { key, version } = settings.find((setting) => setting.key === 'SITE.DESCRIPTION')!
  await call('PUT /v1/admin/settings', {
    body: { settings: [{ key, value: '部品と点検の店です。', version }] },
  })
  await call('PUT /v1/admin/layouts/{scope}/{name}', {
    params: { scope: 'page', name: 'cart' },
    body: { layout: 'default', blocks: [], version: 0 },
  })
  await call('GET /v1/admin/layouts')
  await call('GET /v1/admin/layout-targets')
  await call('GET /v1/admin/menu-pages', { query: { q: 'お知らせ' } })
  const menus = await call('GET /v1/admin/menus')
  await call('PUT /v1/admin/menus', {
    body: {
      header: [{ label: 'よくあるご質問', url: '/faq/' }],
      footer: [{ title: '読みもの', links: [{ label: '店長の日記', url: 'https://diary.example/' }] }],
      version: menus.version,
    },
  })
  const open = await call('GET /v1/admin/maintenance')
  const maintenance = { title: 'メンテナンス中', message: '朝6時に再開します。', gtm_id: null }
  const closed = await call('PUT /v1/admin/maintenance', { body: { maintenance, version: open.version } })
  await shop.open().refuse('GET /v1/news')
  await call('PUT /v1/admin/maintenance', { body: { maintenance: null, version: closed.version } })

  await photograph(staff)
}

async function photograph(staff: Visitor): Promise<void> {
  const form = toPictureForm(await takePhotograph(), { name: 'mise.jpg', alt: '店先', folder: '2026' })
  const { id, version } = await staff.upload('POST /v1/admin/pictures', form)
  const params = { id }
  await staff.call('GET /v1/admin/pictures', { query: { per: 10 } })
  await staff.call('GET /v1/admin/pictures/{id}', { params })
  await staff.call('GET /v1/admin/pictures/{id}/file', { params })
  const body = { alt: '店先の暖簾', focus: { x: 0.5, y: 0.25 }, version }
  await staff.call('PATCH /v1/admin/pictures/{id}', { params, body })
  await staff.call('DELETE /v1/admin/pictures/{id}', { params })
}

/** Sends an order in parts, gives something back and writes to its orderer again. */
/** A payment whose figures differ from the provider's, and what somebody did about it. */
async function checkPayments({ db, channel, clock, staff: { call } }: ExampleShop): Promise<void> {
  await recordDifference(db, {
    channel_id: channel.id,
    provider: 'stripe',
    reference: 'pi_3QExample',
    order_no: null,
    kind: 'no_order',
    ours: 'ご注文なし',
    theirs: '1,200円 入金済み',
    now: clock.now,
  })
  await call('GET /v1/admin/payment-accounts')
  const { differences } = await call('GET /v1/admin/payment-checks')
  await call('POST /v1/admin/payment-differences/{id}/solution', {
    params: { id: differences[0]!.id },
    body: { note: '決済会社の管理画面から返金しました。' },
  })
}

async function workOnOrder({ call, upload }: Visitor, id: number): Promise<void> {
  const params = { id }
  const order = await call('GET /v1/admin/orders/{id}', { params })
  const destination_id = order.destinations[0]!.id
  const line_id = order.lines[0]!.id
  await call('PUT /v1/admin/orders/{id}/staff-memo', { params, body: { staff_memo: '常連のお客様です。' } })
  await call('POST /v1/admin/orders/{id}/refunds', {
    params,
    body: {
      request_key: 'refund-0001',
      amount: 100,
      lines: [],
      reason: '箱に傷があったため',
    },
  })
  await call('PUT /v1/admin/orders/{id}/hold', { params, body: { is_held: true } })
  await call('PUT /v1/admin/orders/{id}/hold', { params, body: { is_held: false } })
  await call('POST /v1/admin/orders/{id}/parcels', {
    params,
    body: {
      destination_id,
      carrier: 'yamato',
      tracking_no: '4444-1375-8703',
      lines: [{ line_id, quantity: 1 }],
    },
  })
  await call('POST /v1/admin/orders/{id}/mails', { params, body: { kind: 'shipped' } })
  await call('POST /v1/admin/orders/papers', { body: { kind: 'picking_list', ids: [id] } })
  await call('POST /v1/admin/orders/files', { body: { format: 'sagawa', ids: [id] } })
  const form = new FormData()
  form.set('carrier', 'sagawa')
  const csv = `お客様管理番号,お問い合せ送り状No.\n${order.order_no}-1,\n`
  form.set('file', new File([csv], 'tracking.csv', { type: 'text/csv' }))
  await upload('POST /v1/admin/orders/tracking', form)
  await call('PATCH /v1/admin/orders/{id}', { params, body: { status: 'shipped' } })
  await call('GET /v1/admin/today')
  await call('GET /v1/admin/sales', { query: { days: 7 } })
  const member = { params: { id: order.member!.id } }
  await call('GET /v1/admin/members', { query: { q: order.member!.code } })
  await call('GET /v1/admin/members/{id}', member)
  const body = { request_key: 'points-0001', point: 100, reason: 'お詫びのしるし' }
  await call('POST /v1/admin/members/{id}/points', { ...member, body })
}

/** Makes, reads, changes and removes one of a kind. */
async function editKind(staff: Visitor, kind: Kind, member: Visitor): Promise<void> {
  // The calls of all kinds have the same shape; only their bodies differ, which `inputs` holds to their types.
  const call = staff.call as (name: string, input: object) => Promise<{ id: number; version: number }>
  const { id, version } = await call(`POST /v1/admin/${kind}`, { body: inputs[kind] })
  await call(`GET /v1/admin/${kind}`, { query: { per: 10 } })
  await call(`GET /v1/admin/${kind}/{id}`, { params: { id } })
  if (kind === 'popups') await member.call('GET /v1/me/popup')
  const close_at = '2026-12-31T23:59:59+09:00'
  const changed = await call(`PATCH /v1/admin/${kind}/{id}`, { params: { id }, body: { version, close_at } })
  await call(`DELETE /v1/admin/${kind}/{id}`, { params: { id }, query: { version: changed.version } })
}
