import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Notice, NoticeMessage } from '#payment/provider.ts'
import { openKomoju } from '#payment/komoju/server.ts'
import { makePayment } from '#tests/support/payment-stand-ins/komoju/known-payment.ts'
import { SECRET_KEY, startKomoju, WEBHOOK_SECRET } from '#tests/support/payment-stand-ins/komoju/start.ts'

/** What came to the shop's address, as it came. */
const messages: NoticeMessage[] = []
const shop = createServer((request, response) => {
  void buffer(request).then((body) => {
    const headers = new Headers(
      Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    )
    messages.push({ headers, body })
    response.writeHead(200).end()
  })
})
shop.listen(0, '127.0.0.1')
await once(shop, 'listening')
const komoju = await startKomoju({
  notice_url: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/v1/komoju/receive/notices`,
})
afterAll(async () => {
  await komoju.close()
  shop.closeAllConnections()
  shop.close()
})
const { provider } = openKomoju(
  { secret_key: SECRET_KEY, webhook_secret: WEBHOOK_SECRET },
  { fetch: komoju.fetch },
)

beforeEach(async () => {
  await komoju.control('/notices', { copies: 1, is_held: false })
  messages.length = 0
})

async function readAll(): Promise<(Notice | undefined)[]> {
  await komoju.control('/notices/settle', {})
  return Promise.all(messages.map((message) => provider.readNotice(message)))
}

async function pay(given: Parameters<typeof makePayment>[0] = {}) {
  const payment = makePayment(given)
  const begun = await provider.authorise(payment)
  if (begun.result !== 'challenge') throw new Error(begun.result)
  await komoju.fill(begun.redirect_url, { number: '4111111111111111', expiry: '12/30', store: 'lawson' })
  return payment
}

test('a notice says where to look', async () => {
  const payment = await pay()
  const found = await provider.find(payment)
  expect(await readAll()).toEqual([
    {
      id: expect.stringMatching(/^\w{25}$/),
      kind: 'payment',
      event: 'payment.captured',
      idempotency_key: payment.idempotency_key,
      reference: found?.result === 'approved' ? found.reference : '',
    },
  ])
})

test('doubled, late and in another order, they keep their names', async () => {
  await komoju.control('/notices', { copies: 2, is_held: true })
  const payment = await pay({ method: 'konbini' })
  const waiting = await provider.find(payment)
  if (waiting?.result !== 'awaiting') throw new Error(waiting?.result)
  await komoju.control(`/payments/${waiting.reference}/pay`, {})
  expect(messages).toEqual([])
  await komoju.control('/notices/release', { is_reversed: true })
  const notices = await readAll()
  expect(notices.map((notice) => notice?.event)).toEqual([
    'payment.captured',
    'payment.captured',
    'payment.authorized',
    'payment.authorized',
  ])
  expect(new Set(notices.map((notice) => notice?.id)).size).toBe(2)
  // Each delivery has a name of its own, which is not the notice's.
  expect(new Set(messages.map(({ headers }) => headers.get('x-komoju-id'))).size).toBe(4)
  await komoju.control('/notices', { copies: 1 })
  await komoju.control(`/notices/${notices[0]?.id}/resend`, {})
  expect((await readAll()).at(-1)).toEqual(notices[0])
})

test('what is not signed is no notice', async () => {
  await komoju.control('/notices/ping', {})
  const [message] = messages
  if (!message) throw new Error('no message')
  expect(await provider.readNotice(message)).toMatchObject({ kind: 'other', event: 'ping', reference: null })
  const signature = message.headers.get('x-komoju-signature') ?? ''
  const forge = (given: string | undefined, body = message.body) => {
    const headers = new Headers(message.headers)
    if (given === undefined) headers.delete('x-komoju-signature')
    else headers.set('x-komoju-signature', given)
    return provider.readNotice({ headers, body })
  }
  expect(await forge(signature)).toBeDefined()
  const behind = ['00', '0', 'zz', ' and more', ',', '=', '🙂'].map((rest) => signature + encodeURI(rest))
  for (const wrong of [
    undefined,
    '',
    'zz',
    signature.slice(2),
    '0'.repeat(64),
    `sha256=${signature}`,
    ...behind,
  ]) {
    expect(await forge(wrong), String(wrong)).toBeUndefined()
  }
  expect(await forge(signature, Buffer.concat([message.body, Buffer.from(' ')]))).toBeUndefined()
  const elsewhere = openKomoju({ secret_key: SECRET_KEY, webhook_secret: 'the secret of another account' })
  expect(await elsewhere.provider.readNotice(message)).toBeUndefined()
})

const sign = (text: string): NoticeMessage => ({
  headers: new Headers({
    'x-komoju-id': 'd1',
    'x-komoju-event': 'payment.updated',
    'x-komoju-signature': createHmac('sha256', WEBHOOK_SECRET).update(text).digest('hex'),
  }),
  body: Buffer.from(text),
})

test('what is signed and not understood is known by its delivery, and nobody acts on it', async () => {
  for (const text of ['not JSON', '[]', '{"id":1}']) {
    expect(await provider.readNotice(sign(text)), text).toEqual({
      id: 'd1',
      kind: 'other',
      event: 'payment.updated (not understood)',
      idempotency_key: null,
      reference: null,
    })
  }
  const settled = sign(JSON.stringify({ id: 'e1', type: 'settlement.created', data: { id: 's1' } }))
  expect(await provider.readNotice(settled)).toMatchObject({
    id: 'e1',
    kind: 'other',
    event: 'settlement.created',
  })
  const foreign = sign(
    JSON.stringify({ id: 'e2', type: 'payment.captured', data: { id: 'p1', external_order_num: 'A1' } }),
  )
  expect(await provider.readNotice(foreign)).toMatchObject({
    kind: 'payment',
    idempotency_key: null,
    reference: 'p1',
  })
})

test('a chargeback shows in the refund it leads to, and is found by its payment', async () => {
  const payment = await pay()
  const paid = await provider.find(payment)
  const payment_id = paid?.result === 'approved' ? paid.reference : ''
  expect(await provider.findDispute(payment_id)).toBeUndefined()
  const opened = await komoju.control<{ id: string; due_date: string }>('/chargebacks', { payment_id })
  const dispute = {
    reference: opened.id,
    payment_reference: payment_id,
    idempotency_key: payment.idempotency_key,
    amount: 3_300,
    reason: 'Fraud',
    state: 'to_answer',
    answer_by: new Date(opened.due_date),
  }
  expect(await provider.findDispute(opened.id)).toEqual(dispute)
  messages.length = 0
  await komoju.control(`/payments/${payment_id}/refund`, { chargeback: true })
  const [notice] = await readAll()
  expect(notice).toMatchObject({ kind: 'dispute', event: 'payment.refund.created', reference: payment_id })
  expect(await provider.findDispute(notice?.reference ?? '')).toEqual(dispute)

  const states = { defended: 'answered', cancelled: 'won', accepted: 'lost', expired: 'lost', lost: 'lost' }
  for (const [status, state] of Object.entries(states)) {
    await komoju.control('/chargebacks', { id: opened.id, payment_id, status, reason: '' })
    expect(await provider.findDispute(opened.id)).toMatchObject({
      state,
      answer_by: null,
      reason: 'CB_Fraud',
    })
  }
  const list = (since: Date) => Array.fromAsync(provider.listDisputes(since))
  expect(await list(new Date(Date.now() - 3_600_000))).toEqual([{ reference: opened.id, state: 'lost' }])
  expect(await list(new Date(Date.now() + 3_600_000))).toEqual([])
  await komoju.fail('GET /api/v1/chargeback_requests', 'after')
  await expect(list(new Date(0))).rejects.toThrow(/Nobody knows what became of listing chargebacks/)
  await komoju.fail('GET /api/v1/chargeback_requests', 'after')
  await expect(provider.findDispute(opened.id)).rejects.toThrow(/Nobody knows what became of a chargeback/)
  // An account to which KOMOJU has not opened them.
  await komoju.control('/account', { has_chargebacks: false })
  expect(await provider.findDispute(opened.id)).toBeUndefined()
  expect(await list(new Date(0))).toEqual([])
})
