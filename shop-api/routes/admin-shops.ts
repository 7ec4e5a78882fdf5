import type { ShopEntry } from '#contract/shapes/shops.ts'
import type { Db } from '#shop-api/db/db.ts'
import { staticPageKind } from '#shop-api/editing/content-kinds.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { toPaymentHosts } from '#shop-api/payment/tell-payment-hosts.ts'
import { createShop } from '#shop-api/shops/create-shop.ts'
import { findShop, listShops } from '#shop-api/shops/list-shops.ts'
import { writeFirstPages } from '#shop-api/shops/first-pages.ts'
import { removeShop } from '#shop-api/shops/remove-shop.ts'
import { readShopState, switchShopState } from '#shop-api/shops/shop-state.ts'
import { serve, serveInstallation } from './serve.ts'
import { toSavingScope } from './to-saving-scope.ts'

const PER = 50

async function requireShop(db: Db, channel: string): Promise<ShopEntry> {
  const shop = await findShop(db, channel)
  if (!shop) throw notFound()
  return shop
}

export const adminShopRoutes: readonly ServedCall[] = [
  serveInstallation('GET /v1/admin/shops', async ({ db, query }) => {
    const range = toPageRange(query, PER)
    const { data, total } = await listShops(db, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serveInstallation('POST /v1/admin/shops', async ({ db, now, config, body }) => {
    const token = await createShop(db, body, {
      now,
      themes_folder: config.themes_folder,
      takes_cards: config.payments?.take(body.channel, 'card') !== undefined,
      payment_hosts: toPaymentHosts(config.payments, body.channel),
    })
    return { body: { key: body.channel, token } }
  }),

  serveInstallation('GET /v1/admin/shops/{channel}', async ({ db, params }) => ({
    body: await requireShop(db, params.channel),
  })),

  serveInstallation('DELETE /v1/admin/shops/{channel}', async ({ db, now, pictures, params, query }) => {
    await removeShop(db, params.channel, { with_orders: query.with_orders === 'true', now, pictures })
    return {}
  }),

  serve('GET /v1/admin/shop-state', async ({ db, channel }) => ({
    body: await readShopState(db, channel.id),
  })),

  serve('PUT /v1/admin/shop-state', async (context) => ({
    body: await switchShopState(context.db, toSavingScope(context), context.body),
  })),

  serve('POST /v1/admin/first-pages', async (context) => {
    const scope = { ...toSavingScope(context), channel: context.channel.name }
    const ids = await writeFirstPages(context.db, scope)
    const entries = await Promise.all(ids.map((id) => staticPageKind.find(context.db, scope, id)))
    return { body: { data: entries.filter((entry) => entry !== undefined) } }
  }),
]
