import * as z from 'zod/mini'
import { day, id, instant, textOrNull } from './fields.ts'

/** What a member can spend; one point is one yen. */
export const PointSchema = z.object({
  balance: z.int(),
  /** Earned by orders that are not settled yet. */
  pending: z.int(),
  /** The part of the balance that expires next, and the last day it can be used. */
  expiring: z.nullable(z.object({ point: z.int(), on: day() })),
  /** Points for every 100 yen bought. */
  rate: z.number(),
})
export type Point = z.infer<typeof PointSchema>

export const PointHistorySchema = z.object({
  id: id(),
  kind: z.enum(['earn', 'use', 'expire', 'cancel', 'grant']),
  /** Negative when points went. */
  point: z.int(),
  /** Balance after it. */
  balance: z.int(),
  reason: z.string(),
  order_no: textOrNull(),
  created_at: instant(),
  expires_on: z.nullable(day()),
})
export type PointHistory = z.infer<typeof PointHistorySchema>
