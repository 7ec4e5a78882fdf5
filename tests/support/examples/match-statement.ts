import { decide, readyCart } from '#tests/support/selling-shop.ts'
import { toBuyer } from './buy.ts'
import type { ExampleShop } from './open-example-shop.ts'

/** Takes a bank's statement in and says what its money is for. */
export async function matchStatement(shop: ExampleShop): Promise<void> {
  const { call, upload } = shop.staff
  const buyer = toBuyer(shop, shop.open())
  const { order_no } = await decide(buyer, await readyCart(buyer, [[1, 1]], 'bank_transfer'))
  const { data: found } = await call('GET /v1/admin/orders', { query: { q: order_no! } })
  const [order] = found
  const day = order!.ordered_at.slice(0, 10).replaceAll('-', '/')
  const lines = [
    '日付,入金額,摘要',
    `${day},${order!.total_payment},振込 サトウ ハナコ`,
    `${day},1000,リソク`,
  ]
  const form = new FormData()
  form.set('file', new File([lines.join('\n')], 'meisai.csv', { type: 'text/csv' }))
  await upload('POST /v1/admin/bank-statements', form)
  const { data: rows } = await call('GET /v1/admin/bank-rows', { query: { state: 'open' } })
  const [sure, other] = rows
  await call('POST /v1/admin/bank-rows/confirmations', {
    body: { pairs: [{ row_id: sure!.id, order_id: order!.id }] },
  })
  const params = { id: other!.id }
  const body = { parts: [], other_amount: 100, pay_back_amount: 900, note: '誤ってお振り込みいただいた分' }
  await call('PUT /v1/admin/bank-rows/{id}/settlement', { params, body })
  await call('PUT /v1/admin/bank-rows/{id}/paid-back', { params, body: { is_paid_back: true } })
  await call('PUT /v1/admin/bank-rows/{id}/paid-back', { params, body: { is_paid_back: false } })
  await call('DELETE /v1/admin/bank-rows/{id}/settlement', { params })
}
