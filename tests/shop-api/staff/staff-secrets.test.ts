import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { refuseWeakSecrets } from '#shop-api/staff/refuse-weak-secrets.ts'
import { readStaffSecrets } from '#shop-api/staff/staff-secrets.ts'
import { spawnShopApi } from '#tests/support/spawn-shop-api.ts'

const GOOD = 'a9F3-kuzu-7721-moss'
const OTHER = 'u4T8-yane-1195-rice'

test('Each shop has its own token; one token is the installation’s', () => {
  const of = readStaffSecrets({ ADMIN_TOKEN_GIFT_SHOP: OTHER, ADMIN_TOKEN: GOOD })
  expect(of('moto')).toEqual({ tokens: [GOOD] })
  expect(of('gift-shop')).toEqual({ tokens: [OTHER, GOOD] })
  expect(readStaffSecrets({})('moto')).toEqual({ tokens: [] })
})

test.for([
  ['a', 'is shorter than 12 characters'],
  ['aaaaaaaaaaaaaaaa', 'repeats the same few characters'],
  ['121212121212', 'repeats the same few characters'],
  ['password1234', 'is among the first that anybody guesses'],
  ['Noren-Admin-1', 'is among the first that anybody guesses'],
  ['1234567890123', 'is among the first that anybody guesses'],
])('In production the token %s is refused', ([secret = '', reason]) => {
  for (const name of ['ADMIN_TOKEN', 'ADMIN_TOKEN_MOTO'])
    expect(() => refuseWeakSecrets({ [name]: secret }, 'production')).toThrow(`${name} ${reason}`)
  expect(() => refuseWeakSecrets({ ADMIN_TOKEN: secret }, 'development')).not.toThrow()
  expect(() => refuseWeakSecrets({ ADMIN_TOKEN_MOTO: GOOD }, 'production')).not.toThrow()
})

test('A shared password of earlier versions is refused, and the error says what came in its place', () => {
  for (const environment of ['production', 'development'])
    expect(() => refuseWeakSecrets({ ADMIN_PASSWORD_MOTO: GOOD }, environment)).toThrow(
      /^ADMIN_PASSWORD_MOTO opens nothing any more: .* `noren invite <site> <e-mail>` makes the link/,
    )
  expect(() => refuseWeakSecrets({ ADMIN_PASSWORD: '' }, 'production')).not.toThrow()
})

test('A production server with a weak token does not start, and says so', { timeout: 60_000 }, async () => {
  const data_folder = await mkdtemp(`${tmpdir()}/noren-staff-`)
  onTestFinished(() => rm(data_folder, { recursive: true, force: true }))
  const env = { NODE_ENV: 'production', DATABASE_URL: `${data_folder}/shop`, ADMIN_TOKEN: 'a' }
  await expect(spawnShopApi(env)).rejects.toThrow('ADMIN_TOKEN is shorter than 12 characters')
})
