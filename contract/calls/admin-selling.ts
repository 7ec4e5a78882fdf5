import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'

const is_ours = true
const auth = 'admin'
const area = 'shop'

/** Whether the shop sells: settings PLUGIN.TEMPORARY_STOP_SELLING.* (behaviour 1.5). */
const SellingSchema = z.object({ is_selling: z.boolean() })

export const adminSellingCalls = declareCalls({
  'GET /v1/admin/selling': {
    is_ours,
    summary: 'Whether the shop sells at the moment.',
    auth,
    area,
    response: SellingSchema,
  },
  'PUT /v1/admin/selling': {
    is_ours,
    summary:
      'Stops selling for a while, or goes on. Carts stay as they are, and every page says how it stands.',
    auth,
    area,
    body: SellingSchema,
    response: SellingSchema,
  },
})
