import type { ExampleShop } from './open-example-shop.ts'
import type { Visitor } from './open-notebook.ts'

const PRODUCTS = `商品キー,商品名,カテゴリー,税率,品番,販売価格,在庫数
winter-cup,冬の湯のみ,器 > 湯のみ,10,CUP-1,1200,5
`
const MEMBERS = `メールアドレス,姓,名,ポイント
mai@example.jp,古川,舞,350
`

/** A shop moves in with what another one gave it, and takes a copy of everything out. */
export async function moveIn(shop: ExampleShop): Promise<void> {
  const { staff } = shop
  await move(staff, 'imports', 'products', PRODUCTS)
  await move(staff, 'member-imports', 'members', MEMBERS)
  await staff.call('GET /v1/admin/exports', { query: { kind: 'news', as: 'csv' } })
  await staff.call('GET /v1/admin/member-exports', { query: { kind: 'members', as: 'jsonl' } })
  await shop.open().call('GET /v1/redirects', { query: { per: 10 } })
}

async function move(
  { upload, ...staff }: Visitor,
  path: 'imports' | 'member-imports',
  kind: string,
  text: string,
) {
  const form = new FormData()
  form.set('file', new File([text], `${kind}.csv`, { type: 'text/csv' }))
  form.set('kind', kind)
  // The calls of both have the same shapes.
  const call = staff.call as Visitor['call']
  const name = path as 'imports'
  const { id } = await upload(`POST /v1/admin/${name}`, form)
  const params = { id }
  await call(`POST /v1/admin/${name}/{id}/stop`, { params })
  await call(`POST /v1/admin/${name}/{id}/resume`, { params })
  await call(`GET /v1/admin/${name}`, { query: { per: 10 } })
  await call(`GET /v1/admin/${name}/{id}`, { params })
  await call(`GET /v1/admin/${name}/{id}/faults`, { params, query: { per: 10 } })
}
