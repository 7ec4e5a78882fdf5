import { loadSales } from '#shop-api/desk/load-sales.ts'
import { loadToday } from '#shop-api/desk/load-today.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const adminTodayRoutes: readonly ServedCall[] = [
  serve('GET /v1/admin/today', async (context) => ({ body: await loadToday(context) })),

  serve('GET /v1/admin/sales', async (context) => ({ body: await loadSales(context, context.query.days) })),
]
