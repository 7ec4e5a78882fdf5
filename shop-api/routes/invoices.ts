import { findBuyer } from '#shop-api/business/find-buyer.ts'
import { countTry } from '#shop-api/http/limit-visitor.ts'
import { answerPage } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { loadInvoiceDetail, requireInvoice } from '#shop-api/invoicing/find-invoice.ts'
import { listInvoices } from '#shop-api/invoicing/list-invoices.ts'
import { printInvoice } from '#shop-api/invoicing/print-invoice.ts'
import { recordPayment } from '#shop-api/invoicing/record-payment.ts'
import { type CallContext, serve } from './serve.ts'

const toScope = ({ channel, now }: Pick<CallContext<'GET /v1/admin/invoices'>, 'channel' | 'now'>) => ({
  channel_id: channel.id,
  now,
})

type Linked = Pick<
  CallContext<'GET /v1/business-invoices/{no}'>,
  'db' | 'channel' | 'params' | 'query' | 'limit'
>

/** Number plus the token of its mail. Tokens may be tried only as often as words. */
const requireByToken = ({ db, channel, params, query, limit }: Linked) =>
  countTry(limit, `${channel.name} invoice ${params.no}`, () =>
    requireInvoice(db, channel.id, { number: params.no, token: query.t }),
  )

export const invoiceRoutes: readonly ServedCall[] = [
  serve('GET /v1/admin/invoices', async (context) => {
    const { account_code, state, ...paging } = context.query
    return answerPage(await listInvoices(context.db, toScope(context), { account_code, state }), paging)
  }),

  serve('GET /v1/admin/invoices/{id}', async ({ db, channel, params, now }) => ({
    body: await loadInvoiceDetail(db, await requireInvoice(db, channel.id, params), now),
  })),

  serve('GET /v1/admin/invoices/{id}/paper', async ({ db, channel, params, limit }) => ({
    file: await printInvoice(limit, await requireInvoice(db, channel.id, params)),
  })),

  serve('POST /v1/admin/invoices/{id}/payments', async (context) => {
    const { db, channel, params, now, body } = context
    await recordPayment(context, params.id, body)
    return { body: await loadInvoiceDetail(db, await requireInvoice(db, channel.id, params), now) }
  }),

  serve('GET /v1/me/business-account/invoices', async (context) => {
    const { db, channel, member, query } = context
    const found = await findBuyer(db, { channel_id: channel.id, user_id: member.id })
    const own = found ? await listInvoices(db, toScope(context), { account_id: found.account.id }) : []
    return answerPage(
      own.map(({ account_code: _code, account_name: _name, ...invoice }) => invoice),
      query,
    )
  }),

  serve('GET /v1/me/business-account/invoices/{id}/download', async (context) => {
    const { db, channel, member, params, limit } = context
    const access = { id: params.id, user_id: member.id }
    return { file: await printInvoice(limit, await requireInvoice(db, channel.id, access)) }
  }),

  serve('GET /v1/business-invoices/{no}', async (context) => {
    const row = await requireByToken(context)
    const listed = await listInvoices(context.db, toScope(context), { account_id: row.account_id })
    const { account_code: _code, account_name: _name, ...invoice } = listed.find(({ id }) => id === row.id)!
    return { body: invoice }
  }),

  serve('GET /v1/business-invoices/{no}/download', async (context) => ({
    file: await printInvoice(context.limit, await requireByToken(context)),
  })),
]
