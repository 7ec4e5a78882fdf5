import { expect, test } from 'vitest'
import { readCompose } from '#tests/support/deploy/read-compose.ts'
import { type HostName, toPrograms } from '../../bench/hosts/programs.ts'

const programs = toPrograms({
  shop_port: 4321,
  cards_url: 'http://localhost:4101',
  sites: ['moto'],
  hook_secret: 'whsec_test',
  admin_token: 'a token',
  api_env: {},
  toFolder: (host) => `/hosts/${host}`,
  postgres_bin: '/postgresql/bin',
})

const { services } = readCompose()
const ours = Object.entries(services).filter(([name]) => name in programs)

test.each(ours.filter(([, { image }]) => image === 'noren'))(
  '%s of the bench runs what it runs in compose.yaml, with the same variables',
  (name, { command = ['node', 'demo/server.ts'], environment = {} }) => {
    const program = programs[name as HostName]
    expect(program.args).toEqual(command.slice(1))
    const wanted = Object.entries(environment)
      .map(([variable, value]) => [variable, value.replace(/:\$\{POSTGRES_PASSWORD[^}]*\}/, '')] as const)
      // Secrets are others in each run, and people read what the bench shows.
      .filter(([variable, value]) => !value.includes('${') && variable !== 'LOG_FORMAT')
    expect(program.env).toMatchObject(Object.fromEntries(wanted))
    expect(Object.keys(program.env!)).toEqual(
      expect.arrayContaining(Object.keys(environment).filter((variable) => variable !== 'LOG_FORMAT')),
    )
  },
)

test('The bench has every host of compose.yaml but the one that makes the bucket and ends', () => {
  expect(Object.keys(services).filter((name) => !(name in programs))).toEqual(['bucket'])
})
