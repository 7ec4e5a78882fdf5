import { inArray } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { deliveries } from '#shop-api/db/schema/publishing.ts'

/** Events that publishers are still to be told of. */
export const countOpenDeliveries = (db: Db): Promise<number> =>
  db.$count(deliveries, inArray(deliveries.state, ['queued', 'sending']))
