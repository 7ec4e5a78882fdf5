import { Hono } from 'hono'
import { findChannel } from '#shop-api/channels/find-channel.ts'
import type { Db } from '#shop-api/db/db.ts'
import { ApiError, notFound } from '#shop-api/http/api-error.ts'
import type { AppEnv } from '#shop-api/http/app-env.ts'
import type { Payments } from '#shop-api/payment/payments.ts'
import { RETURN_PAGES, type ReturnTo } from '#shop-api/payment/return-url.ts'
import { GATE_ERRORS } from '#src/text/gate/gate-errors.ts'
import { keepNotice } from './keep-notice.ts'

interface Doors {
  db: Db
  clock: () => Date
  payments: Payments | undefined
}

/**
 * Two doors that are no calls of the contract, because a payment provider made their form. They stand open while a shop is
 * closed to visitors: whoever pays has ordered already.
 *
 * - `POST /{channel}/v1/{provider}/receive/notices`: what the provider's server tells. 200 once it is kept, 400 when the
 *   provider did not sign it.
 * - `GET /{channel}/v1/payments/return/{order|card}`: where it sends browsers back. What it added to the address, names of
 *   the payment, goes no further.
 */
export function createPaymentsApp({ db, clock, payments }: Doors): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/:channel/v1/payments/return/:to', (c) => {
    const to = c.req.param('to')
    if (!isReturnTo(to)) throw notFound()
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    return c.redirect(RETURN_PAGES[to], 303)
  })
  app.post('/:channel/v1/:provider/receive/notices', async (c) => {
    const channel = await findChannel(db, c.req.param('channel'))
    if (!channel)
      throw new ApiError(404, { code: 'channel_not_found', message: GATE_ERRORS.channel_not_found })
    const account = payments?.named(channel.name, c.req.param('provider'))
    if (!account) throw notFound()
    const message = { headers: c.req.raw.headers, body: new Uint8Array(await c.req.arrayBuffer()) }
    const notice = await account.provider.readNotice(message)
    if (!notice)
      throw new ApiError(400, {
        code: 'payment.notice_not_signed',
        message: 'The notice has no valid signature. Check the secret of this address at the provider.',
      })
    await keepNotice(db, { channel_id: channel.id, provider: account.provider.name, notice, now: clock() })
    c.header('cache-control', 'no-store')
    return c.json({ received: true })
  })
  return app
}

const isReturnTo = (text: string): text is ReturnTo => Object.hasOwn(RETURN_PAGES, text)
