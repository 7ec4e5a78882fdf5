import { SignJWT, UnsecuredJWT } from 'jose'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { type CallName, calls } from '#contract/index.ts'
import { channels, channel_secrets } from '#shop-api/db/schema/channels.ts'
import { member_sessions } from '#shop-api/db/schema/members.ts'
import { createAccessToken } from '#shop-api/members/login/access-token.ts'
import { servedCalls } from '#shop-api/routes/served-calls.ts'
import { createMember, type TestMember } from '#tests/support/create-member.ts'
import { createMemberWithPassword } from '#tests/support/member-fixtures.ts'
import { createRegistration } from '#tests/support/registration.ts'
import { type MembersShop, openMembersShop } from '#tests/support/open-members-shop.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { TEST_NOW } from '#tests/support/open-test-shop.ts'

const NEEDS_MEMBER = (Object.entries(calls) as [CallName, CallDefinition][]).filter(
  ([name, { auth }]) => servedCalls.includes(name) && (auth === 'member' || auth === 'account'),
)

describe.each(ONE_ENGINE)('a token that is not good on %s', (engine) => {
  let shop: MembersShop
  let member: TestMember
  let secret: Uint8Array
  beforeAll(async () => {
    shop = await openMembersShop(engine)
    member = await createMember(shop.db)
    const [row] = await shop.db
      .select({ secret: channel_secrets.secret })
      .from(channel_secrets)
      .innerJoin(channels, eq(channels.id, channel_secrets.channel_id))
      .where(eq(channels.name, 'moto'))
    secret = new TextEncoder().encode(row?.secret)
  })
  afterAll(() => shop.close())

  const now = Math.floor(TEST_NOW.getTime() / 1000)
  const ask = async (bearer: string, name: CallName = 'GET /v1/me/user') =>
    (await shop.browse().ask(name, { params: PARAMS }, bearer)).status
  const PARAMS = { id: 1, resourceKey: 'x', product_id: 1 }
  const draft = () => new SignJWT({ sid: member.session_id }).setSubject(String(member.id))

  test('opens nothing: forged, over, foreign, of no algorithm, without a login behind it', async () => {
    const head = { alg: 'HS256', typ: 'at+jwt' }
    const good = await draft()
      .setProtectedHeader(head)
      .setAudience('moto')
      .setExpirationTime(now + 60)
      .sign(secret)
    expect(await ask(good)).toBe(200)
    const [protectedHead = '', payload = '', signature = ''] = good.split('.')
    const other = new TextEncoder().encode('a secret of thirty-two characters')
    const claims = { user_id: member.id, session_id: member.session_id }
    const forged: Record<string, string> = {
      unsigned: new UnsecuredJWT({ sid: member.session_id })
        .setSubject(String(member.id))
        .setAudience('moto')
        .setExpirationTime(now + 60)
        .encode(),
      'without its signature': `${protectedHead}.${payload}.`,
      'of another signature': `${protectedHead}.${payload}.${signature.split('').reverse().join('')}`,
      'of another secret': await draft()
        .setProtectedHeader(head)
        .setAudience('moto')
        .setExpirationTime(now + 60)
        .sign(other),
      'of another algorithm': await draft()
        .setProtectedHeader({ ...head, alg: 'HS384' })
        .setAudience('moto')
        .setExpirationTime(now + 60)
        .sign(secret),
      'of another kind': await draft()
        .setProtectedHeader({ ...head, typ: 'JWT' })
        .setAudience('moto')
        .setExpirationTime(now + 60)
        .sign(secret),
      'for another shop': await draft()
        .setProtectedHeader(head)
        .setAudience('gift')
        .setExpirationTime(now + 60)
        .sign(secret),
      over: await draft().setProtectedHeader(head).setAudience('moto').setExpirationTime(now).sign(secret),
      'that never ends': await draft().setProtectedHeader(head).setAudience('moto').sign(secret),
      'of nobody’s login': await createAccessToken({ ...claims, session_id: 999_999 }, toShop()),
      'of another’s login': await createAccessToken(
        { ...claims, user_id: (await createMember(shop.db)).id },
        toShop(),
      ),
      'of a member of another shop': await createAccessToken(await createForeign(), toShop()),
      nonsense: 'nonsense',
      'of dots': '...',
    }
    const answers = await Promise.all(
      Object.entries(forged).map(async ([kind, one]) => [kind, await ask(one)]),
    )
    expect(answers).toEqual(Object.keys(forged).map((kind) => [kind, 401]))
    expect(await ask(await createAccessToken(claims, toShop()))).toBe(200)
  })

  const toShop = () => ({ secret: new TextDecoder().decode(secret), channel: 'moto', now: TEST_NOW })
  async function createForeign() {
    const { id, session_id } = await createMember(shop.db, { channel: 'gift' })
    return { user_id: id, session_id }
  }

  test('opens no call of a member’s, nor does none, nor one whose login has ended', async () => {
    expect(NEEDS_MEMBER.length).toBeGreaterThan(40)
    const gone = await createMember(shop.db)
    const bearer = gone.headers.authorization.replace('Bearer ', '')
    await shop.db
      .update(member_sessions)
      .set({ ended_at: TEST_NOW })
      .where(eq(member_sessions.id, gone.session_id))
    for (const [name] of NEEDS_MEMBER) {
      expect([name, await ask('', name), await ask('nonsense', name), await ask(bearer, name)]).toEqual([
        name,
        401,
        401,
        401,
      ])
    }
  })

  test('Whose address waits to be verified may verify it, and nothing else', async () => {
    const waiting = await createMember(shop.db, { user: { is_registered_member: false } })
    const bearer = waiting.headers.authorization.replace('Bearer ', '')
    for (const [name, { auth }] of NEEDS_MEMBER) {
      const status = await ask(bearer, name)
      if (auth === 'member') expect([name, status]).toEqual([name, 403])
      else expect([401, 403]).not.toContain(status)
    }
  })

  test('A member who tries out addresses is stopped as one who registers them is', async () => {
    await createMember(shop.db, { user: { email: 'taken@example.jp', username: 'taken@example.jp' } })
    const browser = shop.browse()
    const member = await createMemberWithPassword(shop.db, 'curious@example.jp')
    const bearer = member.headers.authorization.replace('Bearer ', '')
    const {
      password: current_password,
      password_confirmation: _,
      ...wanted
    } = createRegistration({ email: 'taken@example.jp' })
    const profile = { ...wanted, current_password }
    // The answers tell nothing, and the mails they cause come to an end.
    const statuses: number[] = []
    for (let at = 0; at < 21; at++) {
      statuses.push((await browser.ask('PUT /v1/me/user', { body: profile }, bearer)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })
})
