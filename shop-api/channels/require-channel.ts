import { and, eq, exists, sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { ApiError } from '#shop-api/api-error.ts'
import type { AppEnv } from '#shop-api/app.ts'
import type { Db } from '#shop-api/db/db.ts'
import { channels, settings } from '#shop-api/db/schema/channels.ts'
import { GATE_ERRORS } from '#src/text/gate-errors.ts'

/** Finds the shop a path is for, with what decides who may enter. An unknown one is told by this very message (spec §8). */
export function requireChannel(db: Db): MiddlewareHandler<AppEnv, '/:channel/*'> {
  const isOn = (key: string) =>
    sql<boolean>`${exists(
      db
        .select({ one: sql`1` })
        .from(settings)
        .where(
          and(
            eq(settings.channel_id, channels.id),
            eq(settings.key, key),
            eq(settings.value, sql`'true'::jsonb`),
          ),
        ),
    )}`
  return async (c, next) => {
    const [channel] = await db
      .select({
        id: channels.id,
        name: channels.name,
        content_version: channels.content_version,
        maintenance: channels.maintenance,
        keycode_hash: channels.keycode_hash,
        is_keycode_required: isOn('SITE.IS_KEYCODE_REQUIRED'),
        is_without_members: isOn('SITE.NO_MEMBER_USE'),
      })
      .from(channels)
      .where(eq(channels.name, c.req.param('channel')))
    if (!channel) {
      throw new ApiError(404, { code: 'channel_not_found', message: GATE_ERRORS.channel_not_found })
    }
    c.set('channel', channel)
    await next()
  }
}
