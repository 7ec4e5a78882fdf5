import type { PublishReceipt } from '#contract/publish-hook.ts'
import type { Store } from '../store/store.ts'

/** Receipts are kept this long: longer than any sender tries again. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

export interface Delivery {
  /** `webhook-id`. */
  id: string
  sites: string[]
  /** The announced content version, 0 when none was. */
  version: number
}

/** The events of editors. They are durable before they are answered, and answered alike however often they come. */
export function openDeliveries({ index }: Store) {
  const insert = index.prepare(
    'INSERT OR IGNORE INTO deliveries (id, received_at, sites, event) VALUES (?, ?, ?, ?)',
  )
  const finish = index.prepare('UPDATE deliveries SET receipt = ? WHERE id = ?')
  const find = index.prepare('SELECT receipt FROM deliveries WHERE id = ?')
  const prune = index.prepare('DELETE FROM deliveries WHERE receipt IS NOT NULL AND received_at < ?')

  return {
    /** @returns the receipt when the event was published before */
    getReceipt(id: string): PublishReceipt | undefined {
      const receipt = find.get(id)?.['receipt']
      return typeof receipt === 'string' ? (JSON.parse(receipt) as PublishReceipt) : undefined
    },
    /** On the disk when it returns. */
    accept({ id, sites, version }: Delivery, now: Date): void {
      insert.run(id, now.toISOString(), JSON.stringify(sites), JSON.stringify({ version }))
      prune.run(new Date(now.getTime() - KEPT_MS).toISOString())
    },
    finish(receipt: PublishReceipt): void {
      finish.run(JSON.stringify(receipt), receipt.id)
    },
    /** What was accepted and not published when the process ended. */
    listOpen(): Delivery[] {
      const rows = index.prepare('SELECT id, sites, event FROM deliveries WHERE receipt IS NULL').all()
      return rows.map((row) => ({
        id: String(row['id']),
        sites: JSON.parse(String(row['sites'])) as string[],
        ...(JSON.parse(String(row['event'])) as { version: number }),
      }))
    },
  }
}
