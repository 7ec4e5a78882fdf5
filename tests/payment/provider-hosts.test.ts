import { execFile } from 'node:child_process'
import { connect } from 'node:tls'
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECRET_KEY, startKomoju, type KomojuStandIn } from '#tests/support/payment-stand-ins/komoju/start.ts'
import {
  openProviderHosts,
  type ProviderHosts,
} from '#tests/support/payment-stand-ins/open-provider-hosts.ts'
import {
  STAND_IN_ACCOUNT,
  startStripe,
  type StripeStandIn,
} from '#tests/support/payment-stand-ins/stripe/start.ts'

let stripe: StripeStandIn
let komoju: KomojuStandIn
let hosts: ProviderHosts

beforeAll(async () => {
  ;[stripe, komoju] = await Promise.all([startStripe(), startKomoju()])
  hosts = await openProviderHosts({ stripe: stripe.port, komoju: komoju.port })
})
afterAll(async () => {
  await hosts.close()
  await Promise.all([stripe.close(), komoju.close()])
})

/** Runs a program in a process of its own, which knows nothing of stand-ins. @returns what it printed */
async function run(program: string): Promise<unknown> {
  const words = ['--input-type=module', '--eval', program]
  const env = { ...process.env, ...hosts.env }
  const { stdout } = await promisify(execFile)(process.execPath, words, { env, cwd: process.cwd() })
  return JSON.parse(stdout)
}

test('A process of its own reaches both companies by their own names', async () => {
  const basic = Buffer.from(`${SECRET_KEY}:`).toString('base64')
  const found = await run(`
    import { openClient } from '#payment/stripe/client.ts'
    const stripe = openClient('${STAND_IN_ACCOUNT.STRIPE_SECRET_KEY}', fetch)
    const headers = { authorization: 'Basic ${basic}' }
    const payments = await fetch('https://komoju.com/api/v1/payments', { headers })
    const script = await fetch('https://js.stripe.com/endive/stripe.js')
    const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'jpy' })
    console.log(JSON.stringify({
      stripe: intent.object,
      komoju: (await payments.json()).resource,
      script: script.status,
    }))
  `)
  expect(found).toEqual({
    stripe: 'payment_intent',
    komoju: 'payment_list',
    script: 200,
  })
})

test('It reaches nobody else, and a line that breaks at a stand-in breaks there, too', async () => {
  await komoju.fail('GET /api/v1/payments', 'before')
  await stripe.tell('POST /faults', { path: '/v1/events', method: 'GET', kind: 'before' })
  const found = await run(`
    const addresses = ['https://example.com/', 'https://komoju.com/api/v1/payments', 'https://api.stripe.com/v1/events']
    const ask = (address) => fetch(address).then(({ status }) => status, () => 'no answer')
    console.log(JSON.stringify(await Promise.all(addresses.map(ask))))
  `)
  expect(found).toEqual(['no answer', 'no answer', 'no answer'])
})

test('A browser reaches them at the port behind the names', async () => {
  const socket = connect({
    port: hosts.tls_port,
    servername: 'komoju.com',
    ca: readFileSync(hosts.ca_file, 'utf8'),
  })
  await once(socket, 'secureConnect')
  socket.write('GET /favicon.ico HTTP/1.1\r\nhost: komoju.com\r\nconnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 204 /)
})
