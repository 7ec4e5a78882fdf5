import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Logged } from './control.ts'
import { fetchBy } from './fetch-by.ts'
import { API_VERSION, type Webhook } from './notices.ts'

/** The keys of the stand-in's account. */
export const STAND_IN_ACCOUNT = {
  STRIPE_SECRET_KEY: 'sk_test_standinsecretkey',
  STRIPE_PUBLIC_KEY: 'pk_test_standinpublickey',
  STRIPE_WEBHOOK_SECRET: 'whsec_standinwebhooksecret0000',
} as const

/** A test may give the page a `fetch` of its own. */
const network = globalThis.fetch

const program = fileURLToPath(new URL('run.ts', import.meta.url))

/**
 * Starts Stripe's stand-in in a process of its own. `fetch` reaches it by Stripe's names; `tell` is its control door
 * (`control.ts`).
 * @param webhook_url where notices go, signed with the account's secret; it may be told later
 */
export async function startStripe({ webhook_url, port }: { webhook_url?: string; port?: number } = {}) {
  const secret = STAND_IN_ACCOUNT.STRIPE_WEBHOOK_SECRET
  const webhook: Webhook | undefined = webhook_url === undefined ? undefined : { url: webhook_url, secret }
  const start = {
    secret_key: STAND_IN_ACCOUNT.STRIPE_SECRET_KEY,
    public_key: STAND_IN_ACCOUNT.STRIPE_PUBLIC_KEY,
    port,
    webhook,
  }
  const child = spawn(process.execPath, [program, JSON.stringify(start)], { stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (words: string) => (said += words))
  const ended = once(child, 'exit')
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => null)])
  if (!first) throw new Error(`Stripe's stand-in did not open:\n${said}`)
  const opened = JSON.parse(String(first[0])) as { port: number }

  async function tell<Answer = unknown>(order: string, told: unknown = {}): Promise<Answer> {
    const [method = '', path = ''] = order.split(' ')
    const answer = await network(`http://127.0.0.1:${opened.port}/__stand-in${path}`, {
      method,
      ...(method === 'GET' ? {} : { body: JSON.stringify(told) }),
    })
    if (!answer.ok) throw new Error(`Stripe's stand-in does not ${order}: ${await answer.text()}\n${said}`)
    return (await answer.json()) as Answer
  }
  const throughHost = fetchBy(opened.port)
  return {
    port: opened.port,
    fetch: throughHost,
    tell,
    /** What Stripe's fields in a browser make of a card. @param name Stripe's for a test card, `tok_visa` @returns its token */
    async makeCard(name: string): Promise<string> {
      const answer = await throughHost('https://api.stripe.com/v1/payment_methods', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${STAND_IN_ACCOUNT.STRIPE_SECRET_KEY}`,
          'content-type': 'application/x-www-form-urlencoded',
          'stripe-version': API_VERSION,
        },
        body: new URLSearchParams({ type: 'card', 'card[token]': name }).toString(),
      })
      return ((await answer.json()) as { id: string }).id
    },
    listRequests: () => tell<Logged[]>('GET /requests'),
    /** Where notices go from now on. */
    sendNoticesTo: (url: string) => tell('POST /notices/webhook', { url, secret }),
    /** What it complained about. */
    said: () => said,
    async close(): Promise<void> {
      child.kill()
      await ended
    },
  }
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>
