import { eq } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { ApiError } from '#shop-api/api-error.ts'
import type { AppEnv } from '#shop-api/app.ts'
import type { Db } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'

/** Finds the shop a path is for. An unknown one is told by this very message (spec §8). */
export function requireChannel(db: Db): MiddlewareHandler<AppEnv, '/:channel/*'> {
  return async (c, next) => {
    const [channel] = await db
      .select({ id: channels.id, name: channels.name, content_version: channels.content_version })
      .from(channels)
      .where(eq(channels.name, c.req.param('channel')))
    if (!channel) throw new ApiError(404, { code: 'channel_not_found', message: 'チャネルが存在しない' })
    c.set('channel', channel)
    await next()
  }
}
