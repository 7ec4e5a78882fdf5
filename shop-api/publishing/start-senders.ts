import { describeError, type Log } from '#shop-api/process/log.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { repeat } from '#shop-api/process/repeat.ts'
import type { PublishTargets } from './publish-targets.ts'
import { freeDeliveries, registerHooks } from './register-hooks.ts'
import { startSender } from './send-deliveries.ts'

interface Dependencies {
  db: Db
  engine: OpenDb['engine']
  clock: () => Date
  publish_targets: PublishTargets
  log: Log
}

/** A channel may be added to a running shop. */
const REGISTER_EVERY_MS = 60_000

/** A sender for every hook, now and later. When it resolves, hooks are registered and no later change is missed. */
export async function startSenders({ db, engine, clock, publish_targets, log }: Dependencies) {
  const senders = new Map<number, ReturnType<typeof startSender>>()
  const register = async (): Promise<void> => {
    for (const hook of await registerHooks(db, publish_targets)) {
      if (!senders.has(hook.id)) senders.set(hook.id, startSender(hook, { db, clock, log }))
    }
  }
  if (engine === 'pglite') await freeDeliveries(db, clock())
  await register().catch((error: unknown) => log({ level: 'error', ...describeError(error) }))
  const registering = repeat(register, REGISTER_EVERY_MS, log)
  const heard = new Set<string>()
  return {
    /** @param channel_id of the shop that changed. A new one changes before anybody is told of it: that is mended at once. */
    ring: (channel_id?: string): void => {
      senders.forEach((sender) => sender.ring())
      if (channel_id === undefined || heard.has(channel_id)) return
      heard.add(channel_id)
      registering.ring()
    },
    stop: async (): Promise<void> => {
      await registering.stop()
      await Promise.all([...senders.values()].map((sender) => sender.stop()))
    },
  }
}
