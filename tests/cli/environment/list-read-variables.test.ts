import { expect, test } from 'vitest'
import { listReadVariables } from '#tests/support/environment/list-read-variables.ts'

const namesOf = (text: string) => listReadVariables('some.ts', text).names

test('a variable is seen however the code asks for it', () => {
  expect(namesOf(`const a = process.env.ONE`)).toEqual(['ONE'])
  expect(namesOf(`const a = env['TWO'] || env["THREE"]`)).toEqual(['THREE', 'TWO'])
  expect(namesOf(`const { FOUR, FIVE: five = '5' } = process.env`)).toEqual(['FIVE', 'FOUR'])
  expect(namesOf(`const isSet = 'SIX' in process.env`)).toEqual(['SIX'])
  expect(namesOf(`const port = readPort(env, 'SEVEN', 4100)`)).toEqual(['SEVEN'])
})

test('a name that is put together is seen as far as it is written', () => {
  expect(namesOf('const a = env[`SECRET_${toEnvName(channel)}`]')).toEqual(['SECRET_*'])
  expect(namesOf('const name = `${site}_API`\nconst a = env[name]')).toEqual(['*_API'])
  expect(namesOf(`const set = Object.keys(env).filter((name) => /^HOOK_(URL|KEY)(_|$)/.test(name))`)).toEqual(
    ['HOOK_KEY', 'HOOK_KEY_*', 'HOOK_URL', 'HOOK_URL_*'],
  )
  expect(namesOf(`const one = Object.keys(env).find((name) => name.startsWith('HOOK_KEY'))`)).toEqual([
    'HOOK_KEY',
    'HOOK_KEY_*',
  ])
  expect(namesOf(`export const site = { keycode: { env: 'HOJIN_KEYCODE' } }`)).toEqual(['HOJIN_KEYCODE'])
})

test('what is set for somebody else is not read', () => {
  expect(
    namesOf(`process.env['A'] = '1'; delete env.B; spawn('x', { env: { ...process.env, C_D: '1' } })`),
  ).toEqual([])
})

test('a place that hides the name is told, unless a site or a caller gives it', () => {
  expect(listReadVariables('a.ts', `\nconst a = env[toName()]`).lost).toEqual(['a.ts:2'])
  expect(listReadVariables('a.ts', `const a = env[site.api.base_env]`).lost).toEqual([])
  expect(listReadVariables('a.ts', `const read = (env: Env, name: string) => env[name]`).lost).toEqual([])
})
