import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API_VERSION } from '#tests/support/payment-stand-ins/stripe/notices.ts'
import {
  STAND_IN_ACCOUNT,
  startStripe,
  type StripeStandIn,
} from '#tests/support/payment-stand-ins/stripe/start.ts'

let standIn: StripeStandIn
beforeAll(async () => {
  standIn = await startStripe()
})
afterAll(() => standIn.close())

const { STRIPE_SECRET_KEY: secret_key, STRIPE_PUBLIC_KEY: public_key } = STAND_IN_ACCOUNT

async function ask(path: string, body: string, headers: Record<string, string> = {}) {
  const answer = await standIn.fetch(`https://api.stripe.com${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret_key}`,
      'content-type': 'application/x-www-form-urlencoded',
      'stripe-version': API_VERSION,
      ...headers,
    },
    body,
  })
  const said = (await answer.json()) as { id?: string; error?: Record<string, unknown> }
  return { status: answer.status, said, isReplayed: answer.headers.get('idempotent-replayed') === 'true' }
}

const intent = 'amount=500&currency=jpy'

describe('The stand-in of Stripe', () => {
  test('knows every parameter it takes', async () => {
    expect(await ask('/v1/payment_intents', `${intent}&colour=red`)).toMatchObject({
      status: 400,
      said: { error: { type: 'invalid_request_error', code: 'parameter_unknown', param: 'colour' } },
    })
    const nested = `${intent}&metadata[a]=1&payment_method_options[card][colour]=red`
    expect(await ask('/v1/payment_intents', nested)).toMatchObject({
      status: 400,
      said: { error: { code: 'parameter_unknown' } },
    })
    expect(await ask('/v1/payment_intents', 'currency=jpy')).toMatchObject({
      said: { error: { code: 'parameter_missing', param: 'amount' } },
    })
    expect(await ask('/v1/payment_intents', `${intent}&payment_method_types[0]=card`)).toMatchObject({
      status: 400,
      said: { error: { code: 'payment_method_types_no_longer_supported' } },
    })
    expect(await ask('/v1/payment_intents', `${intent}&capture_method=later`)).toMatchObject({ status: 400 })
    expect(await ask('/v1/payment_intents', `${intent}&expand[0]=colour`)).toMatchObject({ status: 400 })
    expect(await ask('/v1/payment_intents', intent, { 'stripe-version': '2020-01-01' })).toMatchObject({
      status: 400,
    })
    expect(await ask('/v1/charges', intent)).toMatchObject({ status: 404 })
  })

  test('asks for a key, and lets a browser’s make tokens only', async () => {
    const as = (authorization: string) => ask('/v1/payment_intents', intent, { authorization })
    expect(await as('')).toMatchObject({ status: 401, said: { error: { type: 'invalid_request_error' } } })
    expect(await as('Bearer sk_test_nobody')).toMatchObject({ status: 401 })
    expect(await as(`Bearer ${public_key}`)).toMatchObject({ status: 403 })
    expect(await as(`Basic ${btoa(`${secret_key}:`)}`)).toMatchObject({ status: 200 })
  })

  test('answers the same to the same key, and refuses other content', async () => {
    const headers = { 'idempotency-key': 'k1' }
    const first = await ask('/v1/payment_intents', intent, headers)
    const again = await ask('/v1/payment_intents', intent, headers)
    expect(again).toEqual({ ...first, isReplayed: true })
    expect(await ask('/v1/payment_intents', 'amount=600&currency=jpy', headers)).toMatchObject({
      status: 400,
      said: { error: { type: 'idempotency_error' } },
    })
    expect(await ask('/v1/refunds', `payment_intent=${first.said.id}`, headers)).toMatchObject({
      status: 400,
    })
    await standIn.tell('POST /keys/forget')
    const later = await ask('/v1/payment_intents', intent, headers)
    expect(later.said.id).not.toBe(first.said.id)
  })

  test('keeps no answer of a request it did not begin', async () => {
    const headers = { 'idempotency-key': 'k2' }
    expect(await ask('/v1/payment_intents', `${intent}&colour=red`, headers)).toMatchObject({ status: 400 })
    expect(await ask('/v1/payment_intents', intent, headers)).toMatchObject({
      status: 200,
      isReplayed: false,
    })
  })

  test('lets whoever asks at the same time wait', async () => {
    const headers = { 'idempotency-key': 'k3' }
    await standIn.tell('POST /faults', { path: '/v1/payment_intents', kind: 'during', hold_ms: 300 })
    const first = ask('/v1/payment_intents', intent, headers)
    first.catch(() => undefined)
    await expect.poll(async () => (await ask('/v1/payment_intents', intent, headers)).status).toBe(409)
    await expect(first).rejects.toThrow()
    expect(await ask('/v1/payment_intents', intent, headers)).toMatchObject({ status: 200, isReplayed: true })
  })

  test('lets no number of a card out', async () => {
    const number = '4242424242424242'
    const card = `type=card&card[number]=${number}&card[exp_month]=12&card[exp_year]=2035&card[cvc]=123`
    const made = await ask('/v1/payment_methods', card, {
      authorization: `Bearer ${public_key}`,
      origin: 'https://js.stripe.com',
    })
    expect(made.status).toBe(200)
    expect(JSON.stringify(made.said)).not.toContain(number)
    expect(JSON.stringify(await standIn.listRequests())).not.toContain(number)
    // Whoever sends one with the secret key is found.
    await ask('/v1/payment_methods', card)
    expect(JSON.stringify(await standIn.listRequests())).toContain(number)
  })

  test('refuses cards that are none, with the words of Stripe', async () => {
    const make = (number: string, rest = 'card[exp_month]=12&card[exp_year]=2035') =>
      ask('/v1/payment_methods', `type=card&card[number]=${number}&${rest}`)
    expect(await make('4242424242424241')).toMatchObject({
      status: 402,
      said: { error: { code: 'incorrect_number' } },
    })
    expect(await make('4242424242424242', 'card[exp_month]=13&card[exp_year]=2035')).toMatchObject({
      said: { error: { code: 'invalid_expiry_month' } },
    })
    expect(await make('4242424242424242', 'card[exp_month]=1&card[exp_year]=2020')).toMatchObject({
      said: { error: { code: 'invalid_expiry_year' } },
    })
    expect(await make('4012888888881881')).toMatchObject({ said: { error: { code: 'card_declined' } } })
  })

  test('serves the script and the frame of js.stripe.com, and nothing by another name', async () => {
    const script = await standIn.fetch('https://js.stripe.com/endive/stripe.js')
    expect(script.headers.get('content-type')).toContain('text/javascript')
    const source = await script.text()
    // A classic script: it must parse as one, without types.
    expect(() => new Function(source)).not.toThrow()
    const fields = await (await standIn.fetch('https://js.stripe.com/stand-in/fields.js')).text()
    expect(() => new Function(fields)).not.toThrow()
    const frame = await standIn.fetch('https://js.stripe.com/stand-in/fields.html')
    expect(await frame.text()).toContain('カード番号')
    expect((await standIn.fetch('https://js.stripe.com/v1/payment_intents')).status).toBe(404)
    expect((await standIn.fetch('https://m.stripe.com/')).status).toBe(421)
    await expect(standIn.fetch('https://shop.example/')).rejects.toThrow("is no host of Stripe's")
    expect((await fetch(`http://127.0.0.1:${standIn.port}/v1/payment_intents`)).status).toBe(421)
  })

  test('shows a voucher, and no page that is none', async () => {
    const none = await standIn.fetch('https://hooks.stripe.com/redirect/authenticate/errand_none')
    expect(none.status).toBe(404)
    const { said } = await ask('/v1/payment_intents', `${intent}&allowed_payment_method_types[0]=konbini`)
    const confirmation =
      'payment_method_data[type]=konbini&payment_method_data[billing_details][name]=a&payment_method_data[billing_details][email]=a@shop.example'
    const shown = await ask(`/v1/payment_intents/${said.id}/confirm`, confirmation)
    const voucher = await standIn.fetch(`https://payments.stripe.com/konbini/voucher/${shown.said.id}`)
    expect(await voucher.text()).toContain('seicomart')
  })

  test('says what it has no door for', async () => {
    await expect(standIn.tell('POST /no-such-door')).rejects.toThrow('has no door')
  })
})
