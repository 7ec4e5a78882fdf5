import { desc, eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { createMember } from '#tests/support/create-member.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openOrderDesk, type OrderDesk } from '#tests/support/order-desk.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

const ASKED = /そよかぜ銀行|お振り込みください|お支払いの期日/

async function readBill(desk: OrderDesk, no: string, token: string): Promise<string> {
  const answer = await desk.app.fetch(
    new Request(`http://shop.test/${desk.channel.name}/v1/orders/${no}/download/billing?t=${token}`),
  )
  expect(answer.status).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()), { verbosity: 0 })
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, '')
}

/** What an order shows of its payment, wherever it is shown: to its orderer, by mail, on paper and to the staff. */
async function listShown(desk: OrderDesk, { id, order_no }: { id: number; order_no: string }) {
  const [row] = await opened.db.select({ token: orders.token }).from(orders).where(eq(orders.id, id))
  const token = row?.token ?? ''
  const params = { id }
  await desk.call('POST /v1/admin/orders/{id}/mails', { params, body: { kind: 'ordered' } })
  const [mail] = await opened.db
    .select()
    .from(mails)
    .where(eq(mails.order_id, id))
    .orderBy(desc(mails.id))
    .limit(1)
  const { payment_guide, pay_by } = await desk.call('GET /v1/admin/orders/{id}', { params })
  return {
    complete: JSON.stringify(await desk.asShopper(order_no)),
    link: JSON.stringify(
      await desk.call('GET /v1/orders/{no}/check/receipt', {
        params: { no: order_no },
        query: { t: token },
      }),
    ),
    bill: await readBill(desk, order_no, token),
    mail: mail!.text,
    html: mail!.html,
    staff: `${payment_guide} ${pay_by}`,
  }
}

test('A transfer is asked for until its money came, and nowhere any more once it did, however the order goes on', async () => {
  const desk = await openOrderDesk(opened.db)
  const order = await desk.order('bank_transfer', [[0, 1]])
  const params = { id: order.id }
  const awaited = await listShown(desk, order)
  for (const [place, shown] of Object.entries(awaited))
    expect([place, shown]).toEqual([place, expect.stringMatching(ASKED)])
  expect(awaited.bill).not.toContain('お支払いは完了しています。')
  for (const status of ['paid', 'shipped', 'completed'] as const) {
    desk.clock.now = new Date(desk.clock.now.getTime() + 120_000)
    await desk.call('PATCH /v1/admin/orders/{id}', { params, body: { status } })
    const shown = await listShown(desk, order)
    for (const [place, words] of Object.entries(shown))
      expect([status, place, words]).toEqual([status, place, expect.not.stringMatching(ASKED)])
    expect(shown.bill).toContain('お支払いは完了しています。')
  }
})

test('A member’s order that is paid shows no account to pay to', async () => {
  const desk = await openOrderDesk(opened.db)
  const member = await createMember(opened.db, { channel: desk.channel.name, now: desk.clock.now })
  const { id } = await desk.order('bank_transfer', [[0, 1]], { as: member.headers.authorization })
  const { authorization } = desk.headers
  const read = async () => {
    desk.headers['authorization'] = member.headers.authorization
    const { payment_guide } = await desk.call('GET /v1/me/orders/{id}', { params: { id } })
    desk.headers['authorization'] = authorization!
    return payment_guide
  }
  expect(await read()).toMatch(ASKED)
  await desk.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'paid' } })
  expect(await read()).toBeNull()
})
