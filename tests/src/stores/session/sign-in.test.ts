import { expect, test } from 'vitest'
import { useBrowserShop, openDoor } from '#tests/support/browser-shop.ts'
import { createMemberWithPassword, readMailedCode, setSetting } from '#tests/support/member-fixtures.ts'
import { createRegistration, PASSWORD } from '#tests/support/registration.ts'

const shop = await useBrowserShop([{ unit_price: 1000, stock: 5 }])

const set = (key: string, value: boolean) => setSetting(shop.db, key, value, shop.channel.name)
const createMember = (email: string, user: object = {}) =>
  createMemberWithPassword(shop.db, email, { channel: shop.channel.name, user })
const logIn = { username: 'hana@example.jp', password: PASSWORD }

test('A wrong password leaves the visitor a guest, and the cookie of a login is not there', async () => {
  await createMember('wrong@example.jp')
  const door = await openDoor()
  const end = await door.signIn({ username: 'wrong@example.jp', password: 'not-right-1' }, false)
  expect(end).toMatchObject({ state: 'failed', failure: { kind: 'refused', code: 'auth.login.invalid' } })
  expect(door.getAccessToken()).toBeNull()
})

test('A member logs in, and the next page knows it without asking the shop', async () => {
  const { id } = await createMember(logIn.username)
  const door = await openDoor()
  expect(await door.signIn(logIn, false)).toEqual({ state: 'member', warnings: [] })
  expect(door.$session.get()).toEqual({ state: 'member', user_id: id })
  shop.wire.calls.length = 0
  const next = await openDoor()
  await next.checkSession()
  expect(next.$session.get()).toEqual({ state: 'member', user_id: id })
  expect(shop.wire.calls).toEqual([])
})

test('Logging out forgets the member even when the shop does not answer', async () => {
  await createMember('out@example.jp')
  const door = await openDoor()
  await door.signIn({ username: 'out@example.jp', password: PASSWORD }, false)
  door.keepDraft('contact', { body: 'ひみつ' })
  shop.wire.current = async () => {
    throw new TypeError('fetch failed')
  }
  await door.signOut()
  expect(door.getAccessToken()).toBeNull()
  expect(door.$session.get()).toEqual({ state: 'guest' })
  expect(door.getDraft('contact')).toEqual({})
})

test('Where addresses are verified a new member waits for the code, over a reload too', async () => {
  await set('SITE.IS_USE_EMAIL_VERIFY', true)
  const email = 'new@example.jp'
  const door = await openDoor()
  expect(await door.registerMember(createRegistration({ email }))).toEqual({ state: 'unregistered' })
  const next = await openDoor()
  await next.checkSession()
  expect(next.$session.get().state).toBe('unregistered')
  expect(await next.verifyEmail('000000')).toMatchObject({ state: 'failed', is_new: true })
  expect(await next.requestEmailCode()).toMatchObject({ state: 'told' })
  const code = await readMailedCode(shop.db, email)
  expect(await next.verifyEmail(code)).toEqual({ state: 'member', warnings: [], is_new: true })
  expect(next.$session.get().state).toBe('member')
  expect(next.getPendingLogin()).toBeNull()
  await set('SITE.IS_USE_EMAIL_VERIFY', false)
})

test('A new address of a member waits for its code, and the member stays logged in', async () => {
  await createMember('before@example.jp')
  const door = await openDoor()
  await door.signIn({ username: 'before@example.jp', password: PASSWORD }, false)
  const {
    password: current_password,
    password_confirmation: _,
    ...data
  } = createRegistration({ email: 'after@example.jp' })
  expect(await door.changeMember(data)).toMatchObject({
    failure: { fields: [{ field: 'current_password' }] },
  })
  const end = await door.changeMember({ ...data, current_password })
  expect(end).toMatchObject({
    state: 'told',
    value: { email: 'before@example.jp', pending_email: 'after@example.jp' },
  })
  expect(door.$session.get().state).toBe('member')
  const code = await readMailedCode(shop.db, 'after@example.jp')
  expect(await door.verifyEmail(code)).toMatchObject({ state: 'member', is_new: false })
})

test('A login in two steps keeps the code it was told until it is typed in', async () => {
  const { id } = await createMember('two-steps@example.jp', { is_use_mfa: true })
  const door = await openDoor()
  const end = await door.signIn({ username: 'two-steps@example.jp', password: PASSWORD }, false)
  expect(end).toMatchObject({ state: 'mfa', verify_code: expect.stringMatching(/^\d{6}$/) as string })
  const code = end.state === 'mfa' && { verify_code: end.verify_code }
  const next = await openDoor()
  await next.checkSession()
  expect(next.$session.get().state).toBe('mfa')
  expect(next.getPendingLogin()).toMatchObject({ state: 'mfa', user_id: id, ...code })
})

test('No secret of a form is ever kept as a draft', async () => {
  const door = await openDoor()
  door.keepDraft('registration', {
    email: 'a@example.jp',
    password: PASSWORD,
    password_confirmation: PASSWORD,
    current_password: PASSWORD,
    answer: 'ポチ',
    verify_code: '123456',
  })
  expect(door.getDraft('registration')).toEqual({ email: 'a@example.jp' })
})

test('What was typed when a session ended waits for the same member, and for nobody else', async () => {
  await createMember('typed@example.jp')
  await createMember('next@example.jp')
  const logInAs = (username: string) => ({ username, password: PASSWORD })
  const door = await openDoor()
  for (const [next, kept] of [
    ['typed@example.jp', { body: 'ひみつ' }],
    ['next@example.jp', {}],
  ] as const) {
    await door.signIn(logInAs('typed@example.jp'), false)
    door.keepDraft('contact', { body: 'ひみつ' })
    shop.wire.current = async (request, deliver) =>
      request.url.endsWith('/refresh') ? new Response('{}', { status: 401 }) : deliver()
    document.cookie = 'expires_at=1; path=/'
    await door.checkSession()
    expect(door.$session.get().state).toBe('refresh-failed')
    await door.signIn(logInAs(next), false)
    expect(door.getDraft('contact')).toEqual(kept)
  }
})

test('On a shared device a logout leaves nothing behind, not even the cart', async () => {
  await createMember('shared@example.jp')
  const door = await openDoor()
  await door.signIn({ username: 'shared@example.jp', password: PASSWORD }, true)
  door.keepDraft('contact', { body: 'ひみつ' })
  localStorage.setItem('noren.purchase', '{"order_no":"ひみつ"}')
  localStorage.setItem('noren.hidden_messages', '{"cart-index":"2026-01-01"}')
  await door.signOut({ keeps_cart: true })
  const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted()
  expect(kept).toEqual(['noren.hidden_messages', 'noren.session'])
  expect(document.cookie).not.toMatch(/access_token|expires_at|shared_device|cartToken/)
})
