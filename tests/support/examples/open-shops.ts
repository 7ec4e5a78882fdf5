import { STAFF } from '#tests/support/editor.ts'
import type { ExampleShop } from './open-example-shop.ts'

/**
 * What an operator does with shops, and the staff of one on its way to open: of the neighbour, whom nobody else's errands
 * change.
 */
export async function openShops({ shop, openVisitor }: ExampleShop): Promise<void> {
  const atNeighbour = (path: string, init?: RequestInit) =>
    shop.request(path.replace(/^\/moto\//, '/gift/'), init)
  const { call, refuse } = openVisitor(atNeighbour, STAFF.token)
  const params = { channel: 'kissa' }
  await call('POST /v1/admin/shops', {
    body: {
      channel: 'kissa',
      name: '喫茶かもめ',
      theme: 'simple',
      origin: 'https://kissa.example',
      email: 'kamome@kissa.example',
    },
  })
  await call('GET /v1/admin/shops', { query: { per: 10 } })
  await call('GET /v1/admin/shops/{channel}', { params })
  await call('DELETE /v1/admin/shops/{channel}', { params, query: { with_orders: 'true' } })
  await refuse('GET /v1/admin/shops/{channel}', { params })

  const { version } = await call('GET /v1/admin/shop-state')
  const closed = await call('PUT /v1/admin/shop-state', { body: { state: 'closed', version } })
  const again = { body: { ...closed, state: 'open' as const } }
  await refuse('PUT /v1/admin/shop-state', again)
  await call('POST /v1/admin/first-pages')
  const law = await call('GET /v1/admin/trade-law')
  await call('PUT /v1/admin/trade-law', { body: { ...law, returns: '到着後8日以内に承ります。' } })
  await call('PUT /v1/admin/shop-state', again)
}
