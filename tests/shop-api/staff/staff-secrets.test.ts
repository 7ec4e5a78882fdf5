import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { refuseWeakSecrets } from '#shop-api/staff/refuse-weak-secrets.ts'
import { loadStaffSecrets } from '#shop-api/staff/staff-secrets.ts'
import { spawnShopApi } from '#tests/support/spawn-shop-api.ts'

const GOOD = 'a9F3-kuzu-7721-moss'
const OTHER = 'u4T8-yane-1195-rice'

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(`${tmpdir()}/noren-staff-`)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function load(
  env: Record<string, string>,
  { environment = 'production', channels = ['moto', 'gift-shop'], data_folder = '' } = {},
) {
  const said: string[] = []
  const secrets = loadStaffSecrets(env, { environment, data_folder, channels }, (line) => said.push(line))
  return secrets.then((of) => ({ of, said }))
}

test('On a new machine each shop gets a password of its own, and they stay the same', async () => {
  const data_folder = `${await openFolder()}/data/files`
  const at = { environment: 'development', data_folder }
  const first = await load({}, at)
  const password = first.of('moto')?.password
  expect(password).toBe((await readFile(`${data_folder}/admin-password-moto`, 'utf8')).trim())
  expect(first.of('gift-shop')?.password).not.toBe(password)
  expect(first.said.join('\n')).toContain(`editor: the password of moto is ${password}`)
  const again = await load({}, at)
  expect(again.of('moto')).toEqual(first.of('moto'))
  expect(again.said.join('\n')).not.toContain(password)
})

test('The one password an earlier version kept for all shops opens none of them', async () => {
  const data_folder = await openFolder()
  await writeFile(`${data_folder}/admin-password`, 'of-all-shops\n')
  const { of } = await load({}, { environment: 'development', data_folder })
  expect(of('moto')?.password).not.toBe('of-all-shops')
})

test('Each shop has its own password and token; one token is the installation’s', async () => {
  const { of, said } = await load({
    ADMIN_PASSWORD_MOTO: GOOD,
    ADMIN_TOKEN_GIFT_SHOP: OTHER,
    ADMIN_TOKEN: `${GOOD}-all`,
  })
  expect(of('moto')).toEqual({ password: GOOD, tokens: [`${GOOD}-all`] })
  expect(of('gift-shop')).toEqual({ password: undefined, tokens: [OTHER, `${GOOD}-all`] })
  expect(said).toEqual([])
})

test('In production one password for several shops is refused, and the error names what to set', async () => {
  await expect(load({ ADMIN_PASSWORD: GOOD })).rejects.toThrow(
    'ADMIN_PASSWORD would open 2 shops. Unset it and give each shop its own: ADMIN_PASSWORD_MOTO, ADMIN_PASSWORD_GIFT_SHOP.',
  )
  const { of } = await load({ ADMIN_PASSWORD: GOOD }, { channels: ['moto'] })
  expect(of('moto')?.password).toBe(GOOD)
  // One that is made while the only other shop runs is not opened by its password.
  expect(of('later')?.password).toBeUndefined()
})

test('In production a shop without a secret stays closed, and the start says how to open it', async () => {
  const { of, said } = await load({ ADMIN_PASSWORD_MOTO: GOOD })
  expect(of('gift-shop')).toBeUndefined()
  expect(said).toEqual(['editor: gift-shop is closed; set ADMIN_PASSWORD_GIFT_SHOP to open it'])
})

test.for([
  ['a', 'is shorter than 12 characters'],
  ['aaaaaaaaaaaaaaaa', 'repeats the same few characters'],
  ['121212121212', 'repeats the same few characters'],
  ['password1234', 'is among the first that anybody guesses'],
  ['Noren-Admin-1', 'is among the first that anybody guesses'],
  ['1234567890123', 'is among the first that anybody guesses'],
])('In production the secret %s is refused', ([secret = '', reason]) => {
  for (const name of ['ADMIN_PASSWORD_MOTO', 'ADMIN_TOKEN', 'ADMIN_TOKEN_MOTO'])
    expect(() => refuseWeakSecrets({ [name]: secret }, 'production')).toThrow(`${name} ${reason}`)
  expect(() => refuseWeakSecrets({ ADMIN_PASSWORD: secret }, 'development')).not.toThrow()
  expect(() => refuseWeakSecrets({ ADMIN_PASSWORD_MOTO: GOOD }, 'production')).not.toThrow()
})

test(
  'A production server with a weak password does not start, and says so',
  { timeout: 60_000 },
  async () => {
    const data_folder = await openFolder()
    const env = { NODE_ENV: 'production', DATABASE_URL: `${data_folder}/shop`, ADMIN_PASSWORD: 'a' }
    await expect(spawnShopApi(env)).rejects.toThrow('ADMIN_PASSWORD is shorter than 12 characters')
  },
)
