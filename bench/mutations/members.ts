import type { MutatedSubject } from './mutation.ts'

export const members: MutatedSubject = {
  name: 'members',
  tests: ['tests/shop-api/members'],
  mutations: [
    {
      what: 'a lock never closes',
      file: 'shop-api/members/login/login-lock.ts',
      from: 'export const MAX_FAILURES = 10',
      to: 'export const MAX_FAILURES = 10_000',
    },
    {
      what: 'ten wrong passwords for one member lock all the others',
      file: 'shop-api/members/login/login-lock.ts',
      from: ': `user:${user_id}` }',
      to: ": 'user' }",
    },
    {
      what: 'a known device stays known after a new password',
      file: 'shop-api/members/login/known-device.ts',
      from: 'device?.sub === sub && device.password === password ? device.jti : undefined',
      to: 'device?.sub === sub && password ? device.jti : undefined',
    },
    {
      what: 'a known device of one member opens the lock of another',
      file: 'shop-api/members/login/known-device.ts',
      from: 'device?.sub === sub && device.password === password ? device.jti : undefined',
      to: 'device ? device.jti : undefined',
    },
    {
      what: 'a stolen refresh token works for ever',
      file: 'shop-api/members/login/refresh-session.ts',
      from: 'return isLast && now.getTime() - row.used_at.getTime() <= REPEAT_MS',
      to: 'return isLast || now.getTime() - row.used_at.getTime() <= REPEAT_MS',
    },
    {
      what: 'a stolen refresh token leaves the session open',
      file: 'shop-api/members/login/refresh-session.ts',
      from: '      await endSession(tx, session.id, now)\n',
      to: '',
    },
    {
      what: 'a session that ended can be renewed',
      file: 'shop-api/members/login/refresh-session.ts',
      from: 'and(eq(member_sessions.id, id), isNull(member_sessions.ended_at), gt(member_sessions.expires_at, now)),',
      to: 'and(eq(member_sessions.id, id), gt(member_sessions.expires_at, now)),',
    },
    {
      what: 'any code ends the second step',
      file: 'shop-api/members/login/verify-login.ts',
      from: 'if (!(await isCodeOf(db, ticket, verify_code))) {',
      to: 'if (!(await isCodeOf(db, ticket, verify_code)) && !verify_code) {',
    },
    {
      what: 'a code may be guessed as often as one likes',
      file: 'shop-api/members/login/tickets.ts',
      from: 'const MAX_WRONG_TRIES = 5',
      to: 'const MAX_WRONG_TRIES = 5_000',
    },
    {
      what: 'a code of the mail never ends',
      file: 'shop-api/members/login/tickets.ts',
      from: 'gt(member_tickets.expires_at, now),',
      to: '',
    },
    {
      what: 'the second step is left out where the member alone asked for it',
      file: 'shop-api/members/login/log-in.ts',
      from: 'settings.is_use_mfa || user.is_use_mfa',
      to: 'settings.is_use_mfa',
    },
    {
      what: 'sessions go on after an address was given back',
      file: 'shop-api/members/account/undo-email.ts',
      from: 'await endSessionsOf(tx, user_id, now)',
      to: '',
    },
    {
      what: 'a member changes the address of another',
      file: 'shop-api/members/addresses/change-addresses.ts',
      from: '.where(and(eq(user_addresses.id, id), eq(user_addresses.user_id, user_id)))',
      to: '.where(eq(user_addresses.id, id)).limit(user_id)',
    },
    {
      what: 'an address book takes one more than it may',
      file: 'shop-api/members/addresses/change-addresses.ts',
      from: 'if (held >= MAX_ADDRESSES) throw tooMany(1, 0)',
      to: 'if (held > MAX_ADDRESSES) throw tooMany(1, 0)',
    },
    {
      what: 'a review is written by whoever cancelled',
      file: 'shop-api/members/reviews/write-review.ts',
      from: "ne(orders.status, 'cancelled'),",
      to: '',
    },
    {
      what: 'a favourite of another is deleted',
      file: 'shop-api/members/favourites/bookmarks.ts',
      from: 'and(eq(bookmarks.id, id), eq(bookmarks.user_id, member.id))',
      to: 'and(eq(bookmarks.id, id), eq(bookmarks.user_id, bookmarks.user_id))',
    },
  ],
}
