import { maySeeFormer } from '#shop-api/desk/may-see-former.ts'
import { exportOrders } from '#shop-api/documents/export-orders.ts'
import { importTracking } from '#shop-api/documents/import-tracking.ts'
import { printPaperWork } from '#shop-api/documents/print-paper-work.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { toShop } from './to-shop.ts'

export const adminOrderFileRoutes: readonly ServedCall[] = [
  serve('POST /v1/admin/orders/papers', async (context) => ({
    file: await printPaperWork(context, {
      ...context.body,
      sees_former: maySeeFormer(context.actor.roles),
    }),
  })),

  serve('POST /v1/admin/orders/files', async (context) => {
    const { format, customer_code, freight_no, ...named } = context.body
    await context.limit.spendDocument()
    const sees_former = maySeeFormer(context.actor.roles)
    const contract = { customer_code, freight_no }
    return { file: await exportOrders(context, format, { ...named, sees_former }, contract) }
  }),

  serve('POST /v1/admin/orders/tracking', async (context) => {
    const { file, carrier } = context.body
    const doer = { by: 'staff', staff: context.actor } as const
    return { body: await importTracking(toShop(context), doer, file, carrier) }
  }),
]
