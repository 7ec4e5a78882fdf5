import type { PublishReceipt } from '#contract/publish-hook.ts'
import type { Deliveries } from '../store.ts'
import { KEPT_RECEIPTS_MS } from '../terms.ts'
import type { StoreFolder } from './store-folder.ts'

export function openDeliveries({ index }: StoreFolder): Deliveries {
  const insert = index.prepare(
    'INSERT OR IGNORE INTO deliveries (id, received_at, sites, event) VALUES (?, ?, ?, ?)',
  )
  const finish = index.prepare('UPDATE deliveries SET receipt = ? WHERE id = ?')
  const find = index.prepare('SELECT receipt FROM deliveries WHERE id = ?')
  const prune = index.prepare('DELETE FROM deliveries WHERE receipt IS NOT NULL AND received_at < ?')

  return {
    async getReceipt(id) {
      const receipt = find.get(id)?.['receipt']
      return typeof receipt === 'string' ? (JSON.parse(receipt) as PublishReceipt) : undefined
    },
    async accept({ id, sites, version }, now) {
      insert.run(id, now.toISOString(), JSON.stringify(sites), JSON.stringify({ version }))
      prune.run(new Date(now.getTime() - KEPT_RECEIPTS_MS).toISOString())
    },
    async finish(receipt) {
      finish.run(JSON.stringify(receipt), receipt.id)
    },
    async listOpen() {
      const rows = index.prepare('SELECT id, sites, event FROM deliveries WHERE receipt IS NULL').all()
      return rows.map((row) => ({
        id: String(row['id']),
        sites: JSON.parse(String(row['sites'])) as string[],
        ...(JSON.parse(String(row['event'])) as { version: number }),
      }))
    },
  }
}
