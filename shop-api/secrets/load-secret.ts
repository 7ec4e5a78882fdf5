import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { channel_secrets } from '#shop-api/db/schema/channels.ts'

/**
 * The secret a channel signs its passes with. It is made when first needed, and is the same for every process of the
 * shop.
 */
export async function loadSecret(db: Db | Tx, channel_id: number): Promise<string> {
  const known = await findSecret(db, channel_id)
  if (known !== undefined) return known
  const secret = randomBytes(32).toString('base64url')
  await db.insert(channel_secrets).values({ channel_id, secret }).onConflictDoNothing()
  return (await findSecret(db, channel_id)) ?? secret
}

async function findSecret(db: Db | Tx, channel_id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ secret: channel_secrets.secret })
    .from(channel_secrets)
    .where(eq(channel_secrets.channel_id, channel_id))
  return row?.secret
}
