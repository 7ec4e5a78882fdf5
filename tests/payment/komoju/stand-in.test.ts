import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StandInPayment } from '#tests/support/payment-stand-ins/komoju/shapes.ts'
import { type KomojuStandIn, SECRET_KEY, startKomoju } from '#tests/support/payment-stand-ins/komoju/start.ts'

// What the stand-in refuses, so that nothing passes here that KOMOJU's documents do not name.
let komoju: KomojuStandIn
beforeAll(async () => {
  komoju = await startKomoju()
})
afterAll(() => komoju.close())

const authorization = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`

async function ask(path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await komoju.fetch(`https://komoju.com/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

const session = (external_order_num: string, more: object = {}) => ({
  mode: 'payment',
  amount: 100,
  currency: 'JPY',
  return_url: 'https://shop.example/',
  payment_types: ['credit_card'],
  default_locale: 'ja',
  payment_data: { external_order_num, capture: 'auto' },
  ...more,
})

const refusal = (param: string | null, code = 'invalid_parameter') => ({
  status: 422,
  body: { error: { code, message: expect.any(String), param, details: null } },
})

describe('the stand-in', () => {
  test('knows its key, its host and its versions', async () => {
    expect((await ask('/payments', undefined, { authorization: '' })).status).toBe(401)
    expect((await ask('/payments', undefined, { 'x-komoju-api-version': '1999-01-01' })).status).toBe(400)
    expect((await fetch(`http://127.0.0.1:${komoju.port}/api/v1/payments`)).status).toBe(421)
    expect((await ask('/nothing')).status).toBe(404)
  })

  test('checks every parameter', async () => {
    expect(await ask('/sessions', session('a', { amount: '100' }))).toEqual(refusal('amount'))
    expect(await ask('/sessions', session('a', { payment_types: ['cheque'] }))).toEqual(
      refusal('payment_types[0]'),
    )
    const unknown = refusal('colour', 'unprocessable_entity')
    expect(await ask('/sessions', session('a', { colour: 'red' }))).toEqual(unknown)
    expect(await ask('/payments?colour=red')).toEqual(unknown)
    const inside = session('a', { payment_data: { external_order_num: 'a', capture: 'auto', colour: 'red' } })
    expect(await ask('/sessions', inside)).toEqual(refusal('payment_data[colour]', 'unprocessable_entity'))
    expect(await ask('/payments?start_time=yesterday')).toEqual(refusal('start_time'))
  })

  test('answers a request with the same key as the first time, for a day', async () => {
    const key = { 'x-komoju-idempotency': 'k1' }
    const first = await ask('/sessions', session('b'), key)
    expect(first.status).toBe(200)
    expect(await ask('/sessions', session('b'), key)).toEqual(first)
    expect(await ask('/sessions', session('c'), key)).toEqual(refusal(null, 'unprocessable_entity'))
    const long = { 'x-komoju-idempotency': 'k'.repeat(101) }
    expect((await ask('/sessions', session('c'), long)).status).toBe(422)
    await komoju.control('/clock', { seconds: 86_400 })
    expect(await ask('/sessions', session('b'), key)).toEqual(
      refusal('payment_data[external_order_num]', 'unprocessable_entity'),
    )
  })

  test('shows a page for each way to pay, and writes down nothing of it', async () => {
    const words = {
      credit_card: 'カード番号',
      konbini: 'セブン-イレブン',
      bank_transfer: '振込先',
      paypay: 'PayPayへ進む',
      paidy: 'Paidyへ進む',
    }
    for (const [type, word] of Object.entries(words)) {
      const { body } = await ask('/sessions', session(`page ${type}`, { payment_types: [type] }))
      const { session_url } = body as { session_url: string }
      const page = await komoju.fetch(session_url)
      expect(await page.text()).toContain(word)
      await komoju.fill(session_url, { number: '4111111111111111', expiry: '12/30', cvc: '123' })
    }
    expect(JSON.stringify(await komoju.control('/requests'))).not.toContain('4111111111111111')
  })

  test('shows how to pay in cash, and what every browser asks for', async () => {
    const { body } = await ask('/sessions', session('instructions', { payment_types: ['konbini'] }))
    await komoju.fill((body as { session_url: string }).session_url, { store: 'lawson' })
    const [payment] = (await komoju.control<StandInPayment[]>('/payments')).slice(-1)
    const { receipt, instructions_url } = payment!.payment_details
    const page = await komoju.fetch(String(instructions_url))
    expect(await page.text()).toContain(String(receipt))
    expect((await komoju.fetch('https://komoju.com/favicon.ico')).status).toBe(204)
    expect((await komoju.fetch('https://komoju.com/ja/instructions/nobody')).status).toBe(404)
  })

  test('keeps its events, and refunds no cash', async () => {
    const { body } = await ask('/sessions', session('cash', { payment_types: ['konbini'] }))
    await komoju.fill((body as { session_url: string }).session_url, { store: 'lawson' })
    const listed = await ask('/payments?external_order_num=cash')
    const [{ id }] = (listed.body as { data: [{ id: string }] }).data
    await komoju.control(`/payments/${id}/pay`, {})
    expect((await ask(`/payments/${id}/refund`, {})).status).toBe(422)
    const events = await ask('/events?per_page=2')
    const told = (events.body as { data: { id: string; type: string }[] }).data
    expect(told.map(({ type }) => type).sort()).toEqual(['payment.authorized', 'payment.captured'])
    expect((await ask(`/events/${told[0]?.id}`)).body).toEqual(told[0])
  })
})
