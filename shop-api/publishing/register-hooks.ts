import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { deliveries, publish_hooks } from '#shop-api/db/schema/publishing.ts'
import type { PublishTargets } from './publish-targets.ts'

/** A hook with everything needed to reach it. */
export interface PublishHook {
  id: number
  channel: string
  url: string
  secret: string
}

/**
 * Makes the database's hooks those of the environment, for every channel there is now. From then on each change is
 * noted for them. A hook that is new hears what changes from now on; one that is gone is forgotten with all it was
 * still to hear: a publisher begins with a look at the whole shop.
 */
export async function registerHooks(db: Db, targets: PublishTargets): Promise<PublishHook[]> {
  return db.transaction(async (tx) => {
    const shops = await tx.select({ id: channels.id, name: channels.name }).from(channels)
    const wanted = shops.flatMap(({ id, name }) => {
      const target = targets(name)
      return (target?.urls ?? []).map((url) => ({
        channel_id: id,
        url,
        channel: name,
        secret: target?.secret,
      }))
    })
    if (wanted.length > 0) {
      await tx
        .insert(publish_hooks)
        .values(wanted.map(({ channel_id, url }) => ({ channel_id, url })))
        .onConflictDoNothing()
    }
    const rows = await tx.select().from(publish_hooks)
    const known = rows.flatMap(({ id, channel_id, url }) => {
      const found = wanted.find((hook) => hook.channel_id === channel_id && hook.url === url)
      return found?.secret ? [{ id, channel: found.channel, url, secret: found.secret }] : []
    })
    const gone = rows.filter(({ id }) => known.every((hook) => hook.id !== id)).map(({ id }) => id)
    if (gone.length > 0) await tx.delete(publish_hooks).where(inArray(publish_hooks.id, gone))
    return known
  })
}

/** Frees events a dead process was sending. Only where no other process can be sending: with an embedded database. */
export async function freeDeliveries(db: Db, now: Date): Promise<void> {
  await db.update(deliveries).set({ state: 'queued', next_at: now }).where(eq(deliveries.state, 'sending'))
}
