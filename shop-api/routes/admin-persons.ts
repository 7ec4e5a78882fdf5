import { invite } from '#shop-api/staff/invite.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

export const adminPersonRoutes: readonly ServedCall[] = [
  serve('POST /v1/admin/invitations', async ({ db, channel, now, actor, body: { email, role } }) => {
    const invited_by = actor.name
    const { expires_at, ...invitation } = await invite(db, {
      channel_id: channel.id,
      email,
      role,
      invited_by,
      now,
    })
    return { body: { ...invitation, role, expires_at: expires_at.toISOString() } }
  }),
]
