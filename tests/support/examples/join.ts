import type { Registration } from '#contract/shapes/user.ts'
import { readMailedCode, readMailedToken, setSetting } from '#tests/support/member-fixtures.ts'
import { createRegistration, PASSWORD } from '#tests/support/registration.ts'
import { type ExampleShop, SISTER_MEMBER } from './open-example-shop.ts'
import type { Visitor } from './open-notebook.ts'

/** A new member, logged in. */
export async function join(shop: ExampleShop, values: Partial<Registration> = {}): Promise<Visitor> {
  const visitor = shop.open()
  const { access_token } = await visitor.call('POST /v1/users', { body: createRegistration(values) })
  visitor.bearer = access_token
  return visitor
}

/** Every way to be a member, to be known again, and to leave. */
export async function joinAndLeave(shop: ExampleShop): Promise<void> {
  const { db } = shop
  const yuki = await join(shop, { question_ct: 4, answer: 'すし' })
  const email = 'yuki@example.jp'
  await yuki.call('GET /v1/me/user')
  await yuki.call('GET /v1/users/dummy')
  await yuki.call('POST /v1/auth/refresh')
  const { password: _, password_confirmation: __, question_ct: ___, ...profile } = createRegistration()
  const change = { ...profile, last_name: '林', company_name: '', current_password: PASSWORD }
  await yuki.call('PUT /v1/me/user', { body: { ...change, email: 'hayashi@example.jp' } })
  await yuki.call('POST /v1/email-verify/request', { body: {} })
  const verify_code = await readMailedCode(db, 'hayashi@example.jp')
  const proved = await yuki.call('POST /v1/email-verify/check', { body: { verify_code } })
  yuki.bearer = proved.access_token
  const next = { password: 'new-pass-2026', password_confirmation: 'new-pass-2026' }
  await yuki.call('PUT /v1/me/password', { body: { current_password: PASSWORD, ...next } })
  await yuki.call('GET /v1/me/login-histories')
  await yuki.call('POST /v1/auth/logout')
  const undo = await readMailedToken(db, email)
  await shop.open().call('POST /v1/email-undo', { body: { token: undo } })

  await remind(shop, email)
  await logInBySecondStep(shop)
  await unlock(shop)
  await comeFromElsewhere(shop)

  const leaving = await join(shop, { email: 'leaving@example.jp' })
  await leaving.call('DELETE /v1/me/user', { body: { current_password: PASSWORD } })
  await shop.open().call('POST /{prefix}/v1/schools/check', {
    params: { prefix: 'gakko' },
    body: { code: 'SAKURA7' },
  })
}

async function remind(shop: ExampleShop, email: string): Promise<void> {
  const forgetful = shop.open()
  await forgetful.call('POST /v1/reminder/request', { body: { email } })
  const token = await readMailedToken(shop.db, email)
  await forgetful.call('POST /v1/reminder/check', { body: { token } })
  const words = { password: 'third-pass-2026', password_confirmation: 'third-pass-2026' }
  await forgetful.call('POST /v1/reminder/reset', { body: { token, answer: 'すし', ...words } })
  const name = { last_name: '林', first_name: '由紀' }
  await forgetful.call('POST /v1/reminder/username/request', { body: { email, ...name } })
  const named = await readMailedToken(shop.db, email)
  await forgetful.call('POST /v1/reminder/username/confirm', { body: { token: named } })
  await forgetful.call('POST /v1/reminder/username/reset', { body: { token: named, username: 'yuki88' } })
}

async function logInBySecondStep(shop: ExampleShop): Promise<void> {
  const email = 'careful@example.jp'
  await join(shop, { email })
  const visitor = shop.open()
  const credentials = { username: email, password: PASSWORD }
  await visitor.refuse('POST /v1/auth/login', { body: { ...credentials, password: 'wrong-pass-1' } })
  await visitor.call('POST /v1/auth/login', { body: credentials })
  await setSetting(shop.db, 'SITE.IS_USE_MFA', true)
  const { user_id } = await visitor.call('POST /v1/auth/login', { body: credentials })
  const verify_code = await readMailedCode(shop.db, email)
  await visitor.call('POST /v1/auth/verify', { body: { verify_code, user_id } })
  await setSetting(shop.db, 'SITE.IS_USE_MFA', false)
}

async function unlock(shop: ExampleShop): Promise<void> {
  const email = 'target@example.jp'
  await join(shop, { email })
  const stranger = shop.open()
  for (let at = 0; at < 10; at++)
    await stranger.refuse('POST /v1/auth/login', { body: { username: email, password: `wrong-pass-${at}` } })
  const unlockToken = await readMailedToken(shop.db, email)
  await shop.open().call('GET /v1/auth/unlock/{unlockToken}', { params: { unlockToken } })
}

/** By an account of a provider, and by one of a sister shop. */
async function comeFromElsewhere(shop: ExampleShop): Promise<void> {
  const visitor = shop.open()
  const { url } = await visitor.call('GET /v1/auth/{provider}/redirect', {
    params: { provider: 'google' },
    query: { redirect_to: '/mypage/point/' },
  })
  const hana = { sub: 'hana', email: 'hana@example.jp', email_verified: true, family_name: '佐藤', given_name: '花' } // prettier-ignore
  const back = await shop.provider.visit(url, hana)
  const { access_token } = await visitor.call('GET /v1/auth/{type}/callback', {
    params: { type: 'google' },
    query: Object.fromEntries(back.searchParams),
  })
  visitor.bearer = access_token
  await visitor.call('POST /v1/me/proof-code')
  await shop.open().call('POST /v1/auth/login-sync-channel', {
    body: { username: SISTER_MEMBER, password: PASSWORD, channel: 'gift' },
  })
}
