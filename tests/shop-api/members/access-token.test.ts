import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import {
  ACCESS_TOKEN_LIFETIME_S,
  createAccessToken,
  readAccessToken,
} from '#shop-api/members/login/access-token.ts'

const now = new Date('2026-11-20T03:00:00Z')
const shop = { secret: 'a secret of thirty-two characters', channel: 'moto', now }
const claims = { user_id: 7, session_id: 3 }

test('A token says whose it is until its time is over', async () => {
  const token = await createAccessToken(claims, shop)
  expect(await readAccessToken(token, shop)).toEqual(claims)
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  expect(await readAccessToken(token, { ...shop, now: later(ACCESS_TOKEN_LIFETIME_S - 1) })).toEqual(claims)
  expect(await readAccessToken(token, { ...shop, now: later(ACCESS_TOKEN_LIFETIME_S) })).toBeUndefined()
})

test('A token of another shop opens nothing here', async () => {
  const token = await createAccessToken(claims, { ...shop, channel: 'gift' })
  expect(await readAccessToken(token, shop)).toBeUndefined()
  const foreign = await createAccessToken(claims, { ...shop, secret: 'the secret of quite another shop!' })
  expect(await readAccessToken(foreign, shop)).toBeUndefined()
})

test('Forged tokens open nothing: changed, without a signature, of another algorithm, without a subject', async () => {
  const token = await createAccessToken(claims, shop)
  const [head = '', , signature = ''] = token.split('.')
  const other = Buffer.from(JSON.stringify({ sub: '8', sid: 3, aud: 'moto', exp: 9_999_999_999 }))
  const secret = new TextEncoder().encode(shop.secret)
  const sign = (alg: string, typ: string) =>
    new SignJWT({ sid: 3 })
      .setProtectedHeader({ alg, typ })
      .setSubject('7')
      .setAudience('moto')
      .setExpirationTime(9_999_999_999)
      .sign(secret)
  const forged = [
    `${head}.${other.toString('base64url')}.${signature}`,
    new UnsecuredJWT({ sid: 3 })
      .setSubject('7')
      .setAudience('moto')
      .setExpirationTime(9_999_999_999)
      .encode(),
    await sign('HS512', 'at+jwt'),
    await sign('HS256', 'JWT'),
    await new SignJWT({ sid: 3 })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setAudience('moto')
      .setExpirationTime(9_999_999_999)
      .sign(secret),
    'no token at all',
    '',
  ]
  for (const one of forged) expect(await readAccessToken(one, shop)).toBeUndefined()
})
