import * as z from 'zod/mini'

export const payment = z.object({ payment_id: z.string().check(z.regex(/^[1-9]\d*$/)) })
