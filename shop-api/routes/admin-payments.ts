import { maySeeFormer } from '#shop-api/desk/may-see-former.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { holdOrder, releaseOrder } from '#shop-api/orders/hold-order.ts'
import { loadAdminOrder, requireAdminOrder } from '#shop-api/orders/load-admin-order.ts'
import { checkAccounts } from '#shop-api/payment/check-accounts.ts'
import { loadPaymentChecks, solveDifference } from '#shop-api/orders/payment-checks.ts'
import { serve } from './serve.ts'
import { toShop } from './to-shop.ts'

export const adminPaymentRoutes: readonly ServedCall[] = [
  serve('GET /v1/admin/payment-checks', async (context) => ({ body: await loadPaymentChecks(context) })),

  serve('GET /v1/admin/payment-accounts', async (context) => ({
    body: { accounts: await checkAccounts(toShop(context)) },
  })),

  serve('POST /v1/admin/payment-differences/{id}/solution', async (context) => {
    const { params, body, actor } = context
    await solveDifference(context, actor, { id: params.id, note: body.note })
    return { body: await loadPaymentChecks(context) }
  }),

  serve('PUT /v1/admin/orders/{id}/hold', async (context) => {
    const { db, channel, params, body, actor } = context
    const asked = { channel_id: channel.id, id: params.id, sees_former: maySeeFormer(actor.roles) }
    await requireAdminOrder(db, asked)
    const shop = toShop(context)
    const doer = { by: 'staff', staff: actor } as const
    const row = body.is_held
      ? await holdOrder(shop, doer, params.id, 'staff')
      : await releaseOrder(shop, doer, params.id)
    return { body: await loadAdminOrder(shop, row) }
  }),
]
