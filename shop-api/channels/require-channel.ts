import type { MiddlewareHandler } from 'hono'
import { ApiError } from '#shop-api/http/api-error.ts'
import type { AppEnv } from '#shop-api/http/app-env.ts'
import type { Db } from '#shop-api/db/db.ts'
import { GATE_ERRORS } from '#src/text/gate/gate-errors.ts'
import { findChannel } from './find-channel.ts'

/** Finds the shop a path is for. An unknown one is told by this very message (behaviour 1.1). */
export function requireChannel(db: Db): MiddlewareHandler<AppEnv, '/:channel/*'> {
  return async (c, next) => {
    const channel = await findChannel(db, c.req.param('channel'))
    if (!channel) {
      throw new ApiError(404, { code: 'channel_not_found', message: GATE_ERRORS.channel_not_found })
    }
    c.set('channel', channel)
    await next()
  }
}
