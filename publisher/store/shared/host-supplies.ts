import { randomBytes } from 'node:crypto'
import type { HostSupplies } from '../store.ts'
import type { Bucket } from './bucket.ts'
import type { Database } from './database.ts'
import type { Locks } from './locks.ts'

/** No site has such a name. */
const toKey = (bundle: string) => `.bundles/${bundle}.tgz`
const KEY_BYTES = 32

/** Bundles lie in the bucket. One that nobody has published with for a month is removed when the next one comes. */
export function openHostSupplies(
  sql: Database,
  bucket: Bucket,
  locks: Locks,
  requireTables: () => Promise<void>,
): HostSupplies {
  return {
    async sendBundle(name, pack) {
      await requireTables()
      const { count } = await sql`update bundles set used_at = now() where name = ${name}`
      if (count > 0) return
      await bucket.put(toKey(name), await pack())
      await sql`
        insert into bundles (name) values (${name}) on conflict (name) do update set used_at = now()`
      const old = await sql<{ name: string }[]>`
        delete from bundles where used_at < now() - interval '30 days' returning name`
      await bucket.remove(old.map((one) => toKey(one.name)))
    },
    readBundle: (name) => bucket.get(toKey(name)),
    async hasBundle(name) {
      await requireTables()
      return (await sql`select 1 from bundles where name = ${name}`).length > 0
    },
    takeTurn: (name) => locks.tryHolding(`bundle ${name}`),
    async forgetBundle(name) {
      await sql`delete from bundles where name = ${name}`
    },
    async readKey() {
      await requireTables()
      await sql`
        insert into keys (name, value) values ('hosts', ${randomBytes(KEY_BYTES)}) on conflict do nothing`
      const [row] = await sql<{ value: Buffer }[]>`select value from keys where name = 'hosts'`
      return row!.value
    },
  }
}
