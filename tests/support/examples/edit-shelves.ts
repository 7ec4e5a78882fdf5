import type { CallInput } from '#contract/index.ts'
import { plainProduct } from '../plain-product.ts'
import type { Visitor } from './open-notebook.ts'

type Kind =
  | 'categories'
  | 'inquiry-categories'
  | 'brands'
  | 'tags'
  | 'collections'
  | 'banners'
  | 'free-areas'
  | 'qa-categories'
  | 'colour-schemes'
  | 'stylists'
  | 'catalogs'
  | 'bikes'
type Inputs = { [K in Kind]: CallInput<`POST /v1/admin/${K}`>['body'] }

const picture = { path: 'blog/first-ride/85925594c4', width: 1600, height: 900, alt: '冬の道' }

const inputs: Inputs = {
  categories: {
    key: 'winter',
    name: '冬の用品',
    description: '',
    picture: null,
    parent_key: 'brake',
    position: 0,
  },
  'inquiry-categories': { key: 'repair', name: '修理について', description: '', picture: null },
  brands: {
    key: 'yuki',
    name: '雪',
    name_kana: 'ユキ',
    description: '北国の冬に。',
    maker_key: 'minato',
  },
  tags: { key: 'winter-only', name: '冬だけ', password: 'yukimichi', position: 0 },
  collections: {
    alias: 'winter',
    name: '冬の支度',
    description: '寒さに備えます。',
    product_keys: ['chain-520'],
  },
  banners: {
    area: 'top-main',
    title: '冬の点検',
    subtitle: '',
    href: '/news/',
    picture,
    is_show: true,
    position: 0,
  },
  'free-areas': { code: 'winter-note', name: '冬のご案内', body: '<p>雪の日はお届けが遅れます。</p>' },
  'qa-categories': { key: 'winter', name: '冬', position: 0 },
  'colour-schemes': { name: 'winter', colours: { accent: '#2b6cb0' }, is_selected: false },
  stylists: {
    key: 'kita',
    name: '北 みのる',
    name_kana: 'キタ ミノル',
    title: '本店',
    height: 172,
    picture: null,
    profile: '<p>冬の走りの担当です。</p>',
    coordinates: [
      {
        title: '雪の朝',
        body: '',
        picture,
        published_at: '2026-11-01T00:00:00+09:00',
        product_keys: ['chain-520'],
      },
    ],
  },
  catalogs: {
    key: 'winter',
    name: '冬の部品帳',
    description: '',
    picture,
    pages: [picture],
    is_orderable: true,
  },
  bikes: {
    key: 'kogarashi-kz-250-2019',
    maker_key: 'kogarashi',
    maker_name: '木枯工業',
    maker_kana: 'コガラシコウギョウ',
    model_key: 'kz-250',
    model_name: 'KZ-250',
    model_kana: 'ケーゼットニーゴマル',
    year_from: 2019,
    year_to: null,
    displacement: 249,
    frame_codes: ['2BK-KZ25A'],
  },
}

/** What stands around the goods: each kind is made, read, renamed and removed. */
export async function editShelves(staff: Visitor): Promise<void> {
  for (const kind of Object.keys(inputs) as Kind[]) {
    // The calls of all kinds have the same shape; only their bodies differ, which `inputs` holds to their types.
    const call = staff.call as (name: string, input: object) => Promise<{ id: number; version: number }>
    const { id, version } = await call(`POST /v1/admin/${kind}`, { body: inputs[kind] })
    await call(`GET /v1/admin/${kind}`, { query: { per: 10 } })
    await call(`GET /v1/admin/${kind}/{id}`, { params: { id } })
    const renamed =
      kind === 'banners'
        ? { title: '冬の総点検' }
        : kind === 'bikes'
          ? { year_to: 2023 }
          : { name: toNewName(kind) }
    const changed = await call(`PATCH /v1/admin/${kind}/{id}`, {
      params: { id },
      body: { version, ...renamed },
    })
    await call(`DELETE /v1/admin/${kind}/{id}`, { params: { id }, query: { version: changed.version } })
  }
  await sayWhatFits(staff)
}

const toNewName = (kind: Kind) => (kind === 'colour-schemes' ? 'deep-winter' : '真冬')

/** What is said of a variation and a bike. */
async function sayWhatFits({ call }: Visitor): Promise<void> {
  const bike = await call('POST /v1/admin/bikes', { body: inputs.bikes })
  const body = { code: 'CH-520', bike_key: bike.key, state: 'fits', note: '' } as const
  const { id, version } = await call('POST /v1/admin/fitments', { body })
  const params = { id }
  await call('GET /v1/admin/fitments', { query: { product_key: 'chain-520', per: 10 } })
  await call('GET /v1/admin/fitments/{id}', { params })
  const change = { version, state: 'needs_work', note: 'リンクを2つ外します。' } as const
  const changed = await call('PATCH /v1/admin/fitments/{id}', { params, body: change })
  await call('DELETE /v1/admin/fitments/{id}', { params, query: { version: changed.version } })
  await call('DELETE /v1/admin/bikes/{id}', { params: { id: bike.id } })
}

/** Two products are made, marked down together and removed together. */
export async function editManyProducts({ call }: Visitor): Promise<void> {
  const made = []
  for (const at of [1, 2]) {
    const { id, version } = await call('POST /v1/admin/products', {
      body: {
        ...plainProduct({
          key: `winter-glove-${at}`,
          name: `冬の手袋 ${at}`,
          code: `GLOVE-${at}`,
          unit_price: 4800,
          stock: 3,
        }),
        name_kana: `フユノテブクロ ${at}`,
        size_table: [
          ['サイズ', '手のひら'],
          ['M', '20cm'],
        ],
        accessory_keys: ['chain-520'],
        position: 10,
      },
    })
    made.push({ id, version })
  }
  await call('POST /v1/admin/products/bulk', {
    body: { products: made, change: { price_percent: -20, price_step: 100, add_tag_keys: ['sale'] } },
  })
  const products = made.map(({ id }) => ({ id }))
  await call('POST /v1/admin/products/bulk-removal', { body: { products } })
}
