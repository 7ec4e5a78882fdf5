import { randomUUID } from 'node:crypto'
import type { KnownPayment, PaymentRequest } from '#payment/provider.ts'
import { openStripe } from '#payment/stripe/server.ts'
import { readStripeSettings } from '#payment/stripe/settings.ts'
import { API_VERSION } from './notices.ts'
import { STAND_IN_ACCOUNT, startStripe } from './start.ts'

const testKey = process.env['STRIPE_TEST_KEY']

/** For what only the stand-in can do: its control door, and its pages, which need no browser. */
export const ON_STAND_IN = { skip: Boolean(testKey) }

/** Stripe's adapter, before the stand-in, or before Stripe's real test mode where STRIPE_TEST_KEY is set. */
export async function openDesk(secret_key: string = testKey ?? STAND_IN_ACCOUNT.STRIPE_SECRET_KEY) {
  const standIn = testKey ? undefined : await startStripe()
  const reach = standIn?.fetch ?? fetch
  const settings = readStripeSettings({ ...STAND_IN_ACCOUNT, STRIPE_SECRET_KEY: secret_key })
  if (!settings) throw new Error('the account of the stand-in is there')
  const open = (key = secret_key) =>
    openStripe({ ...settings, secret_key: key }, { clock: () => new Date(), fetch: reach })

  async function ask(path: string, told: Record<string, string>): Promise<Record<string, unknown>> {
    const answer = await reach(`https://api.stripe.com${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secret_key}`,
        'content-type': 'application/x-www-form-urlencoded',
        'stripe-version': API_VERSION,
      },
      body: new URLSearchParams(told).toString(),
    })
    const said = (await answer.json()) as Record<string, unknown>
    if (!answer.ok) throw new Error(JSON.stringify(said))
    return said
  }
  return {
    ...open(),
    /** The same with another key of the account. */
    openWith: open,
    ask,
    /** What the fields in a browser would have made. @param name `tok_visa` and others of docs.stripe.com/testing */
    async makeCard(name = 'tok_visa'): Promise<string> {
      const { id } = await ask('/v1/payment_methods', {
        type: 'card',
        'card[token]': name,
        'billing_details[name]': 'HANAKO YAMADA',
      })
      return String(id)
    },
    /** The stand-in itself. @throws before the real Stripe */
    get standIn() {
      if (!standIn) throw new Error('this needs the stand-in; skip it with ON_STAND_IN')
      return standIn
    },
    /** Answers a page of Stripe's as a shopper does. @returns where the browser is sent */
    async answerPage(url: string, answer: 'approve' | 'fail'): Promise<URL> {
      const end = await reach(url, { method: 'POST', body: new URLSearchParams({ answer }).toString() })
      return new URL(end.headers.get('location') ?? 'about:blank')
    },
    close: async () => standIn?.close(),
  }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** A payment nobody asked for yet. */
export const toPayment = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  method: 'card',
  idempotency_key: randomUUID(),
  order_no: 'N-20261128-0001',
  amount: 5500,
  card: null,
  capture: 'at_order',
  payer: {
    name: '山田 花子',
    name_kana: 'ヤマダ ハナコ',
    email: 'hanako@shop.example',
    phone: '03-1234-5678',
  },
  return_url: 'https://shop.example/cart/return/',
  days_to_pay: 3,
  ...more,
})

export const toKnown = (request: PaymentRequest, reference: string | null = null): KnownPayment => ({
  ...request,
  reference,
})
