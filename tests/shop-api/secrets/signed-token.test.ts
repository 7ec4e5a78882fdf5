import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readToken, signToken, type TokenUse } from '#shop-api/secrets/signed-token.ts'

const now = new Date('2026-11-20T03:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const secret = 'a secret of thirty-two characters'
const use: TokenUse = { secret, kind: 'tags+jwt' }
const schema = z.object({ opens: z.string() })
const read = (token: string, other: Partial<TokenUse & { now: Date }> = {}) =>
  readToken({ ...use, now, ...other }, token, schema)

describe('a signed token', () => {
  test('is good until its time is over', async () => {
    const token = await signToken(use, { opens: 'all' }, later(60))
    expect(await read(token)).toEqual({ opens: 'all' })
    expect(await read(token, { now: later(59) })).toEqual({ opens: 'all' })
    expect(await read(token, { now: later(60) })).toBeUndefined()
  })

  test('of one kind is none of another, nor of another shop or audience', async () => {
    const token = await signToken(use, { opens: 'all' }, later(60))
    const kinds = ['at+jwt', 'device+jwt', 'keycode+jwt', 'order+jwt', 'preview+jwt', 'verdict+jwt'] as const
    for (const kind of kinds) expect([kind, await read(token, { kind })]).toEqual([kind, undefined])
    expect(await read(token, { secret: 'the secret of quite another shop!' })).toBeUndefined()
    expect(await read(token, { audience: 'moto' })).toBeUndefined()
    const addressed = await signToken({ ...use, audience: 'moto' }, { opens: 'all' }, later(60))
    expect(await read(addressed, { audience: 'moto' })).toEqual({ opens: 'all' })
    expect(await read(addressed, { audience: 'gift' })).toBeUndefined()
  })

  test('is refused with any byte of what is signed changed', async () => {
    const token = await signToken(use, { opens: 'all' }, later(60))
    const signature = token.lastIndexOf('.') + 1
    // Of its last letter only four bits count.
    for (let at = 0; at < token.length - 1; at++) {
      const changed = token[at] === 'A' ? 'B' : 'A'
      const forged = token.slice(0, at) + changed + token.slice(at + 1)
      expect([at, await read(forged)]).toEqual([at, undefined])
    }
    for (const forged of [
      token.slice(0, signature),
      token.slice(0, signature - 1),
      `${token}x`,
      'x',
      '...',
      '',
    ]) {
      expect([forged, await read(forged)]).toEqual([forged, undefined])
    }
  })

  test('is refused without a signature, of another algorithm, without an end, and with other claims', async () => {
    const head = { alg: 'HS256', typ: use.kind }
    const draft = () => new SignJWT({ opens: 'all' }).setExpirationTime(later(60))
    const key = new TextEncoder().encode(secret)
    expect(await read(await draft().setProtectedHeader(head).sign(key))).toEqual({ opens: 'all' })
    const unsigned = new UnsecuredJWT({ opens: 'all' }).setExpirationTime(later(60)).encode()
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: use.kind })).toString('base64url')
    const forged = [
      unsigned,
      unsigned.replace(/^[^.]+/, none),
      await draft()
        .setProtectedHeader({ ...head, alg: 'HS384' })
        .sign(key),
      await draft()
        .setProtectedHeader({ ...head, alg: 'HS512' })
        .sign(key),
      await draft().setProtectedHeader({ alg: 'HS256' }).sign(key),
      await new SignJWT({ opens: 'all' }).setProtectedHeader(head).sign(key),
      await new SignJWT({ opens: 1 }).setProtectedHeader(head).setExpirationTime(later(60)).sign(key),
    ]
    for (const one of forged) expect(await read(one)).toBeUndefined()
  })
})
