import type { PublishReceipt } from '#contract/publish-hook.ts'
import type { Deliveries, Delivery } from '../store.ts'
import { KEPT_RECEIPTS_MS } from '../terms.ts'
import type { Database } from './database.ts'

export function openDeliveries(sql: Database, requireTables: () => Promise<void>): Deliveries {
  return {
    async getReceipt(id) {
      await requireTables()
      const [row] = await sql<{ receipt: PublishReceipt | null }[]>`
        select receipt from deliveries where id = ${id}`
      return row?.receipt ?? undefined
    },
    async accept({ id, sites, version }, now) {
      await requireTables()
      await sql`
        insert into deliveries (id, received_at, sites, version)
        values (${id}, ${now.toISOString()}, ${sql.json(sites)}, ${version}) on conflict do nothing`
      const oldest = new Date(now.getTime() - KEPT_RECEIPTS_MS).toISOString()
      await sql`delete from deliveries where receipt is not null and received_at < ${oldest}`
    },
    async finish(receipt) {
      await sql`update deliveries set receipt = ${sql.json(receipt as never)} where id = ${receipt.id}`
    },
    async listOpen() {
      await requireTables()
      return [
        ...(await sql<Delivery[]>`
        select id, sites, version from deliveries where receipt is null order by received_at`),
      ]
    },
  }
}
