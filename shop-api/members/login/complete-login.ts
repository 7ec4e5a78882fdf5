import type { AccountContext } from '#shop-api/members/account/account-context.ts'
import { rememberDevice } from './known-device.ts'
import { openSession } from './issue-tokens.ts'
import { linkWaitingIdentity } from './link-waiting-identity.ts'
import { recordLogin } from './login-history.ts'
import { dropMemberCookie, readMemberCookie } from './member-cookie.ts'
import type { MemberSettings } from '#shop-api/members/account/member-settings.ts'
import type { TicketData } from '#shop-api/db/json/ticket-data.ts'
import { type LoginAnswer, toLogin } from './to-login.ts'
import type { UserRow } from '#shop-api/members/account/user-row.ts'

/** The last step of every way of logging in: the login is written down, and the guest's cart becomes the member's. */
export async function completeLogin(
  context: AccountContext,
  user: UserRow,
  settings: MemberSettings,
  { method = 'password', cart_token, is_shared_device = false }: TicketData,
): Promise<LoginAnswer> {
  const { db, now } = context
  const issued = await db.transaction(async (tx) => {
    await recordLogin(tx, context, { user_id: user.id, result: 'success', method })
    if (user.is_registered_member) {
      await context.adoptCart(tx, user.id, cart_token ?? null)
    }
    await linkWaitingIdentity(tx, context, user)
    const session = await openSession(tx, context, { user_id: user.id, is_shared_device })
    const device = is_shared_device ? [] : await rememberDevice(tx, context, user)
    return { ...session, cookies: [...session.cookies, ...device] }
  })
  const waiting = (['ticket', 'oauth'] as const).filter((kind) => readMemberCookie(kind, context) !== null)
  return {
    body: toLogin(user, issued.access_token, { settings, now }),
    cookies: [...issued.cookies, ...waiting.flatMap((kind) => dropMemberCookie(kind, context))],
  }
}
